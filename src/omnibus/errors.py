"""What a person did wrong, said in words that a person can read."""


class OmnibusError(ValueError):
    """The root of all named errors: its text is shown as it stands, never a traceback."""
