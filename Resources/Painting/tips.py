"""Four diagrams for the tutorial: drag, fling, snap, overlay."""

import numpy as np

from forms import profile, spline, turned
from palette import *
from press import Sheet

WIDTH, HEIGHT = 590, 360
GROUND = rgb("#E9DFCB")
SKIN = rgb("#EED3B6")


def table(name):
    sheet = Sheet(name, WIDTH, HEIGHT)
    sheet.lay(np.ones((HEIGHT, WIDTH), np.float32), sheet.bokashi([(0, rgb("#DCD3C0")), (200, GROUND), (360, rgb("#EFE7D7"))]))
    return sheet


def card(sheet, x, y, wide, tall, tone, strength=1.0):
    """A small picture card: sky, sun, two ridges."""
    shade = sheet.stencil().slab(x + 5, y + 7, x + wide + 5, y + tall + 7, 7)
    sheet.lay(shade, SUMI, 0.14 * strength)
    face = sheet.stencil().slab(x, y, x + wide, y + tall, 7).mask()
    sky = sheet.bokashi([(y, mix(tone, PAPER, 0.25)), (y + tall * 0.7, mix(tone, PAPER, 0.78))])
    sheet.lay(face, sky, strength, resist=2.5 * strength)
    sun = sheet.stencil().disc(x + wide * 0.68, y + tall * 0.32, tall * 0.11).mask()
    sheet.lay(sun * face, rgb("#F3E2B4"), strength)
    for level, tint in ((0.58, 0.3), (0.76, 0.0)):
        ridge = profile([(x - 20, y + tall * level), (x + wide * 0.3, y + tall * (level - 0.13)), (x + wide * 0.62, y + tall * (level + 0.05)),
                         (x + wide + 20, y + tall * (level - 0.09))])
        sheet.lay(sheet.below(ridge) * face, mix(tone, PAPER, tint), strength)


def hand(sheet, x, y, size=1.0, angle=0.0):
    """A pointing hand in an indigo sleeve, its fingertip at (x, y)."""
    place = lambda points: turned(points, x, y, angle, size)
    sleeve = [(-8, 176), (92, 150), (150, 330), (10, 350)]
    sheet.lay(sheet.stencil().fill(place(sleeve)), INDIGO, resist=2)
    cuff = [(-10, 168), (90, 142), (96, 162), (-6, 188)]
    sheet.lay(sheet.stencil().fill(place(cuff)), SKY, resist=1.2)
    shape = sheet.stencil()
    shape.stroke(place([(2, 12), (14, 84)]), 24 * size, 27 * size)
    shape.fill(spline(place([(2, 78), (34, 62), (70, 70), (84, 100), (82, 146), (62, 162), (10, 170), (-4, 130)]), True))
    for fx, fy in ((38, 72), (58, 76), (75, 88)):
        shape.stroke(place([(fx, fy), (fx + 3, fy + 26)]), 22 * size)
    shape.stroke(place([(8, 148), (-18, 118), (-16, 92)]), 26 * size, 19 * size)
    mask = shape.mask()
    sheet.lay(mask, SKIN, resist=2.4)
    creases = sheet.stencil()
    for line in ([(28, 92), (30, 108), (38, 112)], [(48, 92), (50, 108), (57, 112)], [(67, 98), (69, 112), (76, 114)], [(-4, 120), (6, 132), (24, 136)]):
        creases.stroke(spline(place(line)), 2.4 * size)
    creases.stroke(spline(place([(-6, 8), (-2, 1), (6, 3)])), 1.6 * size)
    sheet.lay(creases, EARTH)


def arrow(sheet, points, width, colour):
    """A brush line that ends in a head."""
    line = spline(points)
    (x0, y0), (x1, y1) = line[-6], line[-1]
    angle = np.arctan2(y1 - y0, x1 - x0)
    shape = sheet.stencil().stroke(line, width * 0.5, width)
    shape.fill(turned([(width * 2.6, 0), (-width * 0.4, -width * 1.7), (-width * 0.4, width * 1.7)], x1, y1, angle))
    sheet.lay(shape, colour, resist=1.6)


def drag():
    sheet = table("tip-1")
    for k in range(3):
        card(sheet, 330 - k * 52, 66, 150, 186, rgb("#7C93AE"), (0.22, 0.4, 0.0)[k] or 0.6)
    card(sheet, 150, 66, 150, 186, ASAGI)
    card(sheet, -44, 66, 150, 186, MOSS, 0.9)
    arrow(sheet, [(276, 296), (220, 306), (160, 304), (104, 294)], 8, VERMILION)
    hand(sheet, 246, 150, 0.86, -0.34)
    return sheet


def fling():
    sheet = table("tip-2")
    for k, (x, strength) in enumerate(((60, 0.95), (216, 0.55), (330, 0.3), (412, 0.16))):
        card(sheet, x, 70, 140, 176, PERSIMMON if k == 0 else rgb("#D7A27C"), strength)
    streaks = sheet.stencil()
    for y, x0, x1 in ((92, 226, 470), (128, 214, 540), (164, 230, 500), (200, 216, 430), (232, 236, 380)):
        streaks.stroke([(x0, y), (x1, y)], 4, 1)
    sheet.lay(streaks, PAPER, 0.95)
    fading = sheet.stencil()
    x, gap = 470.0, 78.0
    while x > 70:
        fading.disc(x, 300, 7)
        x, gap = x - gap, max(gap * 0.8, 15.5)
    sheet.lay(fading, INDIGO, resist=1.6)
    sheet.lay(sheet.stencil().disc(470, 300, 10), VERMILION, resist=1.6)
    hand(sheet, 420, 124, 0.8, -0.62)
    return sheet


def snap():
    sheet = table("tip-3")
    for x, tone, strength in ((-40, MOSS, 0.8), (410 + 30, PLUM, 0.8)):
        card(sheet, x, 74, 190, 190, tone, strength)
    card(sheet, 200, 74, 190, 190, INDIGO)
    frame = sheet.stencil()
    for sx, x in ((1, 184), (-1, 406)):
        for sy, y in ((1, 58), (-1, 280)):
            frame.stroke([(x, y), (x + sx * 30, y)], 5).stroke([(x, y), (x, y + sy * 30)], 5)
    sheet.lay(frame, VERMILION, resist=1.6)
    ticks = sheet.stencil()
    for x in (55, 295, 535):
        for k in range(8):
            ticks.stroke([(x, 24 + k * 35), (x, 36 + k * 35)], 2.2)
    faces = sheet.stencil().slab(-40, 70, 150, 268).slab(196, 70, 394, 268).slab(440, 70, 630, 268)
    sheet.lay(ticks.mask() * (1 - faces.mask()), INDIGO, 0.75)
    for points in ([(160, 316), (215, 328), (268, 318)], [(430, 316), (375, 328), (322, 318)]):
        arrow(sheet, points, 6, INDIGO)
    sheet.lay(sheet.stencil().disc(295, 316, 8), VERMILION, resist=1.6)
    return sheet


def overlay():
    sheet = table("tip-4")
    card(sheet, 92, 30, 406, 258, PINE)
    face = sheet.stencil().slab(92, 30, 498, 288, 7).mask()
    sheet.lay(face * sheet.stencil().slab(92, 192, 498, 288).mask(), rgb("#FBF7EE"), 0.97, wear=0.02)
    sheet.lay(face * sheet.stencil().slab(92, 192, 99, 288).mask(), INDIGO)
    lines = sheet.stencil()
    for y, x1 in ((216, 300), (240, 380), (262, 340)):
        lines.slab(120, y - 5, x1, y + 4, 4)
    sheet.lay(lines, rgb("#A79F90"))
    sheet.lay(sheet.stencil().slab(120, 210, 240, 221, 5), SUMI)
    sheet.lay(sheet.stencil().slab(410, 246, 478, 272, 13), INDIGO)
    dots = sheet.stencil()
    for k in (0, 2, 3, 4):
        dots.disc(235 + k * 30 + (0 if k == 0 else 10), 322, 7)
    sheet.lay(dots, rgb("#B7AE9C"))
    sheet.lay(sheet.stencil().slab(258, 315, 292, 329, 7), VERMILION)
    arrow(sheet, [(530, 286), (534, 240), (530, 196)], 6, VERMILION)
    hand(sheet, 446, 262, 0.62, -0.42)
    return sheet


def pictures():
    return {f"tip-{i + 1}": paint().pull(grain=0.006, paper=0.006) for i, paint in enumerate((drag, fling, snap, overlay))}
