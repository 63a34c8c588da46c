"""The marks inside a line of Markdown: code, links, pictures, emphasis."""

import html
import re
from typing import Callable

# The first that matches at a place counts; what is inside code is no mark.
MARKS = re.compile(
    r"(?P<fence>`+)(?P<code>.+?)(?P=fence)(?!`)"
    r"|(?P<picture>!?)\[(?P<text>(?:`[^`]*`|!\[[^\]]*\]\([^)]*\)|[^\[\]])*)\]\((?P<target>[^()\s]*)\)"
    r"|<(?P<address>https?://[^>\s]+)>"
    r"|\*\*(?P<strong>.+?)\*\*"
    r"|(?<![\w*])\*(?P<emphasis>[^*\s](?:[^*]*[^*\s])?)\*(?!\w)",
    re.S,
)


def render(text: str, link: Callable[[str, str], str], picture: Callable[[str, str], str]) -> str:
    """Returns a line as HTML; `link` and `picture` make an element of a target and its HTML or words."""
    parts, end = [], 0
    for mark in MARKS.finditer(text):
        parts.append(html.escape(text[end : mark.start()], quote=False))
        parts.append(_element(mark, link, picture))
        end = mark.end()
    parts.append(html.escape(text[end:], quote=False))
    return "".join(parts)


def _element(mark: re.Match, link: Callable, picture: Callable) -> str:
    if mark["code"] is not None:
        return f"<code>{html.escape(mark['code'].strip(), quote=False)}</code>"
    if mark["target"] is not None:
        if mark["picture"]:
            return picture(mark["target"], mark["text"])
        return link(mark["target"], render(mark["text"], link, picture))
    if mark["address"] is not None:
        return link(mark["address"], html.escape(mark["address"], quote=False))
    if mark["strong"] is not None:
        return f"<strong>{render(mark['strong'], link, picture)}</strong>"
    return f"<em>{render(mark['emphasis'], link, picture)}</em>"
