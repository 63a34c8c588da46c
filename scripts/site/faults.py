"""What the builder of the site refuses, and how it says so."""


class Fault(Exception):
    """An input that no page can be made of; its text names the file and what is wrong with it."""
