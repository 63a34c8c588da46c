"""Links from one page of the site to another, relative, so that they work without a server."""

import posixpath
import urllib.parse

# What a path keeps as it is; DocC names pages after symbols, such as `init(_:)`.
PLAIN = "/()!$&'*+,;=~-._@"


def relative(page: str, target: str) -> str:
    """Returns the link from a page to a target with or without an anchor, both below the site's root."""
    path, mark, anchor = target.partition("#")
    if path == page and mark:
        return "#" + quoted_anchor(anchor)
    way = posixpath.relpath(path, posixpath.dirname(page) or ".")
    if path.endswith("/"):
        way += "/"
    # A first part with a colon would read as the name of a protocol.
    link = urllib.parse.quote(way, safe=PLAIN)
    return link + ("#" + quoted_anchor(anchor) if mark else "")


def quoted_anchor(anchor: str) -> str:
    """Returns an anchor as a link writes it."""
    return urllib.parse.quote(urllib.parse.unquote(anchor), safe=PLAIN + ":?")


def root(page: str) -> str:
    """Returns what leads from a page to the site's root: nothing, or `../` for every folder."""
    return "../" * page.count("/")


def is_outside(link: str) -> bool:
    """Returns whether a link leads out of the site."""
    return urllib.parse.urlsplit(link).scheme in ("http", "https", "mailto")
