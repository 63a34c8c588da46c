"""The program `orihon`, whose output the site shows."""

import json
import pathlib
import subprocess

from faults import Fault


class Program:
    """Runs verbs of the program in a folder of its own."""

    def __init__(self, path: pathlib.Path, folder: pathlib.Path):
        self.path = path.resolve()
        self.folder = folder

    def run(self, *words: str) -> str:
        """Returns what a verb prints; a status other than 0 is a fault, told by the verb's own words."""
        result = subprocess.run(
            [self.path, *words],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if result.returncode != 0:
            raise Fault(f"orihon {' '.join(words)} ended with {result.returncode}: {result.stderr.strip()}")
        return result.stdout

    def json(self, *words: str):
        """Returns the JSON that a verb prints."""
        return json.loads(self.run(*words))
