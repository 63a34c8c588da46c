"""What Orihon costs: the README's table, the remembered instructions, and the page on measuring."""

import elements
import links
import markdown
from archive import Archive
from content import Content
from documentation import primary
from elements import text
from faults import Fault
from repository import Repository
from shell import Shell

PAGE = "costs/index.html"
SECTION = "What it costs"
REMEMBERED = "scripts/cost.txt"
MEASURING = "/documentation/measurements/measuring"


def write(archive: Archive, repository: Repository, shell: Shell) -> None:
    """Writes the page of costs."""
    readme = markdown.section(repository.read("README.md"), SECTION)
    if not readme:
        raise Fault(f"README.md: no section is called {SECTION}")
    body = shell.template(
        "costs.html",
        readme=repository.markdown("README.md", PAGE).render(readme),
        runs=runs(repository.read(REMEMBERED)),
        remembered=elements.link(
            links.relative(PAGE, repository.file(REMEMBERED)), f"<code>{REMEMBERED}</code>"
        ),
        measuring=_measuring(archive),
    )
    shell.write(
        PAGE, "Costs · Orihon", body, part="costs", words="What a scene costs in processor time and memory."
    )


def runs(remembered: str) -> str:
    """Returns the table of the runs whose instructions `make cost` counts, from what it compares with."""
    rows = []
    for number, line in enumerate(remembered.splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 3 or not fields[1].isdigit():
            raise Fault(f"{REMEMBERED}:{number}: not a name, a number and the words of a run")
        name, count, words = fields
        command = words.replace("ROOT/", "")
        rows.append(
            f'<tr><th scope="row">{text(name)}</th><td>{elements.command(f"orihon {command}")}</td>'
            f'<td class="number">{int(count) / 1e6:,.0f} million</td></tr>'
        )
    head = elements.head("run", "command", "instructions", numbers=("instructions",))
    return elements.table(head, "\n".join(rows))


def _measuring(archive: Archive) -> str:
    data = archive.pages.get(MEASURING)
    if data is None:
        raise Fault(f"{archive.folder}: no page on measuring frames, {MEASURING}")
    content = Content(archive, PAGE, data["references"])
    return "".join(
        primary(content, section)
        for section in data["primaryContentSections"]
        if section["kind"] == "content"
    )
