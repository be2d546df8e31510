"""Commands: what is typed after ``omnibus``. A command is a module of its name; see ``main``."""
