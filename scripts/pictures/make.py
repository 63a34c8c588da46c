#!/usr/bin/env python3
"""Writes the small pictures of Resources/Vectors/pictures, in every format and kind of colours that is read.

Each file comes with the sRGB colours that its sixteen squares have. Needs python3 and the libraries that SDL2_image and
Little CMS bring; the tests need neither, they read what stands in the folder.
"""

import json
import pathlib

from colors import (COLORS, GREYS, encoded, grey_profile, in_space, ink_profile, light, rgb_profile, swapped_color)
from formats import (adobe, animated_webp, app2, bmp, exif, gif, iccp, jpeg, png, tiff, webp, ycc)
import struct

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Resources/Vectors/pictures"
entries = []


def save(name, data, colors=COLORS, limit=2.0, alpha=255, **more):
    (FOLDER / name).write_bytes(data)
    texts = ["%02X%02X%02X" % (c if isinstance(c, tuple) else (c, c, c)) for c in colors]
    entries.append({"file": name, "colors": texts, "limit": limit, "alpha": alpha, **more})


def deep(colors):
    return [tuple(257 * v for v in c) for c in colors]


def turned(values):
    """The squares as a file stores them that is shown after a quarter turn with the clock."""
    return [values[x * 4 + 3 - y] for y in range(4) for x in range(4)]


def grey_in(gamma):
    return [round(255 * encoded(light(g / 255), gamma)) for g in GREYS]


def ideal_inks(color):
    black = 1 - max(color) / 255
    return tuple((1 - v / 255 - black) / (1 - black) if black < 1 else 0 for v in color) + (black,)


def bytes_of(inks, reversed_):
    return [tuple(255 * (1 - v if reversed_ else v) for v in ink) for ink in inks]


p3, wide, adobe_rgb, inks = (rgb_profile("p3"), rgb_profile("prophoto"), rgb_profile("adobe"), ink_profile())
index = list(range(16))

save("rgb.png", png(COLORS, 2))
save("rgb-16.png", png(deep(COLORS), 2, depth=16))
save("interlaced.png", png(COLORS, 2, interlaced=True))
save("palette.png", png(index, 3, chunks=[(b"PLTE", b"".join(bytes(c) for c in COLORS))]))
save("grey.png", png(GREYS, 0), GREYS)
save("grey-opacity.png", png([(g, 160) for g in GREYS], 4), GREYS, alpha=160)
save("opacity.png", png([c + (96,) for c in COLORS], 6), alpha=96)
save("p3.png", png([in_space(c, "p3") for c in COLORS], 2, chunks=[iccp(p3)]))
save("p3-opacity.png", png([in_space(c, "p3") + (96,) for c in COLORS], 6, chunks=[iccp(p3)]), alpha=96)
save("prophoto-16.png", png([in_space(c, "prophoto", 65535) for c in COLORS], 2, depth=16, chunks=[iccp(wide)]))
save("grey-gamma.png", png(grey_in(1.8), 0, chunks=[iccp(grey_profile(1.8))]), GREYS)
save("primaries.png", png([in_space(c, "adobe") for c in COLORS], 2, chunks=[
    (b"gAMA", struct.pack(">I", round(100000 * 256 / 563))),
    (b"cHRM", struct.pack(">8I", 31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000))]))
save("gamma.png", png([tuple(round(65535 * light(v / 255)) for v in c) for c in COLORS], 2, depth=16, chunks=[
    (b"gAMA", struct.pack(">I", 100000))]))
save("cicp.png", png([in_space(c, "p3") for c in COLORS], 2, chunks=[(b"cICP", bytes([12, 13, 0, 1]))]))
save("broken-profile.png", png(COLORS, 2, chunks=[iccp(b"no profile" * 20)]), brokenProfile=True)

save("colors.jpg", jpeg([ycc(*c) for c in COLORS]))
save("progressive.jpg", jpeg([ycc(*c) for c in COLORS], progressive=True))
save("grey.jpg", jpeg([(g,) for g in GREYS]), GREYS)
save("grey-gamma.jpg", jpeg([(g,) for g in grey_in(2.2)], app2(grey_profile(2.2), 1)), GREYS)
save("adobe-rgb.jpg", jpeg([ycc(*in_space(c, "adobe")) for c in COLORS], app2(adobe_rgb, 1)))
save("p3-parts.jpg", jpeg([ycc(*in_space(c, "p3")) for c in COLORS], app2(p3, 3)))
save("turned.jpg", jpeg([ycc(*c) for c in turned(COLORS)], [(0xE1, exif(6))]))
plain = [ideal_inks(c) for c in COLORS]
save("cmyk.jpg", jpeg(bytes_of(plain, False)))
save("cmyk-adobe.jpg", jpeg(bytes_of(plain, True), [adobe(0)]))
save("ycck.jpg", jpeg([ycc(*(255 * v for v in ink[:3])) + (255 * (1 - ink[3]),) for ink in plain], [adobe(2)]))
quarters = [((i % 4) / 4, (i // 4) / 4, (3 - i % 4) / 4, 0.25 * (i % 2)) for i in range(16)]
swapped = [swapped_color(ink) for ink in quarters]
save("cmyk-profile.jpg", jpeg(bytes_of(quarters, False), app2(inks, 1)), swapped)
save("cmyk-adobe-profile.jpg", jpeg(bytes_of(quarters, True), [adobe(0)] + app2(inks, 2)), swapped)

save("colors.webp", webp(COLORS))
save("opacity.webp", webp([c + (96,) for c in COLORS]), alpha=96)
save("p3.webp", webp([in_space(c, "p3") for c in COLORS], p3))
save("animated.webp", animated_webp([(COLORS, 200), (COLORS[::-1], 300)]), frames=[200, 300])

save("colors.gif", gif(COLORS, [(index, 0)]))
save("animated.gif", gif(COLORS, [(index, 20), (index[::-1], 30), (index, 5)]), frames=[200, 300, 50])

save("colors.tiff", tiff(COLORS, 2))
save("rgb-16.tiff", tiff(deep(COLORS), 2, depth=16, big=True))
save("grey.tiff", tiff(GREYS, 1), GREYS)
save("palette.tiff", tiff(index, 3, palette=(COLORS + [(0, 0, 0)] * 240)))
save("opacity.tiff", tiff([c + (96,) for c in COLORS], 2, extra=True), alpha=96, limit=3.5)
save("adobe-rgb.tiff", tiff([in_space(c, "adobe") for c in COLORS], 2, profile=adobe_rgb))
save("cmyk.tiff", tiff([tuple(round(v) for v in ink) for ink in bytes_of(plain, False)], 5))
save("cmyk-profile.tiff", tiff([tuple(round(v) for v in ink) for ink in bytes_of(quarters, False)], 5, profile=inks), swapped)
save("turned.tiff", tiff(turned(COLORS), 2, orientation=6))

save("colors.bmp", bmp(COLORS))
save("palette.bmp", bmp(index, palette=COLORS))
save("opacity.bmp", bmp(COLORS, alpha=96), alpha=96)
save("p3.bmp", bmp([in_space(c, "p3") for c in COLORS], profile=p3))

squares = "".join(
    '<rect x="%d" y="%d" width="8" height="8" fill="#%02x%02x%02x"/>' % ((i % 4 * 8, i // 4 * 8) + c)
    for i, c in enumerate(COLORS))
save("colors.svg", ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">%s</svg>\n' % squares).encode())

(FOLDER / "pictures.json").write_text(json.dumps(entries, indent=1) + "\n")
