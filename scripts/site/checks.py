"""Checks of a built site that need no browser: every link resolves, and nothing is loaded from outside."""

import pathlib
import posixpath
import urllib.parse

from pagelinks import PageLinks, style_links


def faults(folder: pathlib.Path) -> list[str]:
    """Returns a sentence for every fault, in the order of the pages."""
    files = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    pages = {
        path: PageLinks((folder / path).read_text(encoding="utf-8"))
        for path in sorted(files)
        if path.endswith(".html")
    }
    anchors = {path: set(page.anchors) for path, page in pages.items()}
    found = [] if "index.html" in pages else ["index.html: missing"]
    for path, page in pages.items():
        found += [f"{path}: two places have the anchor {one}" for one in duplicates(page.anchors)]
        found += [
            f"{path}: a link to {address} does not say that it leaves the site"
            for address, is_marked in page.outside
            if not is_marked
        ]
        for link in page.loaded:
            found += [f"{path}: {fault}" for fault in loading_fault(link, path, files)]
        for link in page.followed:
            found += [f"{path}: {fault}" for fault in link_fault(link, path, files, anchors)]
    for path in sorted(files):
        if path.endswith(".css"):
            for link in style_links((folder / path).read_text(encoding="utf-8")):
                found += [f"{path}: {fault}" for fault in loading_fault(link, path, files)]
    return found


def duplicates(names: list[str]) -> list[str]:
    """Returns the names that come more than once, each once."""
    seen: set[str] = set()
    return sorted({name for name in names if name in seen or seen.add(name)})


def loading_fault(link: str, path: str, files: set[str]) -> list[str]:
    """Returns what is wrong with something that a browser loads."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme == "data":
        return []
    if parts.scheme or link.startswith("//"):
        return [f"loads {link} from outside"]
    if not parts.path:
        return []
    return [] if target(parts.path, path) in files else [f"loads {link}, which is not there"]


def link_fault(link: str, path: str, files: set[str], anchors: dict[str, set[str]]) -> list[str]:
    """Returns what is wrong with a link inside the site."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme or link.startswith("/"):
        return [f"the link {link} is not relative"]
    goal = target(parts.path, path) if parts.path else path
    if goal not in files:
        return [f"the link {link} leads nowhere"]
    anchor = urllib.parse.unquote(parts.fragment)
    if anchor and goal in anchors and anchor not in anchors[goal]:
        return [f"the link {link} leads to a page without that anchor"]
    return []


def target(link: str, path: str) -> str:
    """Returns the file that a relative link of a page leads to, by its path from the site's folder."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), urllib.parse.unquote(link)))
