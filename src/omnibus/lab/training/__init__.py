"""Training a network by its own games. Only here, and only when somebody trains, PyTorch is loaded."""
