"""The press: stencils are cut, sheets are printed through them.

Everything is measured in pixels of the finished picture. Noise is filtered in
the frequency domain, so it repeats exactly at the edges of the sheet and a
cyclic picture shows no seam.
"""

import zlib

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from palette import PAPER

SEED = 20260101
FINE = 3


def generator(name):
    """The random numbers of one picture: the same for a name, whatever else is painted."""
    return np.random.default_rng([SEED, zlib.crc32(name.encode())])


def noise(rng, width, height, across, down):
    """Periodic noise with a spread of one, blurred by `across` and `down` pixels."""
    white = rng.standard_normal((height, width))
    fx = np.fft.rfftfreq(width)[None, :] * across
    fy = np.fft.fftfreq(height)[:, None] * down
    field = np.fft.irfft2(np.fft.rfft2(white) * np.exp(-19.7 * (fx * fx + fy * fy)), (height, width))
    return (field / field.std()).astype(np.float32)


def smooth(value):
    """Nought to one with soft ends."""
    value = np.clip(value, 0, 1)
    return value * value * (3 - 2 * value)


class Stencil:
    """A mask cut from polygons at three times the size; with `margin`, x runs round."""

    def __init__(self, width, height, margin=0):
        self.width, self.height, self.margin = width, height, margin
        self.sheet = Image.new("L", ((width + 2 * margin) * FINE, height * FINE), 0)
        self.knife = ImageDraw.Draw(self.sheet)

    def _at(self, x, y):
        return ((x + self.margin) * FINE, y * FINE)

    def fill(self, points, value=255):
        self.knife.polygon([self._at(x, y) for x, y in points], fill=value)
        return self

    def disc(self, x, y, rx, ry=None, value=255):
        ry = rx if ry is None else ry
        self.knife.ellipse([self._at(x - rx, y - ry), self._at(x + rx, y + ry)], fill=value)
        return self

    def slab(self, x0, y0, x1, y1, radius=0, value=255):
        self.knife.rounded_rectangle([self._at(x0, y0), self._at(x1, y1)], radius * FINE, fill=value)
        return self

    def stroke(self, points, start, end=None, value=255):
        """A brush line from width `start` to width `end`, round at both ends."""
        end = start if end is None else end
        points = np.asarray(points, float)
        last = len(points) - 1
        for i, (x, y) in enumerate(points):
            half = (start + (end - start) * i / max(last, 1)) / 2
            self.disc(x, y, half, value=value)
            if i < last:
                nx, ny = points[i + 1]
                after = (start + (end - start) * (i + 1) / last) / 2
                length = max(np.hypot(nx - x, ny - y), 1e-6)
                ox, oy = -(ny - y) / length, (nx - x) / length
                self.fill([(x + ox * half, y + oy * half), (nx + ox * after, ny + oy * after),
                           (nx - ox * after, ny - oy * after), (x - ox * half, y - oy * half)], value)
        return self

    def mask(self):
        small = np.asarray(self.sheet.reduce(FINE), np.float32) / 255
        if not self.margin:
            return small
        m, w = self.margin, self.width
        core = small[:, m : m + w].copy()
        core[:, :m] = np.maximum(core[:, :m], small[:, m + w :])
        core[:, w - m :] = np.maximum(core[:, w - m :], small[:, :m])
        return core


class Sheet:
    """Paper on which colours are laid one over the other."""

    def __init__(self, name, width, height, margin=0):
        self.rng = generator(name)
        self.width, self.height, self.margin = width, height, margin
        self.pixels = np.empty((height, width, 3), np.float32)
        self.pixels[:] = PAPER
        self.y = np.arange(height, dtype=np.float32)[:, None] + 0.5
        self.x = np.arange(width, dtype=np.float32)[None, :] + 0.5
        wood = noise(self.rng, width, height, 60, 1.6) + 0.5 * noise(self.rng, width, height, 14, 0.9)
        self.wear = np.clip(0.5 + 0.22 * wood + 0.2 * noise(self.rng, width, height, 1.2, 1.2), 0, 1)

    def stencil(self):
        return Stencil(self.width, self.height, self.margin)

    def bokashi(self, stops):
        """A vertical gradation through (y, colour) stops."""
        ys = [y for y, _ in stops]
        rows = [np.interp(self.y[:, 0], ys, [colour[i] for _, colour in stops]) for i in range(3)]
        return np.stack(rows, -1)[:, None, :].astype(np.float32)

    def below(self, outline):
        """The mask of everything under the line y = outline(x)."""
        parts = [np.clip(self.y - outline(self.x + dx) + 0.5, 0, 1) for dx in (-0.33, 0, 0.33)]
        return (sum(parts) / 3).astype(np.float32)

    def lay(self, mask, colour, strength=1.0, resist=0.0, wear=0.10):
        """Prints `colour` through `mask`; `resist` leaves a thin line of paper round it."""
        if isinstance(mask, Stencil):
            mask = mask.mask()
        if resist:
            self._print(self._spread(mask, resist), PAPER, 0.8 * strength)
        self._print(mask, colour, strength * (1 - wear * self.wear))

    def wash(self, colour):
        """Prints the whole sheet."""
        self.lay(np.ones((self.height, self.width), np.float32), colour)

    def glow(self, x, y, radius, colour, strength):
        """A soft round light."""
        across = np.abs(self.x - x)
        if self.margin:
            across = np.minimum(across, self.width - across)
        far = np.hypot(across, self.y - y) / radius
        self._print(np.exp(-far * far * 2).astype(np.float32), colour, strength)

    def _spread(self, mask, width):
        pad = 8
        wide = np.pad(mask, ((0, 0), (pad, pad)), "wrap" if self.margin else "edge")
        soft = Image.fromarray((wide * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(width * 0.8))
        return np.clip(np.asarray(soft, np.float32)[:, pad:-pad] / 255 * 7 - 0.4, 0, 1)

    def _print(self, mask, colour, strength):
        rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
        if not rows.size:
            return
        at = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        alpha = mask * strength
        colour = np.broadcast_to(colour, self.pixels.shape)[at]
        self.pixels[at] += (colour - self.pixels[at]) * alpha[at][..., None]

    def pull(self, grain=0.013, paper=0.009):
        """The finished print, with the tooth of the paper in it."""
        fine = noise(self.rng, self.width, self.height, 0.5, 0.5)
        fibre = noise(self.rng, self.width, self.height, 9, 1.1) + noise(self.rng, self.width, self.height, 1.1, 9)
        shade = grain * fine + paper * 0.6 * fibre
        out = np.clip(self.pixels + shade[..., None], 0, 1)
        return Image.fromarray((out * 255 + 0.5).astype(np.uint8), "RGB")
