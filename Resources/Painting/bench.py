"""Eight opaque landscapes on coarse paper, for the benchmark."""

import numpy as np
from PIL import Image

from forms import kasumi, profile, ripple
from palette import *
from press import Sheet, smooth

WIDTH, HEIGHT = 720, 360
COARSE = 0.022

HOURS = [
    (ASAGI, rgb("#EBB892"), INDIGO, VERMILION),
    (SKY, rgb("#F1DACB"), MOSS, rgb("#FBF3E2")),
    (rgb("#2E6592"), rgb("#DCE8DC"), rgb("#2F6F78"), PAPER),
    (NIGHT, rgb("#D69C62"), WINE, rgb("#F4E4B8")),
    (rgb("#5F7690"), rgb("#DAD8D1"), rgb("#8EA3B8"), SNOW),
    (WISTERIA, rgb("#F0DCD2"), rgb("#4F5B7C"), PALE_GOLD),
    (rgb("#3D6B66"), rgb("#E3DDB4"), PINE, PALE_GOLD),
    (rgb("#7A3A44"), rgb("#EBC08A"), BARK, PERSIMMON),
]


def landscape(index):
    top, low, land, light = HOURS[index]
    sheet = Sheet(f"bench-{index}", WIDTH, HEIGHT)
    rng = sheet.rng
    sheet.lay(np.ones((HEIGHT, WIDTH), np.float32), sheet.bokashi([(0, top), (250, low), (360, low)]))
    sheet.lay(sheet.stencil().disc(rng.uniform(140, 580), rng.uniform(70, 130), rng.uniform(34, 56)), light)
    for step in range(4):
        level = 178 + step * 46
        points = [(x, level + rng.uniform(-30, 26) * (1 - step * 0.15)) for x in np.linspace(-20, 740, 7)]
        outline, edge = profile(points), ripple(rng, WIDTH, 2, 9, 50)
        tone = mix(low, land, 0.35 + 0.21 * step)
        fall = smooth((sheet.y - outline(sheet.x)) / 110)[:, :, None]
        sheet.lay(sheet.below(lambda x: outline(x) + edge(x)), mix(tone, mix(tone, low, 0.5), fall), resist=1.6)
        if step in (0, 2):
            mist, x = sheet.stencil(), rng.uniform(-60, 460)
            kasumi(mist, [(x, x + 220, level + 22, 12), (x + 90, x + 330, level + 36, 14)])
            sheet.lay(mist, mix(low, PAPER, 0.5), 0.9)
    plain = np.asarray(sheet.pull(), np.float32)
    tooth = rng.standard_normal((HEIGHT, WIDTH, 3)).astype(np.float32) * COARSE * 255
    return Image.fromarray(np.clip(plain + tooth + 0.5, 0, 255).astype(np.uint8), "RGB")


def pictures():
    return {f"bench-{i}": landscape(i) for i in range(8)}
