"""The inks: one name per colour, as sRGB triples between 0 and 1."""

import numpy as np


def rgb(text):
    """A colour written #RRGGBB."""
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255


def mix(first, second, share):
    """`first` with `share` of `second` in it."""
    return first * (1 - share) + second * share


PAPER = rgb("#F6F1E6")
SNOW = rgb("#F3F1EC")
SUMI = rgb("#262A31")
LINE = rgb("#DDD4C2")

NIGHT = rgb("#14253F")
INDIGO = rgb("#1F3F66")
ASAGI = rgb("#44698F")
SKY = rgb("#87A5B9")
MIST = rgb("#C3CFD1")
AQUA = rgb("#BFD3CE")

VERMILION = rgb("#C8401F")

PINE = rgb("#274A45")
DEEP_PINE = rgb("#1B3538")
MOSS = rgb("#5E7D5B")
LEAF = rgb("#93A868")
TEA = rgb("#C6C791")

BLOSSOM = rgb("#EDC4BB")
PALE_BLOSSOM = rgb("#F7E2DA")
PEACH = rgb("#D98A85")
PLUM = rgb("#B5525C")
WISTERIA = rgb("#8777A8")
PALE_WISTERIA = rgb("#BDB0CF")

GOLD = rgb("#CFA650")
PALE_GOLD = rgb("#E6CD8C")
OCHRE = rgb("#CD8F38")
PERSIMMON = rgb("#CC6A2C")
MAPLE = rgb("#9F3322")
WINE = rgb("#5E2A2C")
BARK = rgb("#4A3833")
EARTH = rgb("#8A6A4B")
