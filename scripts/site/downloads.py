"""Downloads: what lies in `dist`, with sizes and checksums, and the schemas for an editor."""

import hashlib
import json
import pathlib
import shutil

import elements
import links
from elements import text
from faults import Fault
from program import Program
from shell import Shell

PAGE = "downloads/index.html"
KINDS = {
    ".deb": "A package for Debian",
    ".gz": "An archive that runs from any folder",
    ".AppImage": "One file that runs by itself",
}
SCHEMAS = {"feed": "feed files", "script": "scripts", "scenarios": "scenarios", "labels": "labels of strokes"}


def write(program: Program, packages: pathlib.Path, shell: Shell) -> None:
    """Copies what there is to download, and writes its page."""
    folder = shell.folder / "downloads"
    folder.mkdir()
    found = shipped(packages)
    for file in found:
        shutil.copyfile(file, folder / file.name)
    if found:
        sums = "".join(f"{checksum(file)}  {file.name}\n" for file in found)
        (folder / "SHA256SUMS").write_text(sums, encoding="utf-8")
    for kind in SCHEMAS:
        schema = program.json("schema", kind)
        (folder / f"{kind}.schema.json").write_text(
            json.dumps(schema, ensure_ascii=False, indent=2, sort_keys=True) + "\n", encoding="utf-8"
        )
    body = shell.template("downloads.html", packages=_packages(found, shell), schemas=_schemas(folder))
    shell.write(
        PAGE,
        "Downloads · Orihon",
        body,
        part="downloads",
        words="Packages with their checksums, and JSON schemas for an editor.",
    )


def shipped(folder: pathlib.Path) -> list[pathlib.Path]:
    """Returns the packages of a folder.

    A package that the folder's `SHA256SUMS` does not list, or lists otherwise, is a fault.
    """
    files = [file for file in sorted(folder.glob("*")) if file.is_file() and file.suffix in KINDS]
    files.sort(key=lambda file: list(KINDS).index(file.suffix))
    if not files:
        return []
    sums = folder / "SHA256SUMS"
    if not sums.is_file():
        raise Fault(f"{sums}: missing beside the packages; `make package` writes it")
    listed = dict(
        reversed(line.split(maxsplit=1)) for line in sums.read_text(encoding="utf-8").splitlines() if line
    )
    for file in files:
        if listed.get(file.name) != checksum(file):
            raise Fault(f"{sums}: does not hold the checksum of {file.name}; run `make package` again")
    return files


def checksum(file: pathlib.Path) -> str:
    """Returns the SHA-256 of a file."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def size(count: int) -> str:
    """Returns a number of bytes as people read it: in kB below a megabyte, else in MB with one decimal."""
    return f"{count / 1e6:.1f} MB" if count >= 1e6 else f"{max(1, round(count / 1e3))} kB"


def _packages(files: list[pathlib.Path], shell: Shell) -> str:
    if not files:
        return shell.template("downloads-none.html")
    items = "".join(_package(file) for file in files)
    debs = [file.name for file in files if file.suffix == ".deb"]
    return shell.template(
        "downloads-some.html",
        packages=f'<ul class="files">{items}</ul>',
        install=elements.listing(
            "sha256sum --check SHA256SUMS" + "".join(f"\nsudo apt install ./{name}" for name in debs)
        ),
    )


def _package(file: pathlib.Path) -> str:
    name = elements.link(links.relative(PAGE, f"downloads/{file.name}"), text(file.name))
    return (
        f"<li><strong>{KINDS[file.suffix]}</strong><br>{name}, {size(file.stat().st_size)}<br>"
        f'SHA-256 <code class="sum">{checksum(file)}</code></li>'
    )


def _schemas(folder: pathlib.Path) -> str:
    rows = []
    for kind, words in SCHEMAS.items():
        name = f"{kind}.schema.json"
        link = elements.link(links.relative(PAGE, f"downloads/{name}"), name)
        count = size((folder / name).stat().st_size)
        rows.append(
            f'<tr><td>{link}</td><td>{words}</td><td class="number">{count}</td>'
            f"<td><code>orihon schema {kind}</code></td></tr>"
        )
    head = elements.head("file", "for", "size", "written by", numbers=("size",))
    return elements.table(head, "\n".join(rows))
