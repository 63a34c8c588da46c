"""Writers of small picture files, each of thirty-two by thirty-two pixels in sixteen squares."""

import ctypes
import struct
import zlib

SIDE, SQUARE = 32, 8


def pixel_rows(values):
    """The rows of pixels of sixteen squares."""
    return [[values[y // SQUARE * 4 + x // SQUARE] for x in range(SIDE)] for y in range(SIDE)]


def flat(rows):
    return bytes(v for row in rows for p in row for v in (p if isinstance(p, tuple) else (p,)))


# PNG

def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(values, kind, depth=8, chunks=(), interlaced=False):
    rows = pixel_rows(values)
    def packed(row):
        return b"".join(
            v.to_bytes(depth // 8, "big") for p in row for v in (p if isinstance(p, tuple) else (p,)))
    if interlaced:
        steps = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        lines = [row[x::dx] for x, y, dx, dy in steps for row in rows[y::dy]]
    else:
        lines = rows
    data = zlib.compress(b"".join(b"\0" + packed(line) for line in lines), 9)
    head = struct.pack(">IIBBBBB", SIDE, SIDE, depth, kind, 0, 0, int(interlaced))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + b"".join(chunk(n, d) for n, d in chunks)
            + chunk(b"IDAT", data) + chunk(b"IEND", b""))


def iccp(profile):
    return (b"iCCP", b"profile\0\0" + zlib.compress(profile, 9))


# JPEG: each square is one block, whose mean alone differs from zero.

class Bits:
    def __init__(self):
        self.data, self.value, self.count = bytearray(), 0, 0

    def put(self, value, count):
        for bit in range(count - 1, -1, -1):
            self.value = self.value << 1 | (value >> bit & 1)
            self.count += 1
            if self.count == 8:
                self.data += b"\xff\0" if self.value == 0xFF else bytes([self.value])
                self.value = self.count = 0

    def end(self):
        while self.count:
            self.put(1, 1)
        return bytes(self.data)


def segment(marker, data):
    return bytes([0xFF, marker]) + struct.pack(">H", len(data) + 2) + data


def ycc(r, g, b):
    return (0.299 * r + 0.587 * g + 0.114 * b, 128 - 0.168736 * r - 0.331264 * g + 0.5 * b,
            128 + 0.5 * r - 0.418688 * g - 0.081312 * b)


def jpeg(planes, segments=(), progressive=False):
    """A file of as many components as there are values in each of sixteen colours."""
    count = len(planes[0])
    out = b"\xff\xd8" + b"".join(segment(m, d) for m, d in segments) + segment(0xDB, b"\0" + b"\1" * 64)
    parts = b"".join(bytes([i + 1, 0x11, 0]) for i in range(count))
    out += segment(0xC2 if progressive else 0xC0, struct.pack(">BHHB", 8, SIDE, SIDE, count) + parts)
    out += segment(0xC4, b"\0" + bytes([0, 0, 0, 12] + [0] * 12) + bytes(range(12)))
    out += segment(0xC4, b"\x10" + bytes([1] + [0] * 15) + b"\0")

    def scan(components, first, last, put):
        bits, before = Bits(), [0] * count
        for square in planes:
            for c in components:
                put(bits, round(8 * (square[c] - 128)), before, c)
        head = bytes([len(components)]) + b"".join(bytes([c + 1, 0]) for c in components)
        return segment(0xDA, head + bytes([first, last, 0])) + bits.end()

    def put_mean(bits, mean, before, c):
        step, before[c] = mean - before[c], mean
        size = abs(step).bit_length()
        bits.put(size, 4)
        bits.put(step if step >= 0 else step + (1 << size) - 1, size)

    def put_rest(bits, *_):
        bits.put(0, 1)

    def put_both(bits, mean, before, c):
        put_mean(bits, mean, before, c)
        put_rest(bits)

    if progressive:
        out += scan(range(count), 0, 0, put_mean)
        for c in range(count):
            out += scan([c], 1, 5, put_rest) + scan([c], 6, 63, put_rest)
    else:
        out += scan(range(count), 0, 63, put_both)
    return out + b"\xff\xd9"


def adobe(transform):
    return (0xEE, b"Adobe" + struct.pack(">HHHB", 100, 0, 0, transform))


def app2(profile, parts):
    size = -(-len(profile) // parts)
    return [(0xE2, b"ICC_PROFILE\0" + bytes([i + 1, parts]) + profile[i * size:(i + 1) * size]) for i in range(parts)]


def exif(orientation):
    return b"Exif\0\0MM\0*" + struct.pack(">IHHHIHHI", 8, 1, 0x0112, 3, 1, orientation, 0, 0)


# GIF

def gif(colors, frames):
    """Frames of (square values, hundredths of a second); every code is one of a colour, and the table is cleared in time."""
    table = b"".join(bytes(c) for c in colors).ljust(768, b"\0")
    out = b"GIF89a" + struct.pack("<HHBBB", SIDE, SIDE, 0xF7, 0, 0) + table
    if len(frames) > 1:
        out += b"!\xff\x0bNETSCAPE2.0\3\1\0\0\0"
    for values, delay in frames:
        codes, value, count, data = [], 0, 0, bytearray()
        for place, pixel in enumerate(flat(pixel_rows(values))):
            codes += ([256] if place % 200 == 0 else []) + [pixel]
        for code in codes + [257]:
            value |= code << count
            count += 9
            while count >= 8:
                data.append(value & 255)
                value, count = value >> 8, count - 8
        data.append(value & 255)
        blocks = b"".join(bytes([len(data[i:i + 255])]) + bytes(data[i:i + 255]) for i in range(0, len(data), 255))
        out += b"!\xf9\4\0" + struct.pack("<HBB", delay, 0, 0) + b"," + struct.pack("<HHHHB", 0, 0, SIDE, SIDE, 0)
        out += b"\x08" + blocks + b"\0"
    return out + b";"


# WebP, packed by libwebp

def webp_pixels(values):
    library = ctypes.CDLL("libwebp.so.7")
    library.WebPEncodeLosslessRGBA.restype = ctypes.c_size_t
    pixels = flat(pixel_rows([c if len(c) == 4 else c + (255,) for c in values]))
    out = ctypes.c_void_p()
    size = library.WebPEncodeLosslessRGBA(pixels, SIDE, SIDE, SIDE * 4, ctypes.byref(out))
    data = ctypes.string_at(out, size)
    return data[12:]


def riff(chunks):
    body = b"WEBP" + b"".join(chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def riff_chunk(name, data):
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def little(value):
    return struct.pack("<I", value)[:3]


def extended(flags):
    return riff_chunk(b"VP8X", bytes([flags, 0, 0, 0]) + little(SIDE - 1) + little(SIDE - 1))


def webp(values, profile=None):
    pixels = webp_pixels(values)
    if not profile:
        return riff([pixels])
    return riff([extended(0x20), riff_chunk(b"ICCP", profile), pixels])


def animated_webp(frames):
    parts = [extended(0x02), riff_chunk(b"ANIM", b"\0\0\0\0\0\0")]
    for values, milliseconds in frames:
        head = little(0) + little(0) + little(SIDE - 1) + little(SIDE - 1) + little(milliseconds) + b"\x02"
        parts.append(riff_chunk(b"ANMF", head + webp_pixels(values)))
    return riff(parts)


# TIFF and BMP

def tiff(values, photometric, depth=8, big=False, palette=None, profile=None, extra=False, orientation=None):
    order = ">" if big else "<"
    samples = len(values[0]) if isinstance(values[0], tuple) else 1
    flow = [v for row in pixel_rows(values) for p in row for v in (p if isinstance(p, tuple) else (p,))]
    data = b"".join(struct.pack(order + ("H" if depth == 16 else "B"), v) for v in flow)
    entries = [(256, 3, [SIDE]), (257, 3, [SIDE]), (258, 3, [depth] * samples), (259, 3, [1]), (262, 3, [photometric]),
               (273, 4, [8]), (277, 3, [samples]), (278, 3, [SIDE]), (279, 4, [len(data)])]
    if orientation:
        entries.append((274, 3, [orientation]))
    if palette:
        entries.append((320, 3, [257 * c[i] for i in range(3) for c in palette]))
    if extra:
        entries.append((338, 3, [2]))
    if profile:
        entries.append((34675, 7, profile))
    entries.sort()
    start = 8 + len(data)
    behind, table = b"", b""
    after = start + 2 + 12 * len(entries) + 4
    for tag, kind, value in entries:
        packed = value if kind == 7 else b"".join(struct.pack(order + {3: "H", 4: "I"}[kind], v) for v in value)
        field = packed.ljust(4, b"\0")
        if len(packed) > 4:
            field = struct.pack(order + "I", after + len(behind))
            behind += packed + b"\0" * (len(packed) % 2)
        table += struct.pack(order + "HHI", tag, kind, len(value)) + field
    head = (b"MM\0*" if big else b"II*\0") + struct.pack(order + "I", start)
    return head + data + struct.pack(order + "H", len(entries)) + table + b"\0\0\0\0" + behind


def bmp(values, palette=None, alpha=None, profile=None):
    rows = pixel_rows(values)[::-1]
    bits = 8 if palette else 32 if alpha is not None or profile else 24
    if palette:
        data = flat(rows)
    else:
        data = flat([[p[::-1] + ((255 if alpha is None else alpha,) if bits == 32 else ()) for p in row] for row in rows])
    colors = b"".join(bytes(c[::-1]) + b"\0" for c in palette or [])
    size = 124 if profile or alpha is not None else 40
    start = 14 + size + len(colors)
    head = struct.pack("<IiiHHIIiiII", size, SIDE, SIDE, 1, bits, 3 if size == 124 else 0, len(data), 2835, 2835,
                       len(palette or []), 0)
    if size == 124:
        head += struct.pack("<IIII", 0xFF0000, 0xFF00, 0xFF, 0xFF000000)
        head += (b"DEBM" if profile else b"BGRs") + bytes(48) + struct.pack("<IIII", 4, start - 14 + len(data), len(profile or b""), 0)
    body = head + colors + data + (profile or b"")
    return b"BM" + struct.pack("<IHHI", 14 + len(body), 0, 0, start) + body
