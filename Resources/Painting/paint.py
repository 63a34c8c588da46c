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
from PIL import Image

IMAGES = Path(__file__).resolve().parent.parent / "Images"
QUALITY = 90
STARTERS = Path(__file__).resolve().parent.parent / "Templates" / "Feed" / "pictures"
STARTER_SIZE = (430, 260)


def save(name, picture):
    if name.startswith(("pattern", "tip")):
        picture.save(IMAGES / f"{name}.png", compress_level=9)
    else:
        picture.save(IMAGES / f"{name}.jpg", quality=QUALITY, subsampling=0, optimize=True)
    if name == "month-01":
        picture.save(IMAGES / "sample.webp", lossless=True, method=6)
        picture.save(IMAGES / "sample.png", compress_level=9)
    if name.startswith("season"):
        save_starter(name, picture)


def save_starter(name, picture):
    """The same picture at half its size, for the folder that `orihon new` makes."""
    small = picture.resize(STARTER_SIZE, Image.Resampling.LANCZOS)
    small.save(STARTERS / f"{name}.jpg", quality=80, optimize=True)


def main():
    IMAGES.mkdir(exist_ok=True)
    for pictures in (hero.pages, months.pictures, months_late.pictures, seasons.pictures, screens.pictures,
                     patterns.pictures, tips.pictures, bench.pictures):
        for name, picture in pictures().items():
            save(name, picture)


if __name__ == "__main__":
    main()
