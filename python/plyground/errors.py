"""What goes wrong, as one line."""


class PlygroundError(Exception):
    """One line that names the thing, the place and what was expected."""
