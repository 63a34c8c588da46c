"""Four seasons: one wide landscape each, simpler than the panorama."""

import numpy as np

from forms import canopy, dapple, kasumi, pine_pad, profile, ripple, spline, wild_goose
from palette import *
from press import Sheet, smooth

WIDTH, HEIGHT = 860, 520


def open_sheet(name, stops):
    sheet = Sheet(name, WIDTH, HEIGHT)
    sheet.lay(np.ones((HEIGHT, WIDTH), np.float32), sheet.bokashi(stops))
    return sheet


def hill(sheet, points, head, foot, depth=120, rough=0.0, resist=2.0):
    outline = profile(points)
    fall = smooth((sheet.y - outline(sheet.x)) / depth)[:, :, None]
    edge = ripple(sheet.rng, WIDTH, rough, 6, 40) if rough else lambda x: 0
    sheet.lay(sheet.below(lambda x: outline(x) + edge(x)), mix(head, foot, fall), resist=resist)


def grove(sheet, trees, tones, light):
    for i, (x, y, rx, ry) in enumerate(trees):
        trunk = sheet.stencil().stroke([(x + 2, y + ry + 16), (x, y)], 7, 5)
        sheet.lay(trunk, BARK, 0.85)
        crown, dots = sheet.stencil(), sheet.stencil()
        canopy(crown, sheet.rng, x, y, rx, ry)
        dapple(dots, sheet.rng, x, y, rx * 0.85, ry * 0.8, int(rx * 0.7), 3)
        sheet.lay(crown, tones[i % len(tones)], resist=1.8)
        sheet.lay(dots, light, 0.85)


def spring():
    sheet = open_sheet("season-1", [(0, rgb("#8FB0C4")), (150, rgb("#D3DCD6")), (330, rgb("#F3D9CC")), (520, rgb("#F3D9CC"))])
    sheet.glow(600, 170, 260, rgb("#FBEBD8"), 0.7)
    sheet.lay(sheet.stencil().disc(600, 158, 50), rgb("#FBF3E2"))
    hill(sheet, [(0, 250), (140, 210), (300, 262), (470, 226), (660, 270), (860, 220)], rgb("#8FA8B8"), rgb("#E6DCD2"), 120, 2, 0)
    hill(sheet, [(0, 300), (180, 320), (380, 290), (560, 330), (720, 300), (860, 318)], rgb("#7F9E88"), rgb("#CBD4B0"), 110, 2)
    mist = sheet.stencil()
    kasumi(mist, [(-60, 240, 296, 18), (120, 330, 314, 14), (520, 760, 286, 16), (640, 930, 304, 18)])
    sheet.lay(mist, PALE_BLOSSOM, 0.92)
    hill(sheet, [(0, 372), (220, 350), (430, 392), (640, 356), (860, 376)], LEAF, rgb("#B9C38A"), 150)
    left = spline([(566, 372), (480, 388), (372, 410), (330, 440), (410, 482), (520, 540)])
    right = spline([(572, 372), (508, 390), (430, 412), (424, 436), (540, 472), (720, 540)])
    banks = sheet.stencil().fill(np.vstack([left, right[::-1]]))
    sheet.lay(banks, sheet.bokashi([(380, rgb("#C5DAD8")), (520, rgb("#6F9FB4"))]), resist=1.8)
    grove(sheet, [(90, 340, 80, 40), (218, 330, 66, 32), (690, 330, 74, 36), (800, 342, 84, 42), (320, 360, 46, 22), (150, 392, 92, 44)],
          (BLOSSOM, rgb("#DFA3A0"), PALE_BLOSSOM), PAPER)
    hill(sheet, [(0, 452), (180, 440), (360, 486), (500, 540), (860, 600)], MOSS, rgb("#3F6350"), 90)
    grove(sheet, [(40, 420, 70, 36)], (rgb("#DFA3A0"),), PALE_BLOSSOM)
    fall = sheet.stencil()
    for _ in range(40):
        x, y = sheet.rng.uniform(0, 860), sheet.rng.uniform(60, 510)
        fall.disc(x, y, sheet.rng.uniform(2, 4.4), sheet.rng.uniform(1.4, 2.6))
    sheet.lay(fall, PALE_BLOSSOM, 0.95)
    return sheet


def summer():
    sheet = open_sheet("season-2", [(0, rgb("#235684")), (180, rgb("#6FA5BE")), (300, rgb("#DCE8DC")), (520, rgb("#DCE8DC"))])
    rng = sheet.rng
    for cx, size, tone in ((640, 1.15, rgb("#D6E3E3")), (590, 0.85, PAPER)):
        cloud = sheet.stencil().slab(cx - 150 * size, 270, cx + 150 * size, 304)
        for level in range(6):
            reach = (140 - level * 20) * size
            for _ in range(9):
                cloud.disc(cx + rng.uniform(-reach, reach), 286 - level * 30 * size + rng.uniform(-8, 8), rng.uniform(20, 38) * size)
        sheet.lay(cloud.mask() * (sheet.y < 300), tone, resist=2)
    sheet.lay((sheet.y * np.ones_like(sheet.x) > 300).astype(np.float32),
              sheet.bokashi([(300, rgb("#23608A")), (350, rgb("#4A90A8")), (440, rgb("#8CC0BE")), (520, rgb("#BFDACB"))]))
    far = sheet.stencil().fill(np.vstack([spline([(-20, 300), (60, 262), (150, 250), (230, 272), (330, 300)])]))
    sheet.lay(far, rgb("#4F7F92"))
    crests = sheet.stencil()
    for row in range(10):
        y = 314 + row * 11 + row * row * 0.8
        step = 56 + row * 10
        for x in np.arange(rng.uniform(-step, 0), 880, step * 1.45):
            if rng.uniform() < 0.6:
                crests.stroke(spline([(x, y), (x + step * 0.3, y - 2), (x + step * 0.65, y + 1.5), (x + step, y)]), 1.8 + row * 0.12, 0.8)
    sheet.lay(crests, PAPER, 0.7)
    for x, y, s in ((376, 398, 1.0), (236, 322, 0.5)):
        sail = np.array([(-34, -96), (30, -100), (38, -14), (-30, -14)]) * s
        hull = np.array([(-62, -16), (-40, 6), (34, 6), (66, -26), (44, -8), (-20, -8)]) * s
        sheet.lay(sheet.stencil().fill(sail + (x, y)), PAPER)
        sheet.lay(sheet.stencil().fill(spline(hull + (x, y), True)), NIGHT)
    pads = [(690, 300, 150, 36), (800, 262, 140, 36), (760, 352, 150, 34), (620, 366, 96, 26)]
    trunk = sheet.stencil().stroke(spline([(846, 450), (800, 390), (770, 340), (800, 270)]), 24, 8)
    trunk.stroke(spline([(786, 366), (730, 330), (690, 304)]), 12, 6).stroke(spline([(800, 390), (710, 390), (620, 370)]), 11, 4)
    sheet.lay(trunk, BARK, resist=1.8)
    hill(sheet, [(0, 640), (480, 620), (600, 520), (700, 440), (790, 400), (860, 392)], rgb("#3F7A63"), DEEP_PINE, 140, 2)
    for x, y, w, h in pads:
        pad, light = sheet.stencil(), sheet.stencil()
        pine_pad(pad, rng, x, y, w, h)
        pine_pad(light, rng, x - 6, y - h * 0.36, w * 0.62, h * 0.42)
        sheet.lay(pad, PINE, resist=2)
        sheet.lay(light, MOSS, 0.8)
    gulls = sheet.stencil()
    for x, y, s in ((180, 130, 22), (240, 104, 16), (286, 150, 13)):
        wild_goose(gulls, x, y, s)
    sheet.lay(gulls, PAPER)
    return sheet


def autumn():
    sheet = open_sheet("season-3", [(0, rgb("#6B5A72")), (150, rgb("#C98B63")), (300, rgb("#EFCB8E")), (520, rgb("#EFCB8E"))])
    sheet.glow(300, 210, 260, rgb("#F6E0A8"), 0.6)
    sheet.lay(sheet.stencil().disc(300, 206, 62), rgb("#E3813F"), resist=2)
    geese = sheet.stencil()
    for i in range(7):
        wild_goose(geese, 600 + ((i + 1) // 2) * 30, 96 + (-1) ** i * ((i + 1) // 2) * 15 + i * 2, 16)
    sheet.lay(geese, WINE)
    hill(sheet, [(0, 236), (120, 190), (260, 262), (420, 220), (560, 172), (720, 236), (860, 200)], rgb("#6F5468"), rgb("#D9A074"), 130, 2.5, 0)
    hill(sheet, [(0, 290), (160, 300), (330, 268), (520, 312), (700, 262), (860, 300)], rgb("#9A4630"), rgb("#D99A58"), 100, 2.2)
    mist = sheet.stencil()
    kasumi(mist, [(-40, 190, 290, 16), (60, 300, 306, 14), (560, 800, 300, 16), (690, 900, 318, 16)])
    sheet.lay(mist, rgb("#F3DDB2"), 0.92)
    lake = (sheet.y * np.ones_like(sheet.x) > 372).astype(np.float32)
    sheet.lay(lake, sheet.bokashi([(372, rgb("#D39A78")), (420, rgb("#8A7084")), (500, rgb("#3E4062"))]), resist=1.6)
    gleam = sheet.stencil()
    for k in range(12):
        w = sheet.rng.uniform(16, 60) * (1 - k * 0.03)
        gleam.slab(300 - w, 382 + k * 9, 300 + w, 385 + k * 9, 2)
    sheet.lay(gleam, rgb("#F4D594"), 0.8)
    hill(sheet, [(0, 352), (100, 366), (170, 396), (210, 440), (230, 540)], rgb("#7A3328"), WINE, 80, 2)
    hill(sheet, [(400, 560), (500, 470), (590, 400), (720, 356), (860, 330)], rgb("#8A3A2A"), rgb("#4A2630"), 120, 2)
    grove(sheet, [(26, 326, 60, 32), (110, 346, 50, 26), (168, 378, 34, 18), (560, 396, 40, 22), (640, 352, 62, 32), (760, 312, 72, 38), (840, 322, 60, 34),
                  (700, 382, 60, 30), (610, 424, 46, 22)], (MAPLE, PERSIMMON, rgb("#D9A441"), rgb("#B64A2A")), rgb("#EBB266"))
    hill(sheet, [(0, 470), (200, 486), (430, 500), (640, 470), (860, 448)], rgb("#3B2430"), NIGHT, 80)
    return sheet


def winter():
    sheet = open_sheet("season-4", [(0, rgb("#2B4263")), (200, rgb("#7288A2")), (340, rgb("#C9D0D2")), (520, rgb("#C9D0D2"))])
    sheet.lay(sheet.stencil().disc(180, 118, 46), rgb("#EFE9D6"))
    for x, y, s in ((250, 236, 0.9), (700, 214, 0.95), (470, 128, 1.35)):
        left = np.array([(0, 0), (-26, 30), (-44, 40), (-84, 92), (-110, 104), (-160, 176), (-190, 190), (-290, 290)]) * s
        right = np.array([(0, 0), (18, 26), (40, 38), (70, 84), (104, 108), (140, 164), (176, 186), (290, 290)]) * s
        spur = np.array([(0, 0), (16, 40), (-4, 74), (30, 120), (8, 160), (44, 220), (30, 290)]) * s
        pale = smooth((y + 300 * s - sheet.y) / (230 * s))
        sheet.lay(sheet.stencil().fill(np.vstack([left[::-1], right]) + (x, y)).mask() * pale, rgb("#7C93AE"))
        sheet.lay(sheet.stencil().fill(np.vstack([left[::-1], spur]) + (x, y)).mask() * pale, SNOW)
    hill(sheet, [(0, 350), (200, 372), (420, 340), (640, 376), (860, 346)], rgb("#C3CED6"), rgb("#EDEDE8"), 90, 2)
    for x, foot, tall in ((60, 396, 120), (110, 404, 156), (160, 400, 104), (700, 392, 110), (760, 404, 160), (816, 398, 126), (640, 384, 74), (214, 392, 70)):
        tree, snow = sheet.stencil(), sheet.stencil()
        for i in range(5):
            y, half = foot - tall + tall * i / 5, tall * (0.10 + 0.045 * i)
            tree.fill([(x, y), (x + half, y + tall * 0.26), (x, y + tall * 0.2), (x - half, y + tall * 0.26)])
            snow.fill([(x, y), (x + half * 0.8, y + tall * 0.2), (x + half * 0.1, y + tall * 0.11), (x - half, y + tall * 0.25)])
        sheet.lay(tree, rgb("#35525F"), resist=1.6)
        sheet.lay(snow, SNOW)
    hill(sheet, [(0, 402), (220, 416), (430, 436), (640, 416), (860, 404)], SNOW, rgb("#B4C2CE"), 130)
    sheet.lay(sheet.stencil().slab(404, 392, 500, 442), rgb("#5C4A40"))
    sheet.glow(452, 420, 60, rgb("#F2BE68"), 0.35)
    sheet.lay(sheet.stencil().slab(424, 406, 446, 428).slab(460, 406, 482, 428), rgb("#F4C570"))
    sheet.lay(sheet.stencil().fill([(376, 404), (412, 352), (424, 336), (480, 336), (492, 352), (528, 404), (510, 398), (394, 398)]), rgb("#46535F"))
    sheet.lay(sheet.stencil().fill(spline([(374, 394), (410, 340), (424, 322), (480, 322), (494, 340), (530, 394), (508, 388), (396, 388)], True)), SNOW, resist=1)
    path = sheet.stencil()
    for k in range(13):
        path.disc(452 + 26 * np.sin(k * 0.62) + (-4 if k % 2 else 4), 450 + k * 6, 3 + k * 0.2, 1.6 + k * 0.1)
    sheet.lay(path, rgb("#8EA3B8"))
    flakes = sheet.stencil()
    for _ in range(150):
        flakes.disc(sheet.rng.uniform(0, 860), sheet.rng.uniform(0, 520), sheet.rng.uniform(1.5, 4.6))
    sheet.lay(flakes, SNOW, 0.95)
    return sheet


def pictures():
    return {f"season-{i + 1}": paint().pull() for i, paint in enumerate((spring, summer, autumn, winter))}
