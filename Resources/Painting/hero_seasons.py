"""What stands on the ridges of the panorama, season by season."""

import numpy as np

from forms import canopy, dapple, kasumi, pampas_plume, pine_pad, spline, wild_goose
from palette import *
from press import smooth


def dawn_sky(sheet):
    sheet.glow(196, 330, 520, rgb("#F2B48A"), 0.75)
    sheet.lay(sheet.stencil().disc(196, 330, 84), VERMILION, resist=2.5)
    clouds = sheet.stencil()
    kasumi(clouds, [(-150, 70, 268, 14), (-60, 150, 290, 14), (250, 420, 392, 14), (150, 330, 414, 12), (640, 900, 170, 12),
                    (730, 1010, 190, 14)])
    sheet.lay(clouds, rgb("#F4DCC6"), 0.9)


def fuji_snow(sheet, fuji):
    def hem(x):
        reach = np.abs(x - 560)
        return 318 + 20 * np.sin(x / 15) + 12 * np.sin(x / 6.3 + 1) + 7 * np.sin(x / 27) - reach * 0.16

    snow = sheet.below(fuji) * (1 - sheet.below(hem)) * (np.abs(sheet.x - 560) < 180)
    sheet.lay(snow, SNOW)
    shade = snow * smooth((sheet.x - 566 - (sheet.y - 236) * 0.25) / 6)
    sheet.lay(shade, rgb("#B9C6D6"), 0.75)


def summer_sky(sheet):
    rng = sheet.rng
    for cx, cy, size, tone in ((2075, 398, 1.25, rgb("#D8E3E2")), (2020, 418, 1.0, PAPER), (2300, 410, 0.7, rgb("#E4EAE3"))):
        cloud = sheet.stencil()
        for level in range(7):
            reach = (150 - level * 17) * size
            for _ in range(9):
                cloud.disc(cx + rng.uniform(-reach, reach) + level * 9 * size, cy - level * 30 * size + rng.uniform(-10, 10),
                           rng.uniform(20, 40) * size)
        cloud.disc(cx + 20 * size, cy - 60 * size, 90 * size, 70 * size)
        cloud.slab(cx - 150 * size, cy - 30, cx + 150 * size, 444)
        sheet.lay(cloud, tone, 0.95, resist=2)


def autumn_sky(sheet):
    sheet.glow(2985, 205, 300, rgb("#C9A98A"), 0.38)
    sheet.lay(sheet.stencil().disc(2985, 205, 104), rgb("#F4E4B8"))
    clouds = sheet.stencil()
    kasumi(clouds, [(2700, 2960, 262, 16), (2800, 3100, 284, 18), (3120, 3330, 128, 12), (3190, 3420, 146, 12)])
    sheet.lay(clouds, rgb("#3B4A6D"), 0.88)
    geese = sheet.stencil()
    for i in range(7):
        side, rank = (-1) ** i, (i + 1) // 2
        wild_goose(geese, 2700 + rank * 30 + (8 if side > 0 else 0), 150 + side * rank * 17 + rank * 8, 17)
    sheet.lay(geese, NIGHT)


def winter_mountains(sheet):
    """Three peaks, each with a lit and a shaded side."""
    for x, y, s in ((3505, 316, 0.86), (4050, 306, 0.92), (3770, 226, 1.22)):
        left = np.array([(0, 0), (-26, 30), (-44, 40), (-84, 92), (-110, 104), (-160, 176), (-190, 190), (-270, 290)]) * s
        right = np.array([(0, 0), (18, 26), (40, 38), (70, 84), (104, 108), (140, 164), (176, 186), (270, 290)]) * s
        spur = np.array([(0, 0), (16, 40), (-4, 74), (30, 120), (8, 160), (44, 220), (30, 290)]) * s
        body = sheet.stencil().fill(np.vstack([left[::-1], right]) + (x, y)).mask()
        pale = smooth((y + 300 * s - sheet.y) / (210 * s))
        sheet.lay(body * pale, rgb("#8198B2"), resist=0)
        lit = sheet.stencil().fill(np.vstack([left[::-1], spur]) + (x, y))
        sheet.lay(lit.mask() * pale, SNOW)


def sea(sheet):
    edge = smooth((sheet.x - 1560) / 160) * smooth((2660 - sheet.x) / 160)
    water = (sheet.y > 440) * edge
    sheet.lay(water.astype(np.float32), sheet.bokashi([(440, rgb("#2C6189")), (470, rgb("#4F8BA5")), (600, rgb("#8DBCBD")),
                                                       (740, rgb("#BFD8CB"))]))
    lines = sheet.stencil()
    rng = sheet.rng
    for row in range(15):
        y = 452 + row * 9 + row * row * 0.75
        step = 50 + row * 7
        for x in np.arange(1600 + rng.uniform(0, step), 2640, step * 1.5):
            if rng.uniform() < 0.62:
                wave = spline([(x, y), (x + step * 0.3, y - 1.5 - row * 0.25), (x + step * 0.62, y + 1), (x + step, y)])
                lines.stroke(wave, 1.6 + row * 0.1, 0.8)
    sheet.lay(lines.mask() * edge, PAPER, 0.62)
    island = sheet.stencil().fill(spline([(1806, 446), (1830, 418), (1862, 404), (1884, 416), (1918, 412), (1950, 446)]))
    for x, y, w in ((1846, 402, 34), (1872, 392, 42), (1906, 406, 36)):
        pine_pad(island, sheet.rng, x, y, w, 12)
        island.stroke([(x, y), (x + 4, y + 26)], 3)
    sheet.lay(island.mask() * (sheet.y < 446), PINE)
    for x, y, s in ((2190, 540, 1.0), (2052, 484, 0.55), (2330, 470, 0.42)):
        boat(sheet, x, y, s)


def boat(sheet, x, y, s):
    sail = sheet.stencil().fill([(x - 34 * s, y - 92 * s), (x + 30 * s, y - 96 * s), (x + 38 * s, y - 14 * s), (x - 30 * s, y - 14 * s)])
    sheet.lay(sail, PAPER)
    seams = sheet.stencil()
    for k in (-12, 10):
        seams.stroke([(x + k * s, y - 94 * s), (x + (k + 5) * s, y - 14 * s)], 1.6 * s + 0.4)
    sheet.lay(seams, SKY, 0.8)
    hull = sheet.stencil().fill(spline([(x - 62 * s, y - 16 * s), (x - 40 * s, y + 6 * s), (x + 34 * s, y + 6 * s), (x + 66 * s, y - 26 * s),
                                        (x + 44 * s, y - 8 * s), (x - 20 * s, y - 8 * s)], True))
    sheet.lay(hull, NIGHT)


def spring_hills(sheet):
    rng = sheet.rng
    pagoda(sheet, 1372, 506)
    deep = rgb("#DFA3A0")
    groves = [(1190, 488, 62, 26, BLOSSOM), (1265, 506, 84, 34, deep), (1480, 516, 96, 40, PALE_BLOSSOM), (930, 520, 76, 34, deep),
              (1040, 532, 92, 38, BLOSSOM), (1370, 548, 92, 36, BLOSSOM), (1580, 540, 84, 36, deep), (1150, 566, 82, 34, PALE_BLOSSOM),
              (970, 596, 92, 34, PALE_BLOSSOM), (1270, 592, 98, 34, deep), (1480, 596, 104, 36, BLOSSOM), (1630, 600, 66, 28, PALE_BLOSSOM),
              (1090, 616, 76, 28, BLOSSOM)]
    for x, y, rx, ry, tone in groves:
        trunks = sheet.stencil()
        for k in (-0.3, 0.25):
            trunks.stroke([(x + rx * k * 1.3, y + ry + 22), (x + rx * k, y + ry * 0.4)], 6, 4)
        sheet.lay(trunks, BARK, 0.8)
        crown = sheet.stencil()
        canopy(crown, rng, x, y, rx, ry)
        sheet.lay(crown, tone, resist=1.8)
        dots = sheet.stencil()
        dapple(dots, rng, x, y, rx * 0.85, ry * 0.8, int(rx * 0.7), 3.2)
        sheet.lay(dots, PAPER if tone is PALE_BLOSSOM else PALE_BLOSSOM, 0.9)
        few = sheet.stencil()
        dapple(few, rng, x + rx * 0.2, y + ry * 0.4, rx * 0.6, ry * 0.5, int(rx * 0.2), 2.6)
        sheet.lay(few, PEACH, 0.8)


def pagoda(sheet, x, foot):
    roofs, walls = sheet.stencil(), sheet.stencil()
    for i in range(5):
        y, half = foot - 10 - i * 40, 74 - i * 7
        side = spline([(half, -5), (half * 0.72, -9), (half * 0.44, -16), (half * 0.28, -26)])
        under = [(half * 0.96, 1), (half * 0.5, 0)]
        right = np.vstack([under[::-1], side])
        roofs.fill(np.vstack([right, right[::-1] * (-1, 1)]) + (x, y))
        walls.slab(x - half * 0.34, y - 2, x + half * 0.34, y + 22)
    walls.stroke([(x, foot - 190), (x, foot - 276)], 4, 2)
    for k in range(6):
        walls.slab(x - 7, foot - 214 - k * 8, x + 7, foot - 211 - k * 8)
    sheet.lay(walls, rgb("#7A5A55"), resist=1.4)
    sheet.lay(roofs, rgb("#34495F"), resist=1.4)


def autumn_woods(sheet):
    rng = sheet.rng
    tones = [MAPLE, PERSIMMON, OCHRE, rgb("#B64A2A"), rgb("#D9A441"), MAPLE]
    woods = [(x, 540 + 26 * np.sin(x / 97) + rng.uniform(-22, 26)) for x in np.arange(2640, 3440, 46)]
    for i, (x, y) in enumerate(sorted(woods, key=lambda p: p[1])):
        tone = tones[int(rng.integers(len(tones)))]
        rx, ry = rng.uniform(38, 66), rng.uniform(22, 34)
        crown = sheet.stencil()
        canopy(crown, rng, x, y, rx, ry, 16, 0.34)
        sheet.lay(crown, tone, resist=1.4)
        dots = sheet.stencil()
        dapple(dots, rng, x, y, rx * 0.8, ry * 0.8, 22, 2.8)
        sheet.lay(dots, tone * 0.6 + rgb("#F0C070") * 0.4, 0.9)


def village(sheet):
    cedars = [(3520, 560, 92), (3560, 574, 120), (3602, 580, 84), (4048, 566, 110), (4090, 580, 136), (4134, 584, 96), (3800, 520, 70),
              (3832, 528, 90)]
    for x, foot, tall in cedars:
        cedar(sheet, x, foot, tall)
    for x, y, s in ((3700, 596, 0.8), (3960, 590, 0.78), (3820, 622, 1.12)):
        house(sheet, x, y, s)


def cedar(sheet, x, foot, tall):
    tree, snow = sheet.stencil(), sheet.stencil()
    for i in range(5):
        y = foot - tall + tall * i / 5
        half = tall * (0.10 + 0.045 * i)
        tree.fill([(x, y), (x + half, y + tall * 0.26), (x, y + tall * 0.2), (x - half, y + tall * 0.26)])
        snow.fill([(x, y), (x + half * 0.8, y + tall * 0.2), (x + half * 0.1, y + tall * 0.11), (x - half, y + tall * 0.25)])
    sheet.lay(tree, rgb("#3C5A66"), resist=1.4)
    sheet.lay(snow, SNOW, 0.95)


def house(sheet, x, y, s):
    wall = sheet.stencil().slab(x - 58 * s, y - 34 * s, x + 58 * s, y + 14 * s)
    sheet.lay(wall, rgb("#6A5444"))
    lights = sheet.stencil()
    for k in (-34, 8):
        lights.slab(x + k * s, y - 22 * s, x + (k + 24) * s, y + 2 * s)
    sheet.lay(lights, rgb("#F2BE68"))
    bars = sheet.stencil()
    for k in (-22, 20):
        bars.stroke([(x + k * s, y - 22 * s), (x + k * s, y + 2 * s)], 2 * s)
    sheet.lay(bars, BARK)
    roof = [(-90, -22), (-66, -56), (-46, -96), (-36, -110), (36, -110), (46, -96), (66, -56), (90, -22), (70, -30), (-70, -30)]
    sheet.lay(sheet.stencil().fill(np.array(roof) * s + (x, y + 9 * s)), rgb("#4C5A68"))
    sheet.lay(sheet.stencil().fill(spline(np.array(roof) * s + (x, y), True)), SNOW, resist=1)


def terraces(sheet, near):
    """Rice terraces filling with water, on the headland between sea and autumn."""
    for k in range(9):
        y = 626 + k * 19
        left, right = 2350 - k * 30, 2790
        line = spline([(left, y + 46), (left + 70, y + 18), (left + 170, y + 12), (2560 - k * 14, y - 12 + k), (2640, y - 4), (right, y + 2)])
        bank = sheet.stencil().fill(np.vstack([line, [(right + 30, y + 90), (left - 10, y + 90)]]))
        fade = sheet.below(near)
        sheet.lay(bank.mask() * fade, rgb("#4F7A5A"), resist=0)
        water = sheet.stencil().fill(np.vstack([line + (6, 6), (line + (2, 17))[::-1]]))
        sheet.lay(water.mask() * fade, rgb("#D7E3D6") if k % 2 else rgb("#B4D0CC"))


def new_year_pines(sheet):
    rng = sheet.rng
    pine(sheet, rng, 800, 690, 1.25, -1)
    pine(sheet, rng, 905, 676, 0.8, 1)
    pine(sheet, rng, 20, 676, 0.92, 1)


def pine(sheet, rng, x, foot, s, lean):
    spine = spline([(x, foot + 90), (x + lean * 10 * s, foot - 60 * s), (x - lean * 14 * s, foot - 140 * s),
                    (x + lean * 22 * s, foot - 220 * s), (x + lean * 30 * s, foot - 292 * s)])
    trunk = sheet.stencil().stroke(spine, 28 * s, 7 * s)
    pads = [(-74, 128, 130, 34), (88, 172, 122, 32), (-58, 214, 112, 30), (86, 252, 104, 30), (28, 300, 124, 34), (62, 92, 96, 26)]
    for dx, up, _, _ in pads:
        joint = spine[np.abs(spine[:, 1] - (foot - (up - 44) * s)).argmin()]
        tip = (x + lean * dx * s, foot - (up + 4) * s)
        trunk.stroke(spline([joint, ((joint[0] + tip[0]) / 2, (joint[1] * 0.65 + tip[1] * 0.35)), tip]), 12 * s, 5 * s)
    sheet.lay(trunk, BARK, resist=1.6)
    for dx, up, w, h in pads:
        pad = sheet.stencil()
        pine_pad(pad, rng, x + lean * dx * s, foot - up * s, w * s, h * s)
        sheet.lay(pad, PINE, resist=1.8)
        light = sheet.stencil()
        pine_pad(light, rng, x + lean * (dx - 8) * s, foot - (up + 13) * s, w * 0.62 * s, h * 0.4 * s)
        sheet.lay(light, MOSS, 0.75)


def pampas(sheet):
    rng = sheet.rng
    stems, plumes = sheet.stencil(), sheet.stencil()
    for _ in range(26):
        x = rng.choice([2790, 3290]) + rng.normal(0, 60)
        tall, lean = rng.uniform(90, 190), rng.uniform(-10, 50)
        top = (x + lean, 716 - tall)
        stems.stroke(spline([(x, 740), (x + lean * 0.3, 716 - tall * 0.6), top]), 3, 2)
        pampas_plume(plumes, *top, 46)
    sheet.lay(stems, rgb("#B98F55"))
    sheet.lay(plumes, rgb("#EAD9B0"))


def snowfall(sheet):
    rng = sheet.rng
    flakes = sheet.stencil()
    for _ in range(330):
        x, y = 3870 + rng.uniform(-1, 1) * 480 * rng.uniform(0.3, 1), rng.uniform(-5, 790)
        flakes.disc(x, y, rng.uniform(1.8, 5.2))
    sheet.lay(flakes, SNOW, 0.92)


def petals(sheet):
    rng = sheet.rng
    fall = sheet.stencil()
    for _ in range(54):
        x, y, a = rng.uniform(900, 1760), rng.uniform(110, 760), rng.uniform(0, 3)
        dx, dy = 6 * np.cos(a), 6 * np.sin(a)
        fall.fill(spline([(x - dx, y - dy), (x - dy * 0.5, y + dx * 0.5), (x + dx, y + dy), (x + dy * 0.4, y - dx * 0.4)], True, 6))
    sheet.lay(fall, PALE_BLOSSOM, 0.95)
