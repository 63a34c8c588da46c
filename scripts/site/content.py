"""The content of DocC's pages as HTML: blocks, the words inside them, and declarations."""

import html

import elements
import links
from archive import Archive
from elements import text
from faults import Fault


class Content:
    """Renders content for a page of the site, to which the links are relative."""

    def __init__(self, archive: Archive, page: str, references: dict):
        self.archive = archive
        self.page = page
        self.references = references

    def blocks(self, nodes: list[dict]) -> str:
        """Returns blocks, one after another."""
        return "\n".join(self.block(node) for node in nodes)

    def block(self, node: dict) -> str:
        """Returns a block."""
        kind = node["type"]
        make = getattr(self, "_block_" + kind, None)
        if make is None:
            raise Fault(f"{self.page}: content of the kind {kind}, which the site cannot show")
        return make(node)

    def _block_heading(self, node: dict) -> str:
        level = min(node["level"], 6)
        return f'<h{level} id="{html.escape(node["anchor"])}">{text(node["text"])}</h{level}>'

    def _block_paragraph(self, node: dict) -> str:
        return f"<p>{self.inline(node['inlineContent'])}</p>"

    def _block_codeListing(self, node: dict) -> str:
        return elements.listing("\n".join(node["code"]))

    def _block_unorderedList(self, node: dict) -> str:
        return f"<ul>{self._items(node)}</ul>"

    def _block_orderedList(self, node: dict) -> str:
        start = node.get("start", 1)
        return f"<ol{f' start={chr(34)}{start}{chr(34)}' if start != 1 else ''}>{self._items(node)}</ol>"

    def _items(self, node: dict) -> str:
        return "\n".join(f"<li>{self._tight(item['content'])}</li>" for item in node["items"])

    def _tight(self, nodes: list[dict]) -> str:
        if len(nodes) == 1 and nodes[0]["type"] == "paragraph":
            return self.inline(nodes[0]["inlineContent"])
        return self.blocks(nodes)

    def _block_termList(self, node: dict) -> str:
        pairs = [
            f"<dt>{self.inline(item['term']['inlineContent'])}</dt>"
            f"<dd>{self._tight(item['definition']['content'])}</dd>"
            for item in node["items"]
        ]
        return f"<dl>{''.join(pairs)}</dl>"

    def _block_aside(self, node: dict) -> str:
        name = node.get("name") or node["style"].capitalize()
        return f'<aside class="note"><p class="name">{text(name)}</p>{self.blocks(node["content"])}</aside>'

    def _block_thematicBreak(self, node: dict) -> str:
        return "<hr>"

    def _block_table(self, node: dict) -> str:
        rows = [[self._tight(cell) for cell in row] for row in node["rows"]]
        head = ""
        if node["header"] in ("row", "both"):
            first = rows.pop(0)
            if any(first):
                head = "<tr>" + "".join(f'<th scope="col">{cell}</th>' for cell in first) + "</tr>"
        body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
        return elements.table(head, body)

    def inline(self, nodes: list[dict]) -> str:
        """Returns the words of a line."""
        return "".join(self._words(node) for node in nodes)

    def _words(self, node: dict) -> str:
        kind = node["type"]
        wrapped = {
            "emphasis": "em",
            "strong": "strong",
            "newTerm": "dfn",
            "inlineHead": "strong",
            "strikethrough": "s",
            "subscript": "sub",
            "superscript": "sup",
        }
        if kind == "text":
            return text(node["text"])
        if kind == "codeVoice":
            return f"<code>{text(node['code'])}</code>"
        if kind in wrapped:
            return f"<{wrapped[kind]}>{self.inline(node['inlineContent'])}</{wrapped[kind]}>"
        if kind == "reference":
            return self._reference(node)
        if kind == "link":
            return self._address(node["destination"], text(node.get("title") or node["destination"]))
        if kind == "image":
            return self._picture(node["identifier"])
        raise Fault(f"{self.page}: words of the kind {kind}, which the site cannot show")

    def _reference(self, node: dict) -> str:
        found = self.references.get(node["identifier"])
        if found is None:
            raise Fault(f"{self.page}: a reference to {node['identifier']}, which the page does not describe")
        if "overridingTitleInlineContent" in node:
            label = self.inline(node["overridingTitleInlineContent"])
        elif found["type"] == "link":
            label = self.inline(found.get("titleInlineContent") or [{"type": "text", "text": found["title"]}])
        else:
            label = self.title(found)
        return (
            self._address(found["url"], label) if node.get("isActive", True) and found.get("url") else label
        )

    def title(self, reference: dict) -> str:
        """Returns the name of a page: a symbol's in the type of code."""
        name = text(reference.get("title", ""))
        return (
            f"<code>{name}</code>"
            if reference.get("kind") == "symbol" and reference.get("role") != "collection"
            else name
        )

    def link(self, reference: dict, label: str) -> str:
        """Returns a label that links to the page of a reference, where there is one."""
        return self._address(reference["url"], label) if reference.get("url") else label

    def _address(self, url: str, label: str) -> str:
        if links.is_outside(url):
            return elements.outside(url, label)
        if url.startswith("#"):
            return elements.link(links.relative(self.page, self.page + url), label)
        path = self.archive.path(url)
        return elements.link(links.relative(self.page, path), label) if path else label

    def _picture(self, identifier: str) -> str:
        found = self.references[identifier]
        sources: dict[str, str] = {}
        for variant in found["variants"]:
            theme = "dark" if "dark" in variant["traits"] else "light"
            sources[theme] = links.relative(self.page, self.archive.file(variant["url"]))
        plain = sources.get("light") or sources["dark"]
        alt = html.escape(found.get("alt") or "", quote=True)
        image = f'<img src="{plain}" alt="{alt}" loading="lazy">'
        if "dark" not in sources or "light" not in sources:
            return image
        dark = f'<source media="(prefers-color-scheme: dark)" srcset="{sources["dark"]}">'
        return f"<picture>{dark}{image}</picture>"

    def declaration(self, tokens: list[dict]) -> str:
        """Returns a declaration, with links to the types in it."""
        return "".join(self._token(token) for token in tokens)

    def _token(self, token: dict) -> str:
        label = text(token["text"])
        found = self.references.get(token.get("identifier", ""))
        if found and found.get("url") and not links.is_outside(found["url"]):
            return self._address(found["url"], label)
        return (
            f'<span class="{token["kind"]}">{label}</span>'
            if token["kind"] in ("keyword", "attribute")
            else label
        )
