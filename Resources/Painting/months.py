"""Twelve months, the first half: one motif to a picture."""

import numpy as np

from forms import blade, flower, kasumi, pine_pad, spline, turned
from palette import *
from press import Sheet

SIZE = 440


def sheet_of(name, stops):
    sheet = Sheet(name, SIZE, SIZE)
    sheet.lay(np.ones((SIZE, SIZE), np.float32), sheet.bokashi(stops))
    return sheet


def pine_and_sun():
    sheet = sheet_of("month-01", [(0, rgb("#D8B98C")), (190, rgb("#EFDDB9")), (440, rgb("#F2E6CC"))])
    sheet.lay(sheet.stencil().disc(278, 178, 96), VERMILION, resist=2)
    bough = sheet.stencil()
    bough.stroke(spline([(-20, 372), (70, 336), (128, 290), (196, 296), (262, 262), (330, 268), (388, 244)]), 34, 8)
    for line in ([(120, 296), (126, 250), (104, 216)], [(236, 278), (262, 226), (300, 206)], [(190, 296), (214, 330), (262, 344)]):
        bough.stroke(spline(line), 13, 5)
    sheet.lay(bough, BARK, resist=2)
    pads = [(96, 214, 150, 40), (292, 206, 140, 38), (376, 250, 130, 36), (270, 350, 170, 42), (26, 306, 120, 34)]
    for x, y, w, h in pads:
        pad, light = sheet.stencil(), sheet.stencil()
        pine_pad(pad, sheet.rng, x, y, w, h)
        pine_pad(light, sheet.rng, x - 6, y - h * 0.36, w * 0.64, h * 0.42)
        sheet.lay(pad, PINE, resist=2)
        sheet.lay(light, MOSS, 0.8)
    mist = sheet.stencil()
    kasumi(mist, [(-40, 150, 402, 24), (60, 330, 424, 24), (320, 480, 396, 18), (-30, 90, 86, 14), (20, 150, 106, 12)])
    sheet.lay(mist, PAPER, 0.92)
    return sheet


def plum():
    sheet = sheet_of("month-02", [(0, rgb("#8EA0A3")), (230, rgb("#C3C9BE")), (440, rgb("#DAD6C4"))])
    sheet.lay(sheet.stencil().disc(120, 130, 74), rgb("#ECE7D3"), 0.9)
    wood = sheet.stencil()
    wood.stroke([(460, 424), (362, 352), (330, 270), (236, 214), (206, 130), (150, 86)], 34, 5)
    for line in ([(330, 270), (352, 190), (330, 120), (346, 50)], [(236, 214), (150, 232), (92, 286), (70, 350)], [(352, 190), (404, 142), (412, 76)],
                 [(362, 352), (276, 372), (214, 352), (176, 384)]):
        wood.stroke(line, 13, 3)
    sheet.lay(wood, SUMI, resist=2)
    blooms = [(206, 134, 33), (330, 122, 36), (262, 222, 30), (92, 284, 34), (404, 142, 30), (352, 196, 25), (150, 88, 24), (276, 370, 32),
              (152, 232, 25), (216, 352, 22)]
    buds = [(346, 48, 10), (412, 74, 11), (70, 350, 11), (176, 386, 10), (300, 246, 9), (336, 84, 8), (116, 256, 8), (384, 160, 8)]
    for i, (x, y, r) in enumerate(blooms):
        turn = sheet.rng.uniform(0, 1.2)
        sheet.lay(sheet.stencil().fill(turned(flower(5, 0.34), x, y, turn, r)), rgb("#C4606A") if i % 3 else PALE_BLOSSOM, resist=1.6)
        threads = sheet.stencil()
        for k in range(10):
            a = turn + k * np.pi / 5
            threads.stroke([(x, y), (x + 0.5 * r * np.cos(a), y + 0.5 * r * np.sin(a))], 1.4)
            threads.disc(x + 0.53 * r * np.cos(a), y + 0.53 * r * np.sin(a), 2)
        sheet.lay(threads, PALE_GOLD if i % 3 else PLUM)
    points = sheet.stencil()
    for x, y, r in buds:
        points.disc(x, y, r)
    sheet.lay(points, PLUM, resist=1.4)
    return sheet


def dolls():
    sheet = sheet_of("month-03", [(0, rgb("#E3B9A8")), (250, rgb("#F1DACB")), (440, rgb("#F3E3D3"))])
    screen = sheet.stencil()
    for k in range(4):
        screen.fill([(60 + 80 * k, 110 + 10 * (k % 2)), (140 + 80 * k, 120 - 10 * (k % 2)), (140 + 80 * k, 326), (60 + 80 * k, 326)])
    sheet.lay(screen, PALE_GOLD, resist=2)
    folds = sheet.stencil()
    for k in range(1, 4):
        folds.stroke([(60 + 80 * k, 112), (60 + 80 * k, 326)], 2)
    sheet.lay(folds, GOLD)
    for x, robe, under, collar in ((146, INDIGO, ASAGI, SKY), (296, PLUM, PEACH, BLOSSOM)):
        for grow, tone in ((1.0, under), (0.86, robe)):
            body = np.array([(0, -112), (34, -86), (104, 30), (92, 46), (0, 52), (-92, 46), (-104, 30), (-34, -86)]) * (grow, 1)
            sheet.lay(sheet.stencil().fill(spline(body + (x, 326 - (1 - grow) * 60), True)), tone, resist=1.8)
        neck = sheet.stencil().fill([(x - 30, 226), (x + 30, 226), (x + 6, 292), (x - 6, 292)])
        sheet.lay(neck, collar, resist=1.4)
        sheet.lay(sheet.stencil().fill([(x - 17, 226), (x + 17, 226), (x, 270)]), PAPER)
        hair = sheet.stencil().disc(x, 192, 35, 38)
        if x < 200:
            hair.slab(x - 8, 132, x + 8, 170, 6).disc(x, 160, 17, 12)
        else:
            hair.disc(x - 32, 208, 14, 26).disc(x + 32, 208, 14, 26).disc(x, 156, 20, 12)
        sheet.lay(hair, SUMI)
        sheet.lay(sheet.stencil().disc(x, 202, 24, 29), rgb("#F7EBDD"))
        if x > 200:
            sheet.lay(sheet.stencil().fill([(x - 14, 152), (x, 134), (x + 14, 152)]).disc(x, 134, 4), GOLD)
    dais = sheet.stencil().slab(-10, 366, 450, 386)
    sheet.lay(dais, VERMILION, resist=2)
    sheet.lay(sheet.stencil().slab(-10, 386, 450, 450), rgb("#8E3B33"))
    twig = sheet.stencil().stroke(spline([(-10, 30), (110, 62), (220, 48), (330, 74), (400, 62)]), 8, 3)
    sheet.lay(twig, BARK, resist=1.4)
    for x, y, r in ((60, 50, 22), (138, 54, 26), (232, 44, 22), (304, 72, 24), (392, 62, 18)):
        sheet.lay(sheet.stencil().fill(turned(flower(5, 0.4, 0.04), x, y, sheet.rng.uniform(0, 1), r)), rgb("#CE6F78"), resist=1.4)
        sheet.lay(sheet.stencil().disc(x, y, r * 0.26), PALE_GOLD)
    return sheet


def cherry():
    sheet = sheet_of("month-04", [(0, NIGHT), (230, rgb("#38557F")), (440, rgb("#8499B2"))])
    sheet.lay(sheet.stencil().disc(318, 118, 62), rgb("#EFE6CC"))
    rng = sheet.rng
    strands = sheet.stencil()
    lines = []
    for x, length in ((20, 250), (66, 340), (112, 210), (160, 300), (208, 372), (250, 190), (300, 262), (352, 330), (396, 200), (430, 290)):
        bend = rng.uniform(-26, 26)
        lines.append(spline([(x - bend, -20), (x, length * 0.4), (x + bend * 0.4, length * 0.75), (x + bend, length)]))
        strands.stroke(lines[-1], 4, 1.5)
    sheet.lay(strands, rgb("#4B3B45"))
    for tone, share, size in ((rgb("#D9929A"), 0.8, 13), (BLOSSOM, 1.0, 12), (PALE_BLOSSOM, 0.8, 11)):
        blooms = sheet.stencil()
        for line in lines:
            for x, y in line[5::3]:
                if rng.uniform() < share * (0.35 + y / 420):
                    blooms.fill(turned(flower(5, 0.4, 0.16), x + rng.uniform(-12, 12), y + rng.uniform(-8, 8), rng.uniform(0, 6), size * rng.uniform(0.7, 1.15)))
        sheet.lay(blooms, tone, resist=0.9)
    fall = sheet.stencil()
    for _ in range(26):
        fall.fill(turned(blade(11, 7), rng.uniform(0, 440), rng.uniform(250, 430), rng.uniform(0, 6)))
    sheet.lay(fall, PALE_BLOSSOM)
    water = sheet.stencil()
    for k in range(7):
        x, y = rng.uniform(-40, 300), 396 + k * 7
        water.stroke(spline([(x, y), (x + 60, y - 3), (x + 130, y + 2), (x + 190, y)]), 1.6)
    sheet.lay(water, PAPER, 0.6)
    return sheet


def wisteria():
    sheet = sheet_of("month-05", [(0, rgb("#B9C49A")), (220, rgb("#DDE0C4")), (440, rgb("#EEEAD8"))])
    rng = sheet.rng
    vine = sheet.stencil()
    vine.stroke(spline([(-20, 40), (80, 58), (180, 30), (290, 52), (380, 28), (460, 44)]), 16, 12)
    vine.stroke(spline([(80, 58), (170, 66), (250, 30), (330, 20)]), 8, 5)
    sheet.lay(vine, BARK, resist=1.6)
    for x, top, long, wide in ((66, 66, 300, 40), (166, 54, 210, 34), (262, 60, 340, 44), (362, 50, 240, 36), (428, 50, 150, 28)):
        for tone, push in ((WISTERIA, 0), (PALE_WISTERIA, 0.5)):
            cluster = sheet.stencil()
            for t in np.linspace(0, 1, int(long / 5)):
                reach = wide * min(1, 0.5 + t * 4) * (1 - t) ** 0.7
                for _ in range(max(1, int(7 * (1 - t) ** 0.8))):
                    px = x + 10 * np.sin(t * 3) + rng.uniform(-reach, reach) * (0.55 if push else 1)
                    py = top + t * long
                    if push and rng.uniform() > 0.5:
                        continue
                    cluster.fill(turned(blade(19 - 8 * t, 13 - 5 * t, 0.6), px, py, rng.uniform(0.8, 2.3)))
            sheet.lay(cluster, tone, resist=0 if push else 1)
    for x, y in ((20, 52), (116, 58), (214, 42), (312, 56), (396, 40)):
        leaves = sheet.stencil()
        for k in range(4):
            for side in (-1, 1):
                leaves.fill(turned(blade(34, 13), x + side * 2, y + k * 13 - 10, np.pi / 2 - side * 1.05))
        leaves.fill(turned(blade(34, 13), x, y + 40, np.pi / 2))
        sheet.lay(leaves, MOSS, resist=1.1)
    return sheet


def hydrangea():
    sheet = sheet_of("month-06", [(0, rgb("#5E7C92")), (240, rgb("#A3B8BD")), (440, rgb("#C3CDC6"))])
    rng = sheet.rng
    for x, y, angle, long, wide in ((130, 330, 2.6, 170, 92), (250, 392, 0.5, 190, 100), (170, 372, 1.7, 150, 84), (330, 210, -0.5, 150, 84), (320, 230, 0.9, 150, 80),
                                    (90, 250, -2.5, 130, 74)):
        leaf = turned(blade(long, wide, 0.42), x, y, angle)
        sheet.lay(sheet.stencil().fill(leaf), PINE, resist=2)
        veins = sheet.stencil().stroke(turned([(6, 0), (long * 0.92, 0)], x, y, angle), 2.5, 1)
        for k in range(1, 6):
            for side in (-1, 1):
                veins.stroke(turned([(long * k * 0.14, 0), (long * (k * 0.14 + 0.13), side * wide * 0.3)], x, y, angle), 1.5, 0.8)
        sheet.lay(veins, MOSS)
    for cx, cy, r, tones in ((160, 262, 112, (rgb("#3F5F96"), rgb("#6C8BBB"), rgb("#A9BDD8"))), (318, 158, 78, (rgb("#6F5F98"), rgb("#978AB9"), rgb("#CBC2DC")))):
        sheet.lay(sheet.stencil().disc(cx, cy, r * 0.96, r * 0.88), tones[0], resist=2)
        spots = []
        for k in range(900):
            a, far = rng.uniform(0, 2 * np.pi), np.sqrt(rng.uniform()) * r
            x, y = cx + far * np.cos(a), cy + far * np.sin(a) * 0.9
            if all((x - u) ** 2 + (y - v) ** 2 > (r * 0.2) ** 2 for u, v in spots):
                spots.append((x, y))
        for x, y in spots:
            light = ((x - cx) + (y - cy)) / r < rng.uniform(-0.8, 0.5)
            sheet.lay(sheet.stencil().fill(turned(flower(4, 0.36), x, y, rng.uniform(0, 1.5), r * 0.145)), tones[2] if light else tones[1], resist=0.8)
            sheet.lay(sheet.stencil().disc(x, y, 2.4), tones[0])
    rain = sheet.stencil()
    for _ in range(58):
        x, y, long = rng.uniform(-20, 520), rng.uniform(-60, 440), rng.uniform(50, 130)
        rain.stroke([(x, y), (x - long * 0.22, y + long)], 1.5)
    sheet.lay(rain, PAPER, 0.7)
    return sheet


def pictures():
    paints = (pine_and_sun, plum, dolls, cherry, wisteria, hydrangea)
    return {f"month-{i + 1:02}": paint().pull() for i, paint in enumerate(paints)}
