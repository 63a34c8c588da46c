#!/usr/bin/env python3
"""Checks a built site: links, requests, and in a headless Chromium the console and the width of every page.

    check.py site [--screenshots FOLDER]

It prints every fault and ends with 1 when there is one. Without a Chromium it checks the links, and says so.
"""

import argparse
import base64
import pathlib
import sys

import browser
import checks
from faults import Fault

NARROWEST = 360
# Pages of each kind, for the eye.
SHOWN = [
    "index.html",
    "ja/index.html",
    "gallery/index.html",
    "gallery/default.html",
    "lab/index.html",
    "lab/report/index.html",
    "read/index.html",
    "reference/index.html",
    "reference/orihontool/keys/index.html",
    "reference/stage/index.html",
    "costs/index.html",
    "downloads/index.html",
    "names/index.html",
]


def main() -> int:
    """Reads the options and checks."""
    parser = argparse.ArgumentParser(description="Checks a built site.")
    parser.add_argument("site", type=pathlib.Path, help="the folder of the site")
    parser.add_argument("--screenshots", type=pathlib.Path, help="a folder for pictures of some pages")
    options = parser.parse_args()
    try:
        found = checks.faults(options.site)
        program = browser.installed()
        if program:
            found += opened(options.site, program, options.screenshots)
    except Fault as fault:
        print(f"site: {fault}", file=sys.stderr)
        return 2
    for fault in found:
        print(f"site: {fault}", file=sys.stderr)
    count = sum(1 for page in options.site.rglob("*.html"))
    where = "in a browser too" if program else "without a browser: no Chromium is installed here"
    print(f"site: {count} pages checked {where}, {len(found) or 'no'} fault{'' if len(found) == 1 else 's'}")
    return 1 if found else 0


def opened(site: pathlib.Path, program: str, pictures: pathlib.Path | None) -> list[str]:
    """Returns the faults of every page in a narrow window."""
    found = []
    window = browser.Browser(program)
    try:
        window.show(NARROWEST, 800, "light")
        for page in sorted(site.rglob("*.html")):
            window.complaints.clear()
            window.open(page)
            width = window.value("document.documentElement.scrollWidth")
            if width > NARROWEST:
                window.complaints.append(f"is {width} px wide in a window of {NARROWEST}")
            found += [f"{page.relative_to(site)}: {one}" for one in window.complaints]
        if pictures:
            shoot(window, site, pictures)
    finally:
        window.close()
    return found


def shoot(window: browser.Browser, site: pathlib.Path, folder: pathlib.Path) -> None:
    """Writes pictures of some pages, narrow and wide, light and dark."""
    folder.mkdir(parents=True, exist_ok=True)
    for page in [one for one in SHOWN if (site / one).is_file()]:
        for width, height in ((NARROWEST, 1600), (1024, 1400), (1440, 1400)):
            for theme in ("light", "dark"):
                window.show(width, height, theme)
                window.open(site / page)
                data = window.call("Page.captureScreenshot", format="png")["data"]
                name = page.removesuffix(".html").replace("/", "-")
                (folder / f"{name}-{width}-{theme}.png").write_bytes(base64.b64decode(data))


if __name__ == "__main__":
    sys.exit(main())
