"""Outlines the pictures share: curves, petals, leaves, trees, clouds."""

import numpy as np


def spline(points, closed=False, steps=14):
    """A smooth line through the points."""
    p = np.asarray(points, float)
    p = np.vstack([p[-1], p, p[0], p[1]]) if closed else np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        parts.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    line = np.vstack(parts)
    return line if closed else np.vstack([line, p[-2]])


def profile(points, period=None):
    """y as a smooth function of x through the points, periodic when a period is given."""
    pts = sorted(points)
    if period:
        pts = [(x - period, y) for x, y in pts] + pts + [(x + period, y) for x, y in pts]
    xs, ys = (np.array(v, float) for v in zip(*pts))
    slope = np.gradient(ys, xs)

    def outline(x):
        x = np.mod(x, period) if period else x
        i = np.clip(np.searchsorted(xs, x) - 1, 0, len(xs) - 2)
        h = xs[i + 1] - xs[i]
        t = np.clip((x - xs[i]) / h, 0, 1)
        return ((1 + 2 * t) * (1 - t) ** 2 * ys[i] + t * (1 - t) ** 2 * h * slope[i]
                + t * t * (3 - 2 * t) * ys[i + 1] + t * t * (t - 1) * h * slope[i + 1])

    return outline


def ripple(rng, period, size, first=5, last=40):
    """A rough periodic line about nought, for the edge of a wood or a rock."""
    waves = np.arange(first, last)
    phase = rng.uniform(0, 2 * np.pi, len(waves))
    height = rng.uniform(0.5, 1, len(waves)) / np.sqrt(waves)
    height *= size / np.sqrt((height**2).sum() / 2)
    return lambda x: sum(h * np.sin(2 * np.pi * n * x / period + f) for n, h, f in zip(waves, height, phase))


def turned(points, x, y, angle=0.0, size=1.0):
    """The outline turned by `angle` (radians), scaled and moved to (x, y)."""
    p = np.asarray(points, float) * size
    c, s = np.cos(angle), np.sin(angle)
    return np.stack([x + p[:, 0] * c - p[:, 1] * s, y + p[:, 0] * s + p[:, 1] * c], -1)


def blade(length, width, belly=0.4):
    """A leaf along +x from the origin: bamboo, willow, a feather."""
    t = np.linspace(0, 1, 20)
    half = width / 2 * np.sin(np.pi * t ** (np.log(0.5) / np.log(belly)))
    return np.vstack([np.stack([t * length, half], -1), np.stack([t * length, -half], -1)[::-1]])


def flower(petals, depth=0.3, notch=0.0):
    """A round flower of radius one; `notch` splits the tip of each petal."""
    a = np.linspace(0, 2 * np.pi, petals * 40, endpoint=False)
    wave = np.abs(np.cos(a * petals / 2))
    r = 1 - depth + depth * wave**0.7
    tip = np.maximum(0, 1 - np.abs(np.mod(a * petals / (2 * np.pi) + 0.5, 1) - 0.5) * 14)
    r = r - notch * tip
    return np.stack([r * np.cos(a), r * np.sin(a)], -1)


def maple_leaf():
    """Seven pointed lobes of radius one, the stem at +y."""
    lobes = [(-140, 0.5), (-94, 0.76), (-47, 0.94), (0, 1.0), (47, 0.94), (94, 0.76), (140, 0.5)]
    points = []
    for i, (degrees, r) in enumerate(lobes):
        for side, reach in ((-13, 0.6), (-8, 0.78), (0, 1.0), (8, 0.78), (13, 0.6)):
            a = np.radians(degrees + side - 90)
            points.append((r * reach * np.cos(a), r * reach * np.sin(a)))
        if i < 6:
            a = np.radians((degrees + lobes[i + 1][0]) / 2 - 90)
            points.append((0.36 * np.cos(a), 0.36 * np.sin(a)))
    return np.array(points)


def ginkgo_leaf():
    """A fan of radius one with a cleft, the stem at +y."""
    a = np.radians(np.linspace(-165, -15, 60))
    r = 0.96 + 0.035 * np.sin(a * 22) - 0.42 * np.exp(-((a + np.pi / 2) / 0.07) ** 2)
    return np.vstack([np.stack([r * np.cos(a), r * np.sin(a)], -1), [(0.12, 0.1), (0, 0.28), (-0.12, 0.1)]])


def canopy(stencil, rng, x, y, rx, ry, count=26, puff=0.3):
    """A tree crown of round puffs."""
    stencil.disc(x, y, rx * 0.82, ry * 0.8)
    for a in np.linspace(0, 2 * np.pi, count, endpoint=False):
        a += rng.uniform(-0.1, 0.1)
        r = rng.uniform(0.66, 0.92)
        size = ry * puff * rng.uniform(0.7, 1.25)
        stencil.disc(x + rx * r * np.cos(a), y + ry * r * np.sin(a), size * 1.15, size)


def dapple(stencil, rng, x, y, rx, ry, count, size):
    """Dots spread over an ellipse, thicker towards its upper left."""
    for _ in range(count):
        a, r = rng.uniform(0, 2 * np.pi), np.sqrt(rng.uniform(0, 1))
        px, py = x + rx * (r * np.cos(a) - 0.12), y + ry * (r * np.sin(a) - 0.16)
        s = size * rng.uniform(0.6, 1.3)
        stencil.disc(px, py, s * 1.2, s)


def pine_pad(stencil, rng, x, y, width, height):
    """One flat cushion of pine needles: level beneath, scalloped above."""
    count = max(5, int(width / height * 3))
    for i in range(count):
        t = (i + 0.5) / count * 2 - 1
        lift = height * (1 - t * t) ** 0.6
        r = height * 0.42 * rng.uniform(0.85, 1.15)
        stencil.disc(x + t * width / 2, y - lift * 0.5, r * 1.15, r)
    t = np.linspace(-1, 1, 30)
    top = y - height * 0.62 * (1 - t * t) ** 0.6
    stencil.fill(list(zip(x + t * width / 2, top)) + [(x + width / 2, y + height * 0.12), (x - width / 2, y + height * 0.12)])


def kasumi(stencil, bars):
    """A band of mist in the old manner: level bars (x0, x1, y, thickness) with round ends."""
    for x0, x1, y, thick in bars:
        stencil.slab(x0, y - thick / 2, x1, y + thick / 2, thick / 2)


def pampas_plume(stencil, x, y, size, fronds=7):
    """The ear of a pampas grass, its fronds falling to the right."""
    for k in range(fronds):
        t = k / (fronds - 1)
        a = -1.2 + 0.85 * t
        reach = size * (0.95 - 0.3 * t) * (1 if k % 2 else 0.8)
        root = (x - size * 0.1 * t, y + size * 0.55 * t)
        bend = (root[0] + reach * 0.5 * np.cos(a - 0.15), root[1] + reach * 0.5 * np.sin(a - 0.15))
        tip = (root[0] + reach * np.cos(a) * 1.1, root[1] + reach * np.sin(a) + size * 0.3)
        stencil.stroke(spline([root, bend, tip]), size * 0.045, size * 0.025)


def rim(mask, depth):
    """The upper edge of a mask, where snow lies."""
    lower = np.zeros_like(mask)
    lower[depth:] = mask[:-depth]
    return np.clip(mask - lower, 0, 1)


def wild_goose(stencil, x, y, size):
    """A far bird: two lifted wings."""
    for side in (-1, 1):
        wing = spline([(x, y), (x + side * size * 0.5, y - size * 0.32), (x + side * size, y - size * 0.1)])
        stencil.stroke(wing, size * 0.16, size * 0.03)
