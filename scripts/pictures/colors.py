"""The colours of the small pictures, the profiles that say how files count them, and the colours in other spaces."""

import ctypes

lcms = ctypes.CDLL("liblcms2.so.2")
for name in ("cmsBuildParametricToneCurve", "cmsBuildGamma", "cmsCreateRGBProfile", "cmsCreateGrayProfile",
             "cmsCreateProfilePlaceholder", "cmsPipelineAlloc", "cmsStageAllocToneCurves", "cmsStageAllocCLut16bit"):
    getattr(lcms, name).restype = ctypes.c_void_p
lcms.cmsBuildGamma.argtypes = [ctypes.c_void_p, ctypes.c_double]


class Chromaticity(ctypes.Structure):
    _fields_ = [("x", ctypes.c_double), ("y", ctypes.c_double), ("Y", ctypes.c_double)]


# Sixteen colours, four rows of four, none at the edge of what inks or a palette can hold.
COLORS = [
    (32, 64, 96), (200, 60, 50), (70, 160, 80), (60, 80, 190), (250, 230, 60), (180, 90, 170), (90, 190, 200), (240, 150, 60),
    (255, 255, 255), (192, 192, 192), (128, 128, 128), (64, 64, 64), (0, 0, 0), (120, 90, 70), (210, 180, 150), (90, 110, 60),
]
GREYS = [round(255 * i / 15) for i in range(16)]

D65 = (0.3127, 0.3290)
SPACES = {
    "srgb": (D65, (0.64, 0.33), (0.30, 0.60), (0.15, 0.06), None),
    "p3": (D65, (0.68, 0.32), (0.265, 0.69), (0.15, 0.06), None),
    "adobe": (D65, (0.64, 0.33), (0.21, 0.71), (0.15, 0.06), 563 / 256),
    "prophoto": ((0.3457, 0.3585), (0.7347, 0.2653), (0.1596, 0.8404), (0.0366, 0.0001), 1.8),
}


def light(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def encoded(value, gamma=None):
    value = min(max(value, 0), 1)
    if gamma:
        return value ** (1 / gamma)
    return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return [[(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det],
            [(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det],
            [(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det]]


def product(m, v):
    return [sum(row[i] * v[i] for i in range(3)) for row in m]


def xyz(point):
    x, y = point
    return [x / y, 1, (1 - x - y) / y]


BRADFORD = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]


def matrix(space):
    """Linear values to XYZ under D50, by Bradford's adaptation."""
    white, *primaries, _ = SPACES[space]
    columns = [xyz(p) for p in primaries]
    m = [[columns[j][i] for j in range(3)] for i in range(3)]
    scale = product(inverse(m), xyz(white))
    m = [[m[i][j] * scale[j] for j in range(3)] for i in range(3)]
    source, target = product(BRADFORD, xyz(white)), product(BRADFORD, xyz((0.3457, 0.3585)))
    back = inverse(BRADFORD)
    def adapted(v):
        return product(back, [p * t / s for p, t, s in zip(product(BRADFORD, v), target, source)])
    turned = [adapted([m[i][j] for i in range(3)]) for j in range(3)]
    return [[turned[j][i] for j in range(3)] for i in range(3)]


def in_space(color, space, depth=255):
    """The values by which a file of another space counts an sRGB colour."""
    linear = [light(v / 255) for v in color]
    values = product(inverse(matrix(space)), product(matrix("srgb"), linear))
    return tuple(round(depth * encoded(v, SPACES[space][4])) for v in values)


def saved(profile):
    length = ctypes.c_uint32(0)
    lcms.cmsSaveProfileToMem(ctypes.c_void_p(profile), None, ctypes.byref(length))
    room = ctypes.create_string_buffer(length.value)
    lcms.cmsSaveProfileToMem(ctypes.c_void_p(profile), room, ctypes.byref(length))
    # The day is left out, so that the same script makes the same files.
    data = bytearray(room.raw[:length.value])
    data[24:36] = bytes([7, 208, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
    data[84:100] = bytes(16)
    return bytes(data)


def curve(gamma):
    if gamma:
        return lcms.cmsBuildGamma(None, gamma)
    numbers = (ctypes.c_double * 5)(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
    return lcms.cmsBuildParametricToneCurve(None, 4, numbers)


def rgb_profile(space):
    white, red, green, blue, gamma = SPACES[space]
    one = curve(gamma)
    points = (Chromaticity * 3)(*[Chromaticity(*p, 1) for p in (red, green, blue)])
    curves = (ctypes.c_void_p * 3)(one, one, one)
    return saved(lcms.cmsCreateRGBProfile(ctypes.byref(Chromaticity(*white, 1)), points, curves))


def grey_profile(gamma):
    return saved(lcms.cmsCreateGrayProfile(ctypes.byref(Chromaticity(0.3457, 0.3585, 1)), ctypes.c_void_p(curve(gamma))))


def swapped_color(inks):
    """The colour of inks that lie in the wrong wells: the first takes blue, the second red, the third green."""
    first, second, third, black = inks
    return tuple(round(255 * (1 - ink) * (1 - black)) for ink in (second, third, first))


def lab(color):
    x, y, z = product(matrix("srgb"), [light(v / 255) for v in color])
    def f(t):
        return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
    fx, fy, fz = f(x / 0.9642), f(y), f(z / 0.8249)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


SAMPLER = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.POINTER(ctypes.c_uint16), ctypes.POINTER(ctypes.c_uint16), ctypes.c_void_p)


def ink_profile():
    @SAMPLER
    def sample(inks, out, _):
        lightness, a, b = lab(swapped_color([inks[i] / 65535 for i in range(4)]))
        for place, value in enumerate((lightness / 100 * 65535, (a + 128) / 255 * 65535, (b + 128) / 255 * 65535)):
            out[place] = round(min(max(value, 0), 65535))
        return 1

    profile = ctypes.c_void_p(lcms.cmsCreateProfilePlaceholder(None))
    lcms.cmsSetProfileVersion(profile, ctypes.c_double(4.3))
    lcms.cmsSetDeviceClass(profile, 0x70727472)
    lcms.cmsSetColorSpace(profile, 0x434D594B)
    lcms.cmsSetPCS(profile, 0x4C616220)
    pipeline = ctypes.c_void_p(lcms.cmsPipelineAlloc(None, 4, 3))
    table = ctypes.c_void_p(lcms.cmsStageAllocCLut16bit(None, 5, 4, 3, None))
    lcms.cmsStageSampleCLut16bit(table, sample, None, 0)
    for stage in (lcms.cmsStageAllocToneCurves(None, 4, None), table.value, lcms.cmsStageAllocToneCurves(None, 3, None)):
        lcms.cmsPipelineInsertStage(pipeline, 1, ctypes.c_void_p(stage))
    lcms.cmsWriteTag(profile, 0x41324230, pipeline)
    return saved(profile.value)
