"""The repository's own pages, and where a path of the repository lies in the site."""

import html
import pathlib
import posixpath
import re
import shutil

import elements
import links
import markdown
from archive import FOLDER, Archive
from elements import text
from faults import Fault
from shell import Shell

# The pages outside the documentation: a path, the page of the site, its title.
OWN = {
    "README.md": ("readme/index.html", "README"),
    "CONTRIBUTING.md": ("contributing/index.html", "Contributing"),
    "CHANGELOG.md": ("changes/index.html", "Changelog"),
}
ROOM = re.compile(r"Sources/(\w+)/README\.md")
CATALOGUE_PAGE = re.compile(r"Sources/\w+/(\w+)/\1\.docc/(\w+)\.md")


class Repository:
    """Finds what the pages link to; other files are shown as pages of their lines, and pictures copied."""

    def __init__(self, root: pathlib.Path, archive: Archive, shell: Shell):
        self.root = root
        self.archive = archive
        self.shell = shell
        self._written: set[str] = set()

    def read(self, path: str) -> str:
        """Returns the text of a file of the repository."""
        file = self.root / path
        if not file.is_file():
            raise Fault(f"{path}: no such file in the repository")
        return file.read_text(encoding="utf-8")

    def rooms(self) -> list[str]:
        """Returns the rooms that have a page, in the order of the README's list of them."""
        listed = re.findall(r"\[\w+\]\(Sources/(\w+)/README\.md\)", self.read("README.md"))
        return list(dict.fromkeys(listed))

    def write(self) -> None:
        """Writes the pages at the root and those of the rooms."""
        for path, (page, title) in OWN.items():
            self._write(path, page, title)
        for room in self.rooms():
            self._write(f"Sources/{room}/README.md", f"rooms/{room.lower()}/index.html", room)

    def _write(self, path: str, page: str, title: str) -> None:
        body = f'<article class="doc">{self.markdown(path, page).render(self.read(path))}</article>'
        self.shell.write(page, f"{title} · Orihon", body, part="read")

    def markdown(self, path: str, page: str) -> markdown.Markdown:
        """Returns a renderer for the text of a file, shown on a page of the site."""
        return markdown.Markdown(
            lambda target, label: self._link(path, page, target, label),
            lambda target, alt: self._picture(path, page, target, alt),
        )

    def _link(self, path: str, page: str, target: str, label: str) -> str:
        if links.is_outside(target):
            return elements.outside(target, label)
        if target.startswith("#"):
            own = OWN[path][0] if path in OWN else page
            return elements.link(links.relative(page, own + target), label)
        way, mark, anchor = target.partition("#")
        place = self.place(posixpath.normpath(posixpath.join(posixpath.dirname(path), way)))
        return elements.link(links.relative(page, place + mark + anchor), label) if place else label

    def _picture(self, path: str, page: str, target: str, alt: str) -> str:
        place = self.place(posixpath.normpath(posixpath.join(posixpath.dirname(path), target)))
        if place is None:
            raise Fault(f"{path}: shows the picture {target}, which is not there")
        words = html.escape(alt, quote=True)
        return f'<img src="{links.relative(page, place)}" alt="{words}" loading="lazy">'

    def place(self, path: str) -> str | None:
        """Returns the page of the site for a path of the repository; `None` for a folder, which has none."""
        if path in OWN:
            return OWN[path][0]
        if room := ROOM.fullmatch(path):
            return f"rooms/{room[1].lower()}/index.html"
        if article := CATALOGUE_PAGE.fullmatch(path):
            module, name = article[1].lower(), article[2].lower()
            page = (
                f"{FOLDER}/{module}/index.html" if name == module else f"{FOLDER}/{module}/{name}/index.html"
            )
            if page not in self.archive.paths.values():
                raise Fault(f"{path}: the documentation has no page for it")
            return page
        return self.file(path) if (self.root / path).is_file() else None

    def file(self, path: str) -> str:
        """Returns the page of a file's lines, or the copy of a picture; the first time it writes it."""
        page = f"files/{path}" + ("" if path.endswith((".png", ".jpg", ".svg")) else ".html")
        if page not in self._written:
            self._written.add(page)
            if page.endswith(".html"):
                lines = elements.listing(self.read(path))
                body = f'<article class="doc"><h1><code>{text(path)}</code></h1>{lines}</article>'
                self.shell.write(page, f"{path} · Orihon", body)
            else:
                place = self.shell.folder / page
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(self.root / path, place)
        return page
