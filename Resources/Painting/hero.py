"""The panorama: one year, 4300 pixels round, cut into five pages."""

import numpy as np

import hero_seasons
from forms import kasumi, profile, ripple
from palette import *
from press import Sheet, smooth

WIDTH, HEIGHT, PAGE = 4300, 800, 860
CENTRES = [PAGE * (i + 0.5) for i in range(5)]


def seasonal(x, values):
    """A colour for every column, passing from season to season round the year."""
    values = np.array(values)
    place = np.mod(x[0] / PAGE - 0.5, 5)
    before = np.floor(place).astype(int) % 5
    share = smooth((place % 1 - 0.5) * 1.5 + 0.5)[:, None]
    return (values[before] * (1 - share) + values[(before + 1) % 5] * share)[None].astype(np.float32)


def sky(sheet):
    top = seasonal(sheet.x, [rgb("#50699A"), SKY, rgb("#2E6592"), NIGHT, rgb("#5F7690")])
    middle = seasonal(sheet.x, [rgb("#E3BBA8"), rgb("#D5DDD8"), rgb("#86B2C4"), rgb("#4A587A"), rgb("#A9B7C0")])
    low = seasonal(sheet.x, [rgb("#E89A72"), rgb("#F1DACB"), rgb("#E3E8D9"), rgb("#D69C62"), rgb("#DAD8D1")])
    y = sheet.y[:, :, None] / 470
    upper = smooth(y / 0.52)
    sheet.lay(np.ones((HEIGHT, WIDTH), np.float32), mix(mix(top, middle, upper), low, smooth((y - 0.45) / 0.55)))
    band = seasonal(sheet.x, [INDIGO, ASAGI, INDIGO, NIGHT, INDIGO])
    sheet.lay(np.broadcast_to(smooth(1 - sheet.y / 90) * 0.55, (HEIGHT, WIDTH)), band)


def layer(sheet, outline, inks, depth, edge=None, resist=0.0):
    """A ridge: the first of `inks` at its crest, paling to the second after `depth` pixels."""
    fall = smooth((sheet.y - outline(sheet.x)) / depth)[:, :, None]
    colour = mix(seasonal(sheet.x, inks[0]), seasonal(sheet.x, inks[1]), fall)
    sheet.lay(sheet.below(edge or outline), colour, resist=resist)


def fuji(x):
    far = np.abs(np.mod(x - 560 + WIDTH / 2, WIDTH) - WIDTH / 2)
    side = 520 - 330 * np.exp(-far / 215)
    return np.maximum(side, 236 + 3 * np.sin(x / 9) + 2 * np.sin(x / 4.1))


def paint():
    sheet = Sheet("hero", WIDTH, HEIGHT, margin=700)
    rng = sheet.rng
    sky(sheet)
    hero_seasons.dawn_sky(sheet)
    hero_seasons.summer_sky(sheet)
    hero_seasons.autumn_sky(sheet)

    rough = ripple(rng, WIDTH, 4, 26, 120)
    far = profile([(0, 440), (300, 490), (900, 470), (1060, 428), (1230, 458), (1420, 410), (1600, 446), (1800, 520),
                   (2450, 520), (2620, 430), (2740, 372), (2860, 418), (3010, 380), (3180, 432), (3330, 398),
                   (3480, 420), (3800, 440), (4100, 430), (4200, 424)], WIDTH)
    layer(sheet, lambda x: 280 + x * 0, ([rgb("#3D5C86")] * 5, [rgb("#B7A3AE")] * 5), 240, fuji)
    hero_seasons.fuji_snow(sheet, fuji)
    layer(sheet, far, ([rgb("#7088A4"), rgb("#93A9B5"), ASAGI, rgb("#5C4A63"), rgb("#E7E8E6")],
          [rgb("#E0B79C"), rgb("#E9DDD2"), rgb("#A9C3C8"), rgb("#C98A5E"), rgb("#9FB0BE")]),
          130, lambda x: far(x) + rough(x) * 0.6)
    hero_seasons.winter_mountains(sheet)
    hero_seasons.sea(sheet)

    middle = profile([(0, 470), (190, 520), (420, 556), (700, 520), (880, 490), (1040, 520), (1200, 470), (1380, 500),
                      (1560, 484), (1700, 560), (1800, 660), (2330, 660), (2440, 560), (2570, 486), (2700, 470),
                      (2850, 510), (3000, 478), (3160, 520), (3330, 462), (3480, 440), (3640, 494), (3820, 470),
                      (4000, 500), (4150, 452)], WIDTH)
    layer(sheet, middle, ([rgb("#2F5068"), rgb("#6F8F77"), rgb("#3F6E68"), rgb("#93402A"), rgb("#D5DBDE")],
          [rgb("#8FA3A8"), rgb("#C2CDA8"), rgb("#8FB0A0"), rgb("#D08B4C"), rgb("#F0EEE9")]),
          120, lambda x: middle(x) + rough(x), resist=2)
    hero_seasons.spring_hills(sheet)
    hero_seasons.autumn_woods(sheet)
    hero_seasons.village(sheet)

    mist = sheet.stencil()
    kasumi(mist, [(-120, 150, 556, 24), (-40, 360, 580, 26), (60, 250, 541, 18), (560, 905, 566, 24), (700, 1020, 588, 20),
                  (2790, 3130, 566, 22), (2920, 3240, 586, 22)])
    sheet.lay(mist, seasonal(sheet.x, [rgb("#F3E1CF"), PALE_BLOSSOM, PAPER, rgb("#E7C79B"), rgb("#EDEBE5")]), 0.9)

    near = profile([(0, 640), (160, 618), (340, 648), (560, 664), (760, 620), (930, 610), (1100, 640), (1300, 606),
                    (1500, 622), (1680, 668), (1850, 700), (2080, 712), (2280, 690), (2420, 640), (2580, 600),
                    (2740, 622), (2900, 650), (3080, 624), (3260, 600), (3420, 622), (3600, 650), (3800, 636),
                    (4000, 646), (4160, 622)], WIDTH)
    layer(sheet, near, ([PINE, rgb("#8DA566"), rgb("#5B8A72"), rgb("#A8552F"), rgb("#F1F0EC")],
          [DEEP_PINE, rgb("#5F7F57"), rgb("#2F6263"), rgb("#7A3A2C"), rgb("#C6D0D6")]), 170, resist=2.5)
    hero_seasons.terraces(sheet, near)
    hill = profile([(0, 900), (2560, 900), (2600, 762), (2655, 690), (2735, 640), (2830, 628), (2950, 660), (3120, 650), (3280, 662),
                    (3390, 720), (3450, 800), (3520, 900)], WIDTH)
    layer(sheet, hill, ([WINE] * 5, [rgb("#35202A")] * 5), 130, resist=2)
    hero_seasons.new_year_pines(sheet)
    hero_seasons.pampas(sheet)
    front = profile([(0, 742), (260, 726), (560, 748), (840, 722), (1150, 738), (1450, 722), (1750, 752), (2100, 758),
                     (2400, 736), (2750, 722), (3050, 742), (3350, 722), (3700, 744), (4050, 724)], WIDTH)
    layer(sheet, front, ([DEEP_PINE, MOSS, INDIGO, rgb("#2E1E2A"), rgb("#AFBECA")],
          [NIGHT, PINE, NIGHT, NIGHT, rgb("#7F95A9")]), 80, resist=2)
    hero_seasons.snowfall(sheet)
    hero_seasons.petals(sheet)
    return sheet.pull()


def pages():
    panorama = paint()
    return {f"hero-{i + 1}": panorama.crop((i * PAGE, 0, (i + 1) * PAGE, HEIGHT)) for i in range(5)}
