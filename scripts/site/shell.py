"""The frame around every page: head, navigation and foot, from the templates in `Site`."""

import html
import pathlib
import string

import links

# The parts of the site: a name, its page, its title in both languages.
PARTS = [
    ("gallery", "gallery/index.html", "Gallery", "場面"),
    ("lab", "lab/index.html", "Lab", "実験室"),
    ("read", "read/index.html", "Pages", "文書"),
    ("reference", "reference/index.html", "Reference", "リファレンス"),
    ("costs", "costs/index.html", "Costs", "性能"),
    ("downloads", "downloads/index.html", "Downloads", "ダウンロード"),
]
FRONTS = {"en": "index.html", "ja": "ja/index.html"}
LABELS = {"en": ("Skip to the page", "Parts of the site"), "ja": ("本文へ", "サイトの部")}


class Shell:
    """Writes pages into a folder, each inside the same frame."""

    def __init__(self, templates: pathlib.Path, folder: pathlib.Path, version: str):
        self.templates = templates
        self.folder = folder
        self.version = version
        self.frame = string.Template((templates / "page.html").read_text(encoding="utf-8"))

    def write(
        self, page: str, title: str, body: str, part: str = "", lang: str = "en", words: str = ""
    ) -> None:
        """Writes a page; `part` is the part of the site that it belongs to, `words` its description."""
        text = self.frame.substitute(
            lang=lang,
            title=html.escape(title),
            words=html.escape(words or title, quote=True),
            root=links.root(page),
            front=links.relative(page, FRONTS[lang]),
            skip=LABELS[lang][0],
            site=LABELS[lang][1],
            parts=self._parts(page, part, lang),
            other=self._other(page, lang),
            body=body,
            version=html.escape(self.version),
            foot=self._foot(page),
        )
        place = self.folder / page
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")

    def template(self, name: str, **values: str) -> str:
        """Returns a template with its `$names` filled in."""
        return string.Template((self.templates / name).read_text(encoding="utf-8")).substitute(**values)

    def _parts(self, page: str, part: str, lang: str) -> str:
        items = []
        for name, target, english, japanese in PARTS:
            current = ' aria-current="page"' if name == part else ""
            label = japanese if lang == "ja" else english
            items.append(f'<a href="{links.relative(page, target)}"{current}>{label}</a>')
        return "\n    ".join(items)

    def _other(self, page: str, lang: str) -> str:
        name, label = ("en", "English") if lang == "ja" else ("ja", "日本語")
        return f'<a class="other" lang="{name}" href="{links.relative(page, FRONTS[name])}">{label}</a>'

    def _foot(self, page: str) -> str:
        pages = [
            ("readme/index.html", "README"),
            ("contributing/index.html", "Contributing"),
            ("changes/index.html", "Changes"),
        ]
        return " · ".join(f'<a href="{links.relative(page, target)}">{label}</a>' for target, label in pages)
