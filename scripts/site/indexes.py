"""The pages that lead to pages: by purpose, the modules room by room, and all types by name."""

import html

import links
import markdown
from archive import FOLDER, Archive
from content import Content
from elements import text
from faults import Fault
from repository import Repository
from shell import Shell

READ = "read/index.html"
REFERENCE = f"{FOLDER}/index.html"
NAMES = "names/index.html"
SECTION = "Where to read on"
TYPES = {"class", "struct", "enum", "protocol", "typealias", "actor"}


def write(archive: Archive, repository: Repository, shell: Shell) -> None:
    """Writes the three pages."""
    section = markdown.section(repository.read("README.md"), SECTION)
    if not section:
        raise Fault(f"README.md: no section is called {SECTION}")
    listed = "\n".join(line for line in section.splitlines() if line.startswith("|"))
    body = repository.markdown("README.md", READ).render(listed)
    shell.write(
        READ,
        "Pages · Orihon",
        shell.template("read.html", pages=body),
        part="read",
        words="Every page of the documentation, by what it is for.",
    )
    names = types(archive)
    body = shell.template(
        "reference.html",
        rooms=rooms(archive, repository),
        names=links.relative(REFERENCE, NAMES),
        count=f"{len(names):,}",
        pages=f"{len(archive.pages):,}",
    )
    shell.write(
        REFERENCE, "Reference · Orihon", body, part="reference", words="The modules of Orihon, room by room."
    )
    shell.write(
        NAMES,
        "Types by name · Orihon",
        by_letter(archive, names),
        part="reference",
        words="Every type of Orihon, from A to Z.",
    )


def rooms(archive: Archive, repository: Repository) -> str:
    """Returns the modules that have pages, below the names of their rooms."""
    parts, placed = [], set()
    for room in repository.rooms():
        targets = [
            place for place in sorted((repository.root / "Sources" / room).iterdir()) if place.is_dir()
        ]
        modules = [f"/documentation/{place.name.lower()}" for place in targets]
        modules = [address for address in modules if address in archive.pages]
        placed.update(modules)
        page = links.relative(REFERENCE, f"rooms/{room.lower()}/index.html")
        parts.append(f'<h2><a href="{page}">{text(room)}</a></h2><dl class="topics">')
        parts += [_module(archive, address) for address in modules]
        parts.append("</dl>")
    if missing := [address for address in archive.modules if address not in placed]:
        raise Fault(f"{missing[0]}: a module of the documentation that lies in no room of Sources")
    return "".join(parts)


def _module(archive: Archive, address: str) -> str:
    data = archive.pages[address]
    content = Content(archive, REFERENCE, data.get("references", {}))
    target = links.relative(REFERENCE, archive.paths[address])
    return (
        f'<dt><a href="{target}"><code>{text(data["metadata"]["title"])}</code></a></dt>'
        f'<dd>{content.inline(data.get("abstract", []))}</dd>'
    )


def types(archive: Archive) -> list[tuple[str, str, str]]:
    """Returns the name, the module and the address of every type, in the order of names."""
    found = []
    for address, data in archive.pages.items():
        meta = data["metadata"]
        if meta.get("symbolKind") in TYPES:
            modules = [one["name"] for one in meta.get("modules", [])]
            found.append((meta["title"], modules[0] if modules else "", address))
    return sorted(found, key=lambda one: (one[0].lower(), one[1], one[2]))


def by_letter(archive: Archive, names: list[tuple[str, str, str]]) -> str:
    """Returns the types letter by letter."""
    letters: dict[str, list[str]] = {}
    for title, module, address in names:
        target = html.escape(links.relative(NAMES, archive.paths[address]), quote=True)
        item = f'<li><a href="{target}"><code>{text(title)}</code></a> <small>{text(module)}</small></li>'
        letters.setdefault(title[0].upper(), []).append(item)
    bar = " ".join(f'<a href="#letter-{letter}">{letter}</a>' for letter in letters)
    parts = [f'<h1>Types by name</h1><nav class="letters" aria-label="Letters">{bar}</nav>']
    for letter, items in letters.items():
        parts.append(f'<h2 id="letter-{letter}">{letter}</h2><ul class="names">{"".join(items)}</ul>')
    return "".join(parts)
