"""Small folders for the tests, and the path to the modules that they test."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

ROOT = pathlib.Path(__file__).resolve().parents[3]


class FolderTest(unittest.TestCase):
    """A test with an empty folder of its own."""

    def setUp(self):
        scrap = tempfile.TemporaryDirectory()
        self.addCleanup(scrap.cleanup)
        self.folder = pathlib.Path(scrap.name)

    def put(self, path: str, text: str) -> pathlib.Path:
        """Writes a file of the folder."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file
