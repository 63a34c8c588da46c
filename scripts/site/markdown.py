"""The Markdown of the repository's own pages: headings, paragraphs, lists, tables and code."""

import html
import re
from typing import Callable

import inline
from elements import listing, table

HEADING = re.compile(r"(#{1,6}) +(.*)")
ITEM = re.compile(r"( *)([-*]|\d+\.) +(.*)")
FENCE = re.compile(r"```(\w*)\s*")
RULE = re.compile(r"\|?( *:?-+:? *\|)+ *:?-*:? *")


def anchor(heading: str) -> str:
    """Returns the anchor that links name a heading by: small letters, and dashes for spaces."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-")


def section(text: str, title: str) -> str:
    """Returns what stands below a heading of the second level; nothing without such a heading."""
    match = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return match[1].strip("\n") + "\n" if match else ""


class Markdown:
    """Renders a page; `link` and `picture` make elements of targets."""

    def __init__(self, link: Callable[[str, str], str], picture: Callable[[str, str], str]):
        self.link = link
        self.picture = picture
        self._anchors: dict[str, int] = {}

    def render(self, text: str) -> str:
        """Returns the page as HTML."""
        self._anchors.clear()
        return self._blocks(text.split("\n"))

    def _line(self, text: str) -> str:
        return inline.render(text, self.link, self.picture)

    def _blocks(self, lines: list[str]) -> str:
        out, index = [], 0
        while index < len(lines):
            line = lines[index]
            heading, item = HEADING.fullmatch(line), ITEM.fullmatch(line)
            if not line.strip():
                index += 1
            elif FENCE.fullmatch(line):
                block, index = self._fence(lines, index)
                out.append(block)
            elif heading:
                out.append(self._heading(len(heading[1]), heading[2]))
                index += 1
            elif line.startswith("|") and index + 1 < len(lines) and RULE.fullmatch(lines[index + 1]):
                block, index = self._table(lines, index)
                out.append(block)
            elif item:
                block, index = self._list(lines, index, item)
                out.append(block)
            else:
                block, index = self._paragraph(lines, index)
                out.append(block)
        return "\n".join(out)

    def _heading(self, level: int, text: str) -> str:
        name = anchor(text)
        count = self._anchors.get(name, 0)
        self._anchors[name] = count + 1
        identity = f"{name}-{count}" if count else name
        return f'<h{level} id="{html.escape(identity)}">{self._line(text)}</h{level}>'

    def _fence(self, lines: list[str], index: int) -> tuple[str, int]:
        end = index + 1
        while end < len(lines) and not lines[end].startswith("```"):
            end += 1
        return listing("\n".join(lines[index + 1 : end])), end + 1

    def _table(self, lines: list[str], index: int) -> tuple[str, int]:
        rows = []
        while index < len(lines) and lines[index].startswith("|"):
            rows.append(cells(lines[index]))
            index += 1
        head = "".join(f'<th scope="col">{self._line(cell)}</th>' for cell in rows[0])
        body = "\n".join(
            "<tr>" + "".join(f"<td>{self._line(cell)}</td>" for cell in row) + "</tr>" for row in rows[2:]
        )
        return table(f"<tr>{head}</tr>" if any(rows[0]) else "", body), index

    def _list(self, lines: list[str], index: int, first: re.Match) -> tuple[str, int]:
        ordered = first[2][0].isdigit()
        items: list[list[str]] = []
        depth = len(first[1])
        while index < len(lines):
            item = ITEM.fullmatch(lines[index])
            if item and len(item[1]) == depth and item[2][0].isdigit() == ordered:
                items.append([item[3]])
            elif lines[index].startswith(" " * (depth + 2)):
                items[-1].append(lines[index][depth + 2 + (1 if ordered else 0) :])
            elif (
                not lines[index].strip()
                and index + 1 < len(lines)
                and lines[index + 1].startswith(" " * (depth + 2))
            ):
                items[-1].append("")
            else:
                break
            index += 1
        name = "ol" if ordered else "ul"
        return f"<{name}>" + "".join(f"<li>{self._item(item)}</li>\n" for item in items) + f"</{name}>", index

    def _item(self, lines: list[str]) -> str:
        content = self._blocks(lines)
        # An item of one paragraph needs no paragraph of its own.
        only = re.fullmatch(r"<p>((?:(?!<p>).)*)</p>", content, re.S)
        return only[1] if only else content

    def _paragraph(self, lines: list[str], index: int) -> tuple[str, int]:
        end = index + 1
        while end < len(lines) and lines[end].strip() and not self._begins_block(lines, end):
            end += 1
        return f"<p>{self._line(chr(10).join(lines[index:end]))}</p>", end

    @staticmethod
    def _begins_block(lines: list[str], index: int) -> bool:
        line = lines[index]
        if line.startswith("|"):
            return index + 1 < len(lines) and bool(RULE.fullmatch(lines[index + 1]))
        return bool(HEADING.fullmatch(line) or ITEM.fullmatch(line) or FENCE.fullmatch(line))


def cells(row: str) -> list[str]:
    """Returns the cells of a table's row; a bar inside code or after a backslash belongs to its cell."""
    parts, inside, cell = [], False, ""
    body = row.strip().removeprefix("|").removesuffix("|")
    for index, letter in enumerate(body):
        if letter == "`":
            inside = not inside
        if letter == "|" and not inside and body[index - 1 : index] != "\\":
            parts.append(cell)
            cell = ""
        else:
            cell += letter
    return [part.replace("\\|", "|").strip() for part in parts + [cell]]
