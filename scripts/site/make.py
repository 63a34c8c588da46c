#!/usr/bin/env python3
"""Builds the site: one folder of pages that opens without a server.

    make.py --program .build/release/orihon --documentation ARCHIVE --packages dist --out site

The folder is written beside its place and moved there when it is whole. Faults end it with status 2.
"""

import argparse
import pathlib
import shutil
import sys
import tempfile

import costs
import documentation
import downloads
import front
import gallery
import indexes
import lab
import scenes
from archive import Archive
from faults import Fault
from program import Program
from repository import Repository
from shell import Shell

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What shows that a folder was built here, and may be replaced.
MARK = ".made-by-make-site"


def main() -> int:
    """Reads the options and builds."""
    parser = argparse.ArgumentParser(description="Builds the site.")
    for name, words in {
        "program": "the program orihon",
        "documentation": "the combined archive of DocC",
        "packages": "the folder of packages",
        "out": "the folder of the site",
    }.items():
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True, help=words)
    options = parser.parse_args()
    try:
        build(options.program, options.documentation, options.packages, options.out)
    except Fault as fault:
        print(f"site: {fault}", file=sys.stderr)
        return 2
    return 0


def build(program: pathlib.Path, documents: pathlib.Path, packages: pathlib.Path, out: pathlib.Path) -> None:
    """Builds the site and puts it in place of the one before."""
    for path, words in (
        (program, "the program; `make program` builds it"),
        (documents, "the documentation; `make docs`"),
    ):
        if not path.exists():
            raise Fault(f"{path}: not there: {words}")
    out = out.resolve()
    refuse_foreign(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent) as scrap:
        folder, work = pathlib.Path(scrap) / "site", pathlib.Path(scrap) / "work"
        folder.mkdir()
        work.mkdir()
        write(folder, Program(program, work), Archive(documents), packages)
        (folder / MARK).touch()
        if out.exists():
            shutil.rmtree(out)
        folder.rename(out)


def refuse_foreign(out: pathlib.Path) -> None:
    """Refuses a place that holds something else than a site."""
    if out.exists() and not (out.is_dir() and ((out / MARK).is_file() or not any(out.iterdir()))):
        raise Fault(f"{out}: holds something that `make site` did not write; move it away")


def write(folder: pathlib.Path, program: Program, archive: Archive, packages: pathlib.Path) -> None:
    """Writes every page."""
    shell = Shell(ROOT / "Site", folder, program.run("--version").strip())
    repository = Repository(ROOT, archive, shell)
    found = scenes.scenes(ROOT, program.json("list", "--json"))
    documentation.write(archive, shell)
    indexes.write(archive, repository, shell)
    repository.write()
    costs.write(archive, repository, shell)
    downloads.write(program, packages, shell)
    gallery.write(found, program, repository, shell)
    lab.write(program, shell)
    front.write(repository, shell, {"scenes": len(found)})
    count = sum(1 for page in folder.rglob("*.html"))
    total = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"site: {count} pages, {downloads.size(total)}")


if __name__ == "__main__":
    sys.exit(main())
