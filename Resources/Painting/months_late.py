"""Twelve months, the second half."""

import numpy as np

from forms import blade, flower, ginkgo_leaf, kasumi, maple_leaf, pampas_plume, rim, spline, turned
from months import sheet_of
from palette import *
from press import smooth


def star_festival():
    sheet = sheet_of("month-07", [(0, rgb("#101D38")), (260, rgb("#29497A")), (440, rgb("#5F82A3"))])
    rng = sheet.rng
    stars = sheet.stencil()
    for _ in range(420):
        t = rng.uniform(-0.1, 1.1)
        x, y = 440 * t, 330 - 300 * t + rng.normal(0, 46)
        stars.disc(x, y, rng.choice([0.9, 1.2, 1.6, 2.6], p=[0.5, 0.3, 0.15, 0.05]))
    sheet.lay(stars, rgb("#E6E2D0"), 0.9)
    canes = sheet.stencil()
    stalk = spline([(70, 460), (96, 320), (150, 180), (240, 70), (330, 16)])
    canes.stroke(stalk, 13, 4)
    sheet.lay(canes, MOSS, resist=1.8)
    knots = sheet.stencil()
    for i in (6, 15, 24, 33, 42, 50):
        x, y = stalk[i]
        knots.stroke([(x - 8, y - 2), (x + 8, y + 3)], 2)
    sheet.lay(knots, PALE_GOLD)
    strips = [(226, 170, VERMILION), (56, 236, PALE_GOLD), (292, 206, PALE_BLOSSOM), (352, 120, SKY), (176, 286, PALE_WISTERIA), (112, 74, LEAF)]
    for x, y, tone in strips:
        sway = rng.uniform(-0.16, 0.16)
        sheet.lay(sheet.stencil().stroke([(x - 6, y - 34), (x, y)], 1.6), PAPER)
        slip = np.array([(-13, 0), (13, 0), (13, 92), (-13, 92)])
        sheet.lay(sheet.stencil().fill(turned(slip, x, y, sway)), tone, resist=1.2)
        sheet.lay(sheet.stencil().disc(x - 1, y + 8, 2.5), NIGHT)
    twigs, leaves, dark = sheet.stencil(), sheet.stencil(), sheet.stencil()
    for i, side, long in ((16, -1, 74), (25, 1, 70), (30, -1, 70), (37, 1, 84), (43, -1, 62), (48, 1, 70), (54, 1, 40)):
        x, y = stalk[i]
        tip = (x + side * long, y - 26)
        twigs.stroke(spline([(x, y), (x + side * long * 0.5, y - 26), tip]), 3.4, 1.6)
        for k, spread in enumerate((-0.85, -0.3, 0.25, 0.75)):
            at = (tip[0] - side * k * 9, tip[1] + (1 if k % 2 else -1))
            leaf = turned(blade(rng.uniform(58, 80), 15, 0.32), *at, np.pi / 2 - side * 0.45 + spread * 0.9)
            (dark if k % 2 else leaves).fill(leaf)
    sheet.lay(twigs, MOSS)
    sheet.lay(dark, MOSS, resist=1.2)
    sheet.lay(leaves, LEAF, resist=1.2)
    return sheet


def goldfish():
    sheet = sheet_of("month-08", [(0, rgb("#6FA5A9")), (220, rgb("#A6CBC6")), (440, rgb("#D3E2D6"))])
    rng = sheet.rng
    rings = sheet.stencil()
    for x, y, r in ((330, 96, 34), (330, 96, 58), (330, 96, 84), (84, 372, 26), (84, 372, 46)):
        circle = np.linspace(0, 2 * np.pi, 80)
        rings.stroke(np.stack([x + r * np.cos(circle), y + r * 0.6 * np.sin(circle)], -1), 1.8)
    sheet.lay(rings, PAPER, 0.75)
    for x, lean, top in ((388, -30, 250), (420, 4, 300), (352, -46, 330)):
        weed = spline([(x, 460), (x - 10, 390), (x + lean * 0.4, (390 + top) / 2), (x + lean, top)])
        plant = sheet.stencil().stroke(weed, 4, 2)
        for px, py in weed[4::3]:
            for side in (-1, 1):
                plant.fill(turned(blade(30 * ((py - top + 30) / 230) ** 0.6, 7), px, py, -np.pi / 2 + side * 0.8))
        sheet.lay(plant, rgb("#3F7A6C"), 0.85)
    fish(sheet, 226, 160, 1.2, 2.7, VERMILION)
    fish(sheet, 196, 316, 0.92, 0.42, rgb("#D9693F"))
    for x, y in ((60, 84), (96, 66), (286, 402)):
        leaf = np.linspace(0.35, 2 * np.pi - 0.1, 60)
        pad = np.vstack([[(0, 0)], np.stack([np.cos(leaf) * 34, np.sin(leaf) * 23], -1)])
        sheet.lay(sheet.stencil().fill(turned(pad, x, y, 0.0, rng.uniform(0.8, 1.15))), rgb("#4F8A6B"), resist=1.6)
    return sheet


def fish(sheet, x, y, s, angle, tone):
    """A fantailed goldfish seen from above, its head along +x before turning."""
    place = lambda points: turned(points, x, y, angle, s)
    for lobe in ([(-50, 0), (-96, -46), (-150, -66), (-132, -30), (-108, -8)], [(-50, 0), (-108, 8), (-136, 34), (-150, 70), (-92, 46)],
                 [(-50, 0), (-110, -12), (-164, -8), (-164, 12), (-110, 12)]):
        sheet.lay(sheet.stencil().fill(spline(place(lobe), True)), rgb("#E9A184"), 0.9, resist=1.2)
    fins = sheet.stencil()
    for side in (-1, 1):
        fins.fill(spline(place([(20, side * 22), (0, side * 58), (-26, side * 62), (-10, side * 26)]), True))
        fins.fill(spline(place([(-26, side * 16), (-48, side * 36), (-62, side * 32), (-44, side * 10)]), True))
    sheet.lay(fins, rgb("#E9A184"), resist=1.2)
    body = spline(place([(66, 0), (52, 22), (16, 32), (-26, 22), (-62, 4), (-62, -4), (-26, -22), (16, -32), (52, -22)]), True)
    sheet.lay(sheet.stencil().fill(body), tone, resist=1.8)
    patch = sheet.stencil().fill(spline(place([(8, -18), (24, 0), (8, 18), (-30, 8), (-38, -6)]), True))
    sheet.lay(patch, rgb("#F3DFC9"))
    eyes = sheet.stencil()
    for side in (-1, 1):
        eyes.disc(*place([(50, side * 20)])[0], 5.5 * s)
    sheet.lay(eyes, SUMI, resist=1.2)


def moon_and_pampas():
    sheet = sheet_of("month-09", [(0, rgb("#16263F")), (260, rgb("#40566F")), (440, rgb("#8A8878"))])
    sheet.glow(262, 178, 200, rgb("#C9B68A"), 0.35)
    sheet.lay(sheet.stencil().disc(262, 178, 116), rgb("#F2E3B6"))
    mist = sheet.stencil()
    kasumi(mist, [(210, 480, 226, 16), (270, 470, 248, 14), (-30, 120, 96, 12)])
    sheet.lay(mist, rgb("#33496A"), 0.9)
    hill = sheet.stencil().fill(np.vstack([spline([(-20, 366), (110, 344), (260, 372), (460, 350)]), [(460, 460), (-20, 460)]]))
    sheet.lay(hill, rgb("#2A3038"), resist=1.6)
    stems, plumes, blades = sheet.stencil(), sheet.stencil(), sheet.stencil()
    for x, tall, lean in ((30, 230, 52), (62, 300, 70), (100, 236, 40), (128, 350, 96), (160, 196, 66), (200, 140, 50), (6, 170, 30), (92, 150, 30)):
        line = spline([(x, 460), (x + lean * 0.15, 450 - tall * 0.5), (x + lean * 0.5, 450 - tall * 0.85), (x + lean, 450 - tall)])
        stems.stroke(line, 3.6, 2)
        pampas_plume(plumes, *line[-1], 70, 15)
    for x, reach, top in ((20, 130, 300), (80, 120, 270), (140, 130, 320), (110, -120, 330), (180, 110, 372), (40, -70, 340)):
        blades.stroke(spline([(x, 460), (x + reach * 0.3, top + 14), (x + reach * 0.62, top), (x + reach, top + 56)]), 8, 1)
    sheet.lay(blades, rgb("#6B6A4C"), resist=0.8)
    sheet.lay(stems, rgb("#7F6A44"), resist=0.6)
    sheet.lay(plumes, rgb("#C79C68"), resist=0.7)
    return sheet


def chrysanthemum():
    sheet = sheet_of("month-10", [(0, rgb("#24443F")), (240, rgb("#3D5E52")), (440, rgb("#6C8268"))])
    leaf = np.array([(0, 0), (20, -24), (40, -18), (50, -40), (74, -24), (92, -30), (118, 0), (92, 30), (74, 24), (50, 40), (40, 18), (20, 24)])
    for x, y, a, s in ((130, 250, 2.4, 1.0), (190, 330, 1.9, 1.1), (300, 300, 0.6, 1.1), (292, 176, -0.45, 0.95), (138, 150, -2.6, 0.95), (236, 110, -1.2, 0.8), (90, 400, 0.4, 1.0),
                       (360, 400, -2.7, 0.9)):
        sheet.lay(sheet.stencil().fill(spline(turned(leaf, x, y, a, s), True)), rgb("#1E3A38"), resist=1.5)
        sheet.lay(sheet.stencil().stroke(turned([(4, 0), (100, 0)], x, y, a, s), 2), MOSS)
    for x, y, r, outer, inner in ((196, 208, 124, rgb("#D9A63F"), rgb("#EBCB78")), (346, 340, 84, rgb("#E9E2CF"), rgb("#F7F3E8")), (70, 364, 70, rgb("#B9565A"), rgb("#D98F8A"))):
        for ring, count in ((1.0, 26), (0.78, 22), (0.56, 17), (0.35, 12)):
            for k in range(count):
                a = (k + ring * 3) * 2 * np.pi / count
                petal = turned(blade(r * ring, r * 0.26 * (0.6 + 0.4 * ring), 0.72), x, y, a)
                sheet.lay(sheet.stencil().fill(petal), mix(inner, outer, ring), resist=1.0)
        sheet.lay(sheet.stencil().disc(x, y, r * 0.1), outer, resist=1)
    return sheet


def maple_stream():
    sheet = sheet_of("month-11", [(0, rgb("#27476D")), (220, rgb("#4C7391")), (440, rgb("#8DAAB0"))])
    rng = sheet.rng
    stream = sheet.stencil()
    for k in range(15):
        y = 6 + k * 31
        stream.stroke(spline([(-20, y + 20), (70, y - 12), (160, y + 14), (240, y + 30), (330, y - 6), (460, y + 12)]), 3.2 if k % 3 else 7)
    sheet.lay(stream, rgb("#BFD0CF"), 0.75)
    leaves = [(120, 120, 88, 0.5, MAPLE), (310, 96, 62, -0.6, PERSIMMON), (290, 262, 100, 2.6, rgb("#B7432A")), (104, 318, 70, -1.1, OCHRE), (400, 380, 60, 0.9, MAPLE),
              (204, 400, 48, 2.0, PERSIMMON), (398, 190, 38, 0.2, rgb("#D9A441")), (30, 214, 40, 1.2, rgb("#B7432A"))]
    for i, (x, y, r, a, tone) in enumerate(leaves):
        ginkgo = i in (3, 6)
        stem = sheet.stencil().stroke(turned([(0, 0.2), (0.06, 0.62), (0.2, 0.95)], x, y, a, r), r * 0.06, r * 0.03)
        sheet.lay(stem, tone * 0.75, resist=1.2)
        shape = ginkgo_leaf() if ginkgo else maple_leaf()
        sheet.lay(sheet.stencil().fill(turned(shape, x, y, a, r)), tone, resist=1.8)
        veins = sheet.stencil()
        for degrees in (-60, -40, -20, 0, 20, 40, 60) if ginkgo else (-140, -94, -47, 0, 47, 94, 140):
            b = np.radians(degrees - 90)
            start = (0, 0.24) if ginkgo else (0, 0)
            veins.stroke(turned([start, (0.78 * np.cos(b), 0.78 * np.sin(b))], x, y, a, r), r * 0.026, r * 0.01)
        sheet.lay(veins, tone * 0.6 + PALE_GOLD * 0.4)
    drops = sheet.stencil()
    for _ in range(14):
        drops.disc(rng.uniform(0, 440), rng.uniform(0, 440), rng.uniform(1.5, 3))
    sheet.lay(drops, PAPER, 0.8)
    return sheet


def snow_and_camellia():
    sheet = sheet_of("month-12", [(0, rgb("#6D7F92")), (250, rgb("#AAB6BE")), (440, rgb("#D2D7D8"))])
    rng = sheet.rng
    wood = sheet.stencil().stroke(spline([(-20, 410), (90, 340), (190, 300), (300, 210), (400, 170), (460, 130)]), 20, 8)
    sheet.lay(wood, BARK, resist=1.6)
    drifts = [wood.mask()]
    leaves = [(150, 310, 2.2, 120), (120, 330, -2.2, 110), (300, 210, 0.9, 120), (330, 200, -1.6, 120), (220, 280, -2.0, 120), (250, 270, 1.5, 130), (390, 175, 0.7, 100),
              (390, 170, -1.0, 100), (90, 350, 1.2, 100), (180, 300, -0.9, 110)]
    for x, y, a, long in leaves:
        shape = turned(blade(long, long * 0.46, 0.45), x, y, a)
        sheet.lay(sheet.stencil().fill(shape), rgb("#23483F"), resist=1.6)
        body = sheet.stencil().fill(shape).mask()
        gloss = sheet.stencil().fill(turned(blade(long * 0.8, long * 0.16, 0.45), x + long * 0.1 * np.cos(a), y + long * 0.1 * np.sin(a) - 5, a))
        sheet.lay(gloss.mask() * body, MOSS, 0.7)
        drifts.append(body)
    for i, body in enumerate(drifts):
        sheet.lay(smooth(rim(body, 7 + 3 * (i % 3)) * 1.4), SNOW)
    for x, y, r in ((196, 236, 76), (330, 148, 56)):
        sheet.lay(sheet.stencil().fill(turned(flower(6, 0.2), x, y, 0.3, r)), rgb("#B02E22"), resist=2)
        sheet.lay(sheet.stencil().fill(turned(flower(5, 0.24), x + 3, y + 3, 0.9, r * 0.72)), VERMILION, resist=1.2)
        sheet.lay(sheet.stencil().fill(turned(flower(9, 0.2), x + 4, y + 5, 0.2, r * 0.33)), PALE_GOLD, resist=1)
        sheet.lay(sheet.stencil().disc(x + 4, y + 5, r * 0.17), GOLD)
    sheet.lay(sheet.stencil().fill(spline(turned([(-14, 18), (-24, -8), (-8, -34), (10, -34), (24, -8), (14, 18)], 88, 300, -0.4), True)), VERMILION, resist=1.5)
    caps = sheet.stencil()
    for x, y, w, h in ((200, 170, 110, 28), (330, 100, 90, 24), (80, 262, 56, 20)):
        caps.fill(spline([(x - w / 2, y + h * 0.5), (x - w * 0.38, y - h * 0.2), (x - w * 0.1, y - h * 0.55), (x + w * 0.25, y - h * 0.4), (x + w / 2, y + h * 0.4),
                          (x + w * 0.2, y + h * 0.3), (x - w * 0.1, y + h * 0.62)], True))
    sheet.lay(caps, SNOW)
    flakes = sheet.stencil()
    for _ in range(70):
        flakes.disc(rng.uniform(0, 440), rng.uniform(0, 440), rng.uniform(1.6, 5))
    sheet.lay(flakes, SNOW, 0.95)
    return sheet


def pictures():
    paints = (star_festival, goldfish, moon_and_pampas, chrysanthemum, maple_stream, snow_and_camellia)
    return {f"month-{i + 7:02}": paint().pull() for i, paint in enumerate(paints)}
