"""Folding screens: four pairs of gold panels, each pair one picture cut in two."""

import numpy as np

from forms import blade, kasumi, pine_pad, profile, spline, turned
from palette import *
from press import Sheet

WIDTH, HEIGHT, LEAF_SQUARE = 680, 440, 85


def gold(name):
    """A ground of gold leaf: squares laid a little over each other."""
    sheet = Sheet(name, WIDTH, HEIGHT)
    sheet.lay(np.ones((HEIGHT, WIDTH), np.float32), sheet.bokashi([(0, rgb("#D2AE62")), (220, rgb("#DDBF7B")), (440, rgb("#CBA559"))]))
    for row in range(6):
        for column in range(8):
            x, y = column * LEAF_SQUARE, row * LEAF_SQUARE - 20
            tone = sheet.rng.choice([rgb("#E3C985"), rgb("#C79F52"), rgb("#D8B970")])
            square = sheet.stencil().slab(x + 1, y + 1, x + LEAF_SQUARE + 3, y + LEAF_SQUARE + 3)
            sheet.lay(square, tone, sheet.rng.uniform(0.1, 0.4))
    seams = sheet.stencil()
    for k in range(9):
        seams.slab(k * LEAF_SQUARE, 0, k * LEAF_SQUARE + 2.5, HEIGHT)
    for k in range(7):
        seams.slab(0, k * LEAF_SQUARE - 20, WIDTH, k * LEAF_SQUARE - 17.5)
    sheet.lay(seams, rgb("#B98F45"), 0.35)
    return sheet


def cloud_band(sheet, bars, colour):
    mist = sheet.stencil()
    kasumi(mist, bars)
    sheet.lay(mist, colour, resist=1.5)


def old_pine():
    sheet = gold("screen-pine")
    ground = profile([(0, 400), (160, 376), (340, 410), (520, 384), (680, 402)])
    sheet.lay(sheet.below(ground), rgb("#5C7A58"), resist=2)
    trunk = sheet.stencil()
    trunk.stroke(spline([(96, 470), (110, 380), (170, 320), (150, 246), (226, 200), (330, 214), (420, 176), (520, 190), (620, 150)]), 58, 12)
    for line in ([(160, 250), (110, 190), (60, 170)], [(226, 200), (240, 130), (300, 96)], [(420, 176), (450, 120), (520, 84)], [(330, 214), (390, 262), (460, 276)],
                 [(520, 190), (580, 220), (640, 230)]):
        trunk.stroke(spline(line), 20, 7)
    sheet.lay(trunk, rgb("#5A4238"), resist=2.2)
    bark = sheet.stencil()
    for x, y in ((112, 410), (122, 366), (150, 336), (164, 300), (158, 262), (180, 232), (220, 206), (262, 204), (312, 212), (360, 204), (404, 184)):
        bark.stroke(spline([(x - 12, y - 6), (x, y + 4), (x + 10, y - 4)]), 2.4)
    sheet.lay(bark, EARTH)
    pads = [(58, 158, 150, 44), (300, 84, 170, 46), (524, 72, 160, 44), (470, 274, 170, 44), (628, 136, 150, 42), (644, 232, 130, 38), (190, 150, 120, 34), (392, 150, 110, 32),
            (30, 250, 110, 34)]
    for x, y, w, h in pads:
        for push, size, tone in ((0, 1, PINE), (h * 0.3, 0.72, MOSS), (h * 0.5, 0.4, LEAF)):
            pad = sheet.stencil()
            pine_pad(pad, sheet.rng, x - push * 0.3, y - push, w * size, h * (1 if size == 1 else 0.5 * size))
            sheet.lay(pad, tone, resist=2 if size == 1 else 0)
    cloud_band(sheet, [(-40, 190, 46, 22), (80, 260, 24, 18), (540, 740, 330, 22), (470, 640, 352, 20)], rgb("#E9D497"))
    return sheet


def rough_sea():
    sheet = gold("screen-sea")
    rock = sheet.stencil().fill(spline([(430, 300), (462, 190), (500, 150), (524, 182), (560, 128), (600, 170), (640, 250), (690, 330), (560, 360)], True))
    sheet.lay(rock, rgb("#3E4A4F"), resist=2)
    facets = sheet.stencil().fill([(500, 156), (512, 200), (496, 300), (470, 290), (476, 200)]).fill([(560, 136), (578, 190), (566, 290), (540, 290), (546, 190)])
    sheet.lay(facets, rgb("#6B7A78"))
    bands = [(250, 30, 230, 0.4, rgb("#7FA3B4")), (296, 34, 260, 2.2, ASAGI), (344, 30, 210, 4.1, rgb("#2F5480")), (396, 24, 240, 5.3, INDIGO)]
    for level, height, length, phase, tone in bands:
        swell = lambda x, shift=0, level=level, height=height, length=length, phase=phase: (
            level + shift - height * np.abs(np.cos(np.pi * (x + phase * 60) / length)) ** 1.6 + 6 * np.sin(x / 37 + phase))
        sheet.lay(sheet.below(swell), tone, resist=2.4)
        x = np.linspace(-10, 690, 240)
        lines = sheet.stencil()
        for shift in (9, 18, 28, 40):
            lines.stroke(np.stack([x, swell(x, shift)], -1), 1.7)
        sheet.lay(lines, mix(tone, PAPER, 0.55))
        foam = sheet.stencil()
        for crest in np.arange(-phase * 60 % length, 700, length):
            for k in range(-5, 6):
                px = crest + k * 10
                foam.disc(px, swell(np.array(px)) + 1, 8.5 - abs(k) * 0.8)
                if abs(k) < 4:
                    foam.disc(px + 5, swell(np.array(px)) - 13 - sheet.rng.uniform(0, 12), sheet.rng.uniform(1.6, 3.4))
        sheet.lay(foam, SNOW)
    cloud_band(sheet, [(-40, 210, 62, 22), (90, 330, 84, 20), (380, 720, 40, 20)], rgb("#E9D497"))
    return sheet


def crane(sheet, x, y, size, angle):
    """A flying crane from above, its beak along -x before turning."""
    place = lambda points: turned(points, x, y, angle, size)
    legs = sheet.stencil()
    for side in (-3, 3):
        legs.stroke(place([(40, side), (128, side * 1.6)]), 3.4 * size, 2 * size)
    sheet.lay(legs, SUMI)
    for side, squash in ((1, 0.72), (-1, 1.0)):
        for k in range(11):
            t = k / 10
            root = (-26 + 62 * t, side * 6)
            degrees = -112 + 84 * t**1.1
            long = 150 * (1 - 0.62 * t**0.8)
            feather = turned(blade(long, 20, 0.6), 0, 0, np.radians(degrees))
            feather[:, 1] *= -side * squash
            feather = feather + root
            sheet.lay(sheet.stencil().fill(place(feather)), SUMI if t < 0.62 or t > 0.9 else SNOW, resist=1)
        for k in range(8):
            t = k / 7
            feather = turned(blade(104 * (1 - 0.5 * t), 20, 0.6), 0, 0, np.radians(-112 + 80 * t))
            feather[:, 1] *= -side * squash
            sheet.lay(sheet.stencil().fill(place(feather + (-26 + 58 * t, side * 5))), SNOW, resist=1)
    body = spline(place([(-44, -5), (-20, -15), (20, -14), (58, 0), (20, 14), (-20, 15), (-44, 5)]), True)
    sheet.lay(sheet.stencil().fill(body), SNOW, resist=1.2)
    neck = spline(place([(-30, 0), (-74, -6), (-112, 4), (-132, 2)]))
    sheet.lay(sheet.stencil().stroke(neck, 16 * size, 8 * size), SNOW, resist=1.2)
    sheet.lay(sheet.stencil().stroke(neck[6:30], 9 * size, 7 * size), SUMI)
    sheet.lay(sheet.stencil().stroke(place([(-136, 2), (-164, 4)]), 5 * size, 1.5 * size), EARTH)
    sheet.lay(sheet.stencil().disc(*place([(-134, 1)])[0], 6.5 * size), SNOW)
    sheet.lay(sheet.stencil().disc(*place([(-131, 0)])[0], 4.6 * size), VERMILION)


def cranes():
    sheet = gold("screen-cranes")
    hills = profile([(0, 420), (120, 384), (260, 426), (400, 398), (560, 420), (680, 380)])
    sheet.lay(sheet.below(hills), rgb("#4F7770"), resist=2)
    cloud_band(sheet, [(-40, 170, 372, 24), (60, 330, 396, 26), (430, 720, 352, 24), (380, 560, 376, 22), (250, 470, 40, 20), (330, 600, 60, 18)], rgb("#EBD9A2"))
    crane(sheet, 176, 160, 0.92, 0.28)
    crane(sheet, 372, 262, 0.78, 0.42)
    crane(sheet, 546, 146, 0.86, 0.1)
    return sheet


def bamboo():
    sheet = gold("screen-bamboo")
    rng = sheet.rng
    canes = [(40, 20, rgb("#9DAE7C")), (140, 15, rgb("#9DAE7C")), (262, 18, rgb("#9DAE7C")), (404, 16, rgb("#9DAE7C")), (590, 18, rgb("#9DAE7C")),
             (92, 26, MOSS), (214, 30, PINE), (336, 32, MOSS), (470, 26, PINE), (530, 30, MOSS), (640, 28, PINE)]
    for x, wide, tone in canes:
        lean, y = rng.uniform(-14, 14), 450.0
        while y > -30:
            tall = rng.uniform(66, 96)
            at = lambda level: x + lean * level / 440
            joint = sheet.stencil().fill([(at(y) - wide / 2, y), (at(y) + wide / 2, y), (at(y - tall) + wide / 2, y - tall + 4), (at(y - tall) - wide / 2, y - tall + 4)])
            sheet.lay(joint, tone, resist=1.4)
            light = sheet.stencil().stroke([(at(y) - wide * 0.22, y - 8), (at(y - tall) - wide * 0.22, y - tall + 12)], wide * 0.14)
            sheet.lay(light, mix(tone, PAPER, 0.4), 0.9)
            y -= tall
    dark, leaves = sheet.stencil(), sheet.stencil()
    for x, y, side in ((120, 70, 1), (196, 120, -1), (356, 90, 1), (318, 210, -1), (452, 60, -1), (552, 130, 1), (622, 70, -1), (84, 230, -1), (500, 250, 1), (232, 280, 1), (660, 240, 1)):
        for k, spread in enumerate((-0.7, -0.2, 0.3, 0.8, 1.15)):
            leaf = turned(blade(rng.uniform(64, 92), 16, 0.32), x + side * k * 5, y + rng.uniform(-5, 5), np.pi / 2 - side * (0.35 + spread))
            (dark if k % 2 else leaves).fill(leaf)
    sheet.lay(dark, INDIGO, resist=1.3)
    sheet.lay(leaves, PINE, resist=1.3)
    cloud_band(sheet, [(-40, 220, 372, 24), (110, 420, 398, 28), (470, 720, 380, 26), (400, 560, 406, 22), (240, 420, 22, 18)], rgb("#EBD9A2"))
    return sheet


def pictures():
    found = {}
    for pair, paint in enumerate((old_pine, rough_sea, cranes, bamboo)):
        whole = paint().pull()
        for half in range(2):
            found[f"screen-{pair * 2 + half + 1}"] = whole.crop((half * 340, 0, half * 340 + 340, HEIGHT))
    return found
