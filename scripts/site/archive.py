"""The pages of a DocC archive, as the data that its own scripts would show."""

import json
import pathlib
import urllib.parse

from faults import Fault

# Where the archive's pages and files lie in the site.
PAGES = "/documentation"
FOLDER = "reference"


class Archive:
    """The data of a combined archive, by the addresses of its pages."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        data = folder / "data"
        self.pages: dict[str, dict] = {}
        for file in sorted((data / "documentation").rglob("*.json")):
            address = "/" + file.relative_to(data).with_suffix("").as_posix()
            self.pages[address] = json.loads(file.read_text(encoding="utf-8"))
        if not self.pages:
            raise Fault(f"{folder}: no pages of documentation in it")
        self.modules = sorted(address for address in self.pages if address.count("/") == 2)
        # Beside the operators, names differ in more than the case of their letters on no two pages.
        self.paths = {address: self._path(address) for address in self.pages}

    @staticmethod
    def _path(address: str) -> str:
        return FOLDER + address.removeprefix(PAGES) + "/index.html"

    def path(self, url: str) -> str | None:
        """Returns the page of the site for an address with its anchor; `None` when there is no page."""
        address, mark, anchor = url.partition("#")
        address = urllib.parse.unquote(address).rstrip("/").lower()
        path = self.paths.get(address)
        return path + mark + anchor if path else None

    def file(self, url: str) -> str:
        """Returns the file of the site for a picture or a download of the archive."""
        path = urllib.parse.unquote(url).lstrip("/")
        if not (self.folder / path).is_file():
            raise Fault(f"{self.folder}: no file {path}, to which a page refers")
        return f"{FOLDER}/{path}"
