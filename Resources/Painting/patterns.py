"""Twelve patterns of 240 pixels that repeat without a seam.

Each is drawn on twice the width and the middle is cut out, so that a motif
which crosses the edge is drawn like any other.
"""

import numpy as np

from forms import spline
from palette import *
from press import Sheet, Stencil

SIZE, FIELD = 240, 480


class Cloth:
    """A dyed ground and the stencils printed on it."""

    def __init__(self, name, ground):
        self.sheet = Sheet(name, SIZE, SIZE)
        self.sheet.lay(np.ones((SIZE, SIZE), np.float32), ground, wear=0.05)

    def stencil(self):
        return Stencil(FIELD, FIELD)

    def dye(self, stencil, colour, strength=1.0):
        self.sheet.lay(stencil.mask()[120:360, 120:360], colour, strength, wear=0.05)
        return self

    def finish(self):
        return self.sheet.pull(grain=0.0, paper=0.004)


def lattice(dx, dy):
    """The points of a triangular lattice over the field, `dy` between its rows."""
    return [(x + (dx / 2 if row % 2 else 0), row * dy) for row in range(-1, FIELD // dy + 2) for x in range(-dx, FIELD + dx + 1, dx)]


def ring(stencil, x, y, r, width):
    a = np.linspace(0, 2 * np.pi, 49)
    stencil.stroke(np.stack([x + r * np.cos(a), y + r * np.sin(a)], -1), width)


def seigaiha():
    cloth, sheet = Cloth("pattern-01", INDIGO), Stencil(FIELD, FIELD)
    for row in range(-2, 50):
        for column in range(-1, 14):
            x, y = column * 40 + (20 if row % 2 else 0), row * 10
            for r, value in ((20, 255), (18.2, 0), (14.6, 255), (12.8, 0), (9.2, 255), (7.4, 0), (3.8, 255)):
                sheet.disc(x, y, r, value=value)
    return cloth.dye(sheet, PAPER)


def asanoha():
    cloth, lines = Cloth("pattern-02", rgb("#EADFC8")), Stencil(FIELD, FIELD)
    for x, y in lattice(48, 40):
        corners = [(x, y), (x + 48, y), (x + 24, y + 40), (x - 24, y + 40)]
        for a, b in ((0, 1), (0, 2), (0, 3)):
            lines.stroke([corners[a], corners[b]], 1.5)
        for centre, triple in (((x + 24, y + 40 / 3), (0, 1, 2)), ((x, y + 80 / 3), (0, 2, 3))):
            for corner in triple:
                lines.stroke([centre, corners[corner]], 1.5)
    return cloth.dye(lines, PINE)


def ichimatsu():
    cloth, squares = Cloth("pattern-03", rgb("#DCE0D2")), Stencil(FIELD, FIELD)
    for row in range(24):
        for column in range(24):
            if (row + column) % 2:
                squares.slab(column * 20, row * 20, column * 20 + 20 - 1 / 3, row * 20 + 20 - 1 / 3)
    return cloth.dye(squares, ASAGI)


def shippo():
    cloth, rings, seeds = Cloth("pattern-04", WISTERIA), Stencil(FIELD, FIELD), Stencil(FIELD, FIELD)
    for row in range(-1, 26):
        for column in range(-1, 14):
            x, y = column * 40 + (20 if row % 2 else 0), row * 20
            ring(rings, x, y, 20, 1.8)
            seeds.fill([(x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)])
    return cloth.dye(rings, PAPER).dye(seeds, PALE_GOLD)


def yagasuri():
    cloth = Cloth("pattern-05", rgb("#EFE4D2"))
    for tone, parity in ((PLUM, 0), (rgb("#7C3444"), 1)):
        fletch = Stencil(FIELD, FIELD)
        for column in range(parity, 20, 2):
            x = column * 24
            for y in range(-60 + parity * 30, FIELD + 60, 60):
                fletch.fill([(x + 1, y), (x + 11.2, y + 13), (x + 11.2, y + 43), (x + 1, y + 30)])
                fletch.fill([(x + 23, y), (x + 12.8, y + 13), (x + 12.8, y + 43), (x + 23, y + 30)])
        cloth.dye(fletch, tone)
    return cloth


def kikko():
    cloth, lines, seeds = Cloth("pattern-06", DEEP_PINE), Stencil(FIELD, FIELD), Stencil(FIELD, FIELD)
    shell = np.array([(0, -26.7), (24, -13.3), (24, 13.3), (0, 26.7), (-24, 13.3), (-24, -13.3), (0, -26.7)])
    for x, y in lattice(48, 40):
        lines.stroke(shell + (x, y), 2.2)
        lines.stroke(shell * 0.66 + (x, y), 1.2)
        for k in range(6):
            a = np.pi / 6 + k * np.pi / 3
            seeds.disc(x + 6 * np.cos(a), y + 6 * np.sin(a), 2.6)
    return cloth.dye(lines, PALE_GOLD).dye(seeds, PAPER)


def uroko():
    cloth, scales = Cloth("pattern-07", rgb("#EFE6D4")), Stencil(FIELD, FIELD)
    for row in range(20):
        for x in range(-30, FIELD + 30, 30):
            left = x + (15 if row % 2 else 0)
            scales.fill([(left + 15, row * 24), (left + 29.6, row * 24 + 23.7), (left + 0.4, row * 24 + 23.7)])
    return cloth.dye(scales, VERMILION)


def kagome():
    cloth = Cloth("pattern-08", rgb("#3D5E58"))
    for width, tone in ((7.5, rgb("#D6C08A")), (3.2, rgb("#B79C60"))):
        strips = Stencil(FIELD, FIELD)
        for k in range(-14, 24):
            strips.stroke([(k * 48, -80), (k * 48 + 384, 560)], width).stroke([(k * 48, -80), (k * 48 - 384, 560)], width)
        for k in range(-1, 13):
            strips.stroke([(-20, k * 40 + 20), (500, k * 40 + 20)], width)
        cloth.dye(strips, tone)
    return cloth


def shima():
    cloth, thick, thin = Cloth("pattern-09", rgb("#E6DDC9")), Stencil(FIELD, FIELD), Stencil(FIELD, FIELD)
    for x in range(0, FIELD, 24):
        thick.slab(x + 2, 0, x + 9, FIELD)
        for k in (12, 15, 18, 21):
            thin.slab(x + k, 0, x + k + 1, FIELD)
    return cloth.dye(thick, INDIGO).dye(thin, PERSIMMON)


def koshi():
    cloth = Cloth("pattern-10", rgb("#D9D3B8"))
    for along in (0, 1):
        band, thread = Stencil(FIELD, FIELD), Stencil(FIELD, FIELD)
        for k in range(0, FIELD, 40):
            for stencil, start, end in ((band, 4, 15), (thread, 24, 25.6), (thread, 29, 30.6)):
                if along:
                    stencil.slab(k + start, 0, k + end, FIELD)
                else:
                    stencil.slab(0, k + start, FIELD, k + end)
        cloth.dye(band, PINE, 0.62).dye(thread, MAPLE, 0.85)
    return cloth


def kanoko():
    cloth, spots, eyes = Cloth("pattern-11", rgb("#A8434A")), Stencil(FIELD, FIELD), Stencil(FIELD, FIELD)
    for row in range(-1, 61):
        for column in range(-1, 31):
            x, y = column * 16 + (8 if row % 2 else 0), row * 8
            spots.fill(spline([(x - 5.4, y), (x, y - 5.4), (x + 5.4, y), (x, y + 5.4)], True, 5))
            eyes.disc(x, y, 1.9)
    return cloth.dye(spots, PALE_BLOSSOM).dye(eyes, rgb("#A8434A"))


def karakusa():
    cloth, vine = Cloth("pattern-12", rgb("#2F5E50")), Stencil(FIELD, FIELD)
    t = np.linspace(0, 1, 70)
    for row in range(-1, 14):
        for column in range(-2, 8):
            x, y = column * 80 + (40 if row % 2 else 0), row * 40
            s = np.linspace(0, 80, 40)
            vine.stroke(np.stack([x + s, y + 12 * np.sin(s * np.pi / 40)], -1), 2.6)
            for middle, way in ((20, 1), (60, -1)):
                a = way * np.pi / 2 - 4.4 * np.pi * t
                r = 14 * (1 - t) ** 0.9 + 0.6
                vine.stroke(np.stack([x + middle + r * np.cos(a), y - way * 2 + r * np.sin(a)], -1), 2.4, 1.8)
    return cloth.dye(vine, rgb("#EFE9D6"))


def pictures():
    paints = (seigaiha, asanoha, ichimatsu, shippo, yagasuri, kikko, uroko, kagome, shima, koshi, kanoko, karakusa)
    return {f"pattern-{i + 1:02}": paint().finish() for i, paint in enumerate(paints)}
