"""What a page of the site refers to, and the anchors that it has."""

import html.parser
import re

# What a browser loads by itself, by element and attribute.
LOADED = {
    ("img", "src"),
    ("source", "src"),
    ("script", "src"),
    ("iframe", "src"),
    ("link", "href"),
    ("video", "src"),
    ("video", "poster"),
    ("audio", "src"),
    ("object", "data"),
    ("embed", "src"),
    ("input", "src"),
    ("form", "action"),
    ("base", "href"),
    ("image", "href"),
    ("use", "href"),
}
IN_STYLE = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")


class PageLinks(html.parser.HTMLParser):
    """The links of a page: those that are followed, those that are loaded, and what they may lead to."""

    def __init__(self, text: str):
        super().__init__(convert_charrefs=True)
        self.followed: list[str] = []
        self.loaded: list[str] = []
        self.outside: list[tuple[str, bool]] = []
        self.anchors: list[str] = []
        self._in_style = False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if "id" in values:
            self.anchors.append(values["id"])
        if tag == "a" and "href" in values:
            if re.match(r"https?:|mailto:", values["href"]):
                self.outside.append((values["href"], "outside" in values.get("class", "").split()))
            else:
                self.followed.append(values["href"])
        for name, value in values.items():
            if (tag, name) in LOADED:
                self.loaded.append(value)
            if name in ("srcset", "imagesrcset"):
                # A comma inside a data address follows no space.
                self.loaded += [part.split()[0] for part in re.split(r",\s+", value.strip()) if part]
            if name == "style":
                self.loaded += style_links(value)
        self._in_style = tag == "style"

    def handle_endtag(self, tag: str) -> None:
        self._in_style = False

    def handle_data(self, data: str) -> None:
        if self._in_style:
            self.loaded += style_links(data)


def style_links(style: str) -> list[str]:
    """Returns the files that a style loads."""
    return [first or second for first, second in IN_STYLE.findall(style)]
