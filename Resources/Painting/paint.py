"""Paints every picture of the default feed into Resources/Images."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True

import bench
import hero
import months
import months_late
import patterns
import screens
import seasons
import tips

IMAGES = Path(__file__).resolve().parent.parent / "Images"
QUALITY = 90


def save(name, picture):
    if name.startswith(("pattern", "tip", "bench")):
        picture.save(IMAGES / f"{name}.png", compress_level=9)
    else:
        picture.save(IMAGES / f"{name}.jpg", quality=QUALITY, subsampling=0, optimize=True)
    if name == "month-01":
        picture.save(IMAGES / "sample.webp", lossless=True, method=6)
        picture.save(IMAGES / "sample.png", compress_level=9)


def main():
    IMAGES.mkdir(exist_ok=True)
    for pictures in (hero.pages, months.pictures, months_late.pictures, seasons.pictures, screens.pictures,
                     patterns.pictures, tips.pictures, bench.pictures):
        for name, picture in pictures().items():
            save(name, picture)


if __name__ == "__main__":
    main()
