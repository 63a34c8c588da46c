"""The front pages, in English and in Japanese."""

import shutil

import links
from elements import text
from repository import Repository
from shell import FRONTS, Shell

TITLES = {"en": "Orihon, feeds of carousels on a Linux desktop", "ja": "折本　Linuxの窓で動く紙面"}
WORDS = {
    "en": "A Swift library and a program for feeds of carousels in one window on a Linux desktop.",
    "ja": "縦に流れる紙面と横に送る頁を、Linuxの窓ひとつで動かすSwiftのライブラリとプログラム。",
}
ICON = "Packaging/orihon.svg"
# The colours and faces of the reports.
PALETTE = "Resources/Report/palette.css"
LAB_PICTURE = "Pictures/lab.png"


def write(repository: Repository, shell: Shell, counts: dict[str, int]) -> None:
    """Writes both front pages, the style and the icon; `counts` are the numbers that their text names."""
    style = [repository.root / PALETTE, shell.templates / "site.css"]
    (shell.folder / "site.css").write_text("\n".join(part.read_text() for part in style))
    shutil.copyfile(repository.root / ICON, shell.folder / "orihon.svg")
    picture = repository.file(LAB_PICTURE)
    for lang, page in FRONTS.items():
        values = {name: text(str(count)) for name, count in counts.items()}
        body = shell.template(
            f"front.{lang}.html", root=links.root(page), lab=links.relative(page, picture), **values
        )
        shell.write(page, TITLES[lang], body, lang=lang, words=WORDS[lang])
