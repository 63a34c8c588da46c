"""The lab: a page that lists the pairs, and the report of `orihon lab`, with a link back."""

import pathlib
import shutil

import elements
import links
from elements import text
from faults import Fault
from program import Program
from shell import Shell

REPORT = "lab/report/index.html"
BODY = "<body>\n"


def write(program: Program, shell: Shell) -> None:
    """Plays every pair and writes both pages."""
    program.run("lab", "--headless", "--report", str(shell.folder / "lab" / "report"))
    file = shell.folder / REPORT
    keep_page(file)
    file.write_text(with_link_back(file.read_text(encoding="utf-8")), encoding="utf-8")
    pairs = program.json("lab", "--list", "--json")
    shell.write(
        "lab/index.html",
        "Lab · Orihon",
        index(pairs, shell),
        part="lab",
        words="Scroll failures from five articles, each beside the same screen built with Orihon.",
    )


def keep_page(page: pathlib.Path) -> None:
    """Removes what a report holds beside its page: parts of pages and results, for merging it with others."""
    for other in page.parent.iterdir():
        if other.is_dir():
            shutil.rmtree(other)
        elif other != page:
            other.unlink()


def with_link_back(report: str) -> str:
    """Returns the report with a link to the lab's page at its top."""
    if report.count(BODY) != 1:
        raise Fault("orihon lab --report: its page has no beginning that a link could be put at")
    link = '<a style="color: inherit" href="../index.html">← Orihon, the lab</a>'
    back = f'<p style="margin: 0; padding: 12px 20px 0">{link}</p>\n'
    return report.replace(BODY, BODY + back)


def index(pairs: list[dict], shell: Shell) -> str:
    """Returns the page that lists the pairs, article by article."""
    parts = [
        shell.template("lab.html", count=str(len(pairs)), report=links.relative("lab/index.html", REPORT))
    ]
    for article in dict.fromkeys(pair["article"] for pair in pairs):
        those = [pair for pair in pairs if pair["article"] == article]
        parts.append(
            f'<h2 id="article-{article.lower()}">Article {article}</h2><p>by {text(those[0]["author"])}</p>'
        )
        parts.append(f'<ul class="pairs">{"".join(_pair(pair) for pair in those)}</ul>')
    return "".join(parts)


def _pair(pair: dict) -> str:
    target = links.relative("lab/index.html", f"{REPORT}#{pair['id']}")
    name = f'{text(pair["id"])} {text(pair["system"])}'
    return (
        f'<li><h3><a href="{target}">{name}</a> <small lang="ja">{text(pair["japanese"])}</small></h3>'
        f'<p>{text(pair["failure"])}</p><p lang="ja">{text(pair["japaneseFailure"])}</p>'
        f'<p>{elements.command("orihon lab " + pair["id"])}</p></li>\n'
    )
