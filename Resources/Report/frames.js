"use strict";
// The reader of a film's frames: FilmCodec tells their form.
const FilmFrames = (() => {
  const side = 8;
  const levelBounds = [0, 2, 4, 8, 13, 20, 30, 44, 64, 96, 160];
  const levels = Uint8Array.from({ length: 256 }, (_, energy) => {
    const found = levelBounds.findIndex((bound) => energy <= bound);
    return found < 0 ? levelBounds.length : found;
  });
  // Pixels are words of a canvas: red lowest, then green and blue. Green is coded first.
  const shifts = [8, 0, 16];

  let models = 0;
  const room = (count) => (models += count) - count;
  const same = room(1), repeats = room(9), isAbove = room(1), isNew = room(1), isChanged = room(1);
  const vectorModels = room(64), zero = room(6 * 12 * 4), sign = room(6 * 3), size = room(6 * 12 * 8);
  const digits = room(6 * 9 * 8);

  /** The bytes of a text that holds 13 bits in two characters. */
  function bytes(text) {
    const value = (index) => {
      const code = text.charCodeAt(index) - 33;
      return code - (code > 59 ? 3 : code > 27 ? 2 : code > 1 ? 1 : 0);
    };
    const result = new Uint8Array(Math.floor(text.length / 2 * 13 / 8));
    let held = 0, bits = 0, count = 0;
    for (let index = 0; index + 1 < text.length; index += 2) {
      held = held << 13 | value(index) * 91 + value(index + 1);
      bits += 13;
      while (bits >= 8 && count < result.length) {
        bits -= 8;
        result[count++] = held >> bits;
      }
      held &= (1 << bits) - 1;
    }
    return result;
  }

  /** The coder of one chapter. */
  class Bits {
    constructor(source) {
      this.source = source;
      this.next = 0;
      this.range = 0xFFFFFFFF;
      this.code = 0;
      for (let index = 0; index < 4; index++) this.code = (this.code << 8 | this.take()) >>> 0;
      this.fast = new Uint16Array(models + 1).fill(32768);
      this.slow = new Uint16Array(models + 1).fill(32768);
    }

    take() { return this.next < this.source.length ? this.source[this.next++] : 0; }

    bit(model) {
      const { fast, slow } = this;
      const bound = (this.range >>> 12) * (fast[model] + slow[model] >>> 5);
      let result = 0;
      if (this.code < bound) {
        this.range = bound;
        fast[model] += 65535 - fast[model] >> 4;
        slow[model] += 65535 - slow[model] >> 7;
      } else {
        result = 1;
        this.code -= bound;
        this.range -= bound;
        fast[model] -= fast[model] >> 4;
        slow[model] -= slow[model] >> 7;
      }
      while (this.range < 0x1000000) {
        this.range = this.range * 256;
        this.code = this.code * 256 + this.take();
      }
      return result;
    }

    number(count) {
      let result = 0;
      for (let index = 0; index < count; index++) {
        this.fast[models] = this.slow[models] = 32768;
        result = result << 1 | this.bit(models);
      }
      return result;
    }

    /** The error of a channel. */
    error(kind, level, lead, lean) {
      const place = kind * 12 + level;
      if (!this.bit(zero + place * 4 + lead)) return 0;
      const isNegative = this.bit(sign + kind * 3 + lean);
      let count = 1;
      while (count < 8 && this.bit(size + place * 8 + count - 1)) count++;
      let result = 1;
      for (let digit = count - 2; digit >= 0; digit--) {
        const model = digit === count - 2 ? 0 : digit === count - 3 ? 1 + (result & 1) : Math.min(3 + digit, 7);
        result = result << 1 | this.bit(digits + (kind * 9 + count) * 8 + model);
      }
      return isNegative ? -result : result;
    }
  }

  const distance = (a, b) => a === b ? 0 : Math.abs((a & 255) - (b & 255))
    + Math.abs((a >> 8 & 255) - (b >> 8 & 255)) + Math.abs((a >> 16 & 255) - (b >> 16 & 255));
  const mean = (a, b) => (a & b) + ((a ^ b) >> 1 & 0x7F7F7F7F) | 0;
  const clamped = (value) => value < 0 ? 0 : value > 255 ? 255 : value;

  function median(left, above, corner) {
    const low = left < above ? left : above;
    const high = left < above ? above : left;
    return corner >= high ? low : corner <= low ? high : left + above - corner;
  }

  return class FilmFrames {
    /** Reads a film of this many frames, in chapters of texts. */
    constructor({ width, height, frames, chapterLength, chapters }) {
      Object.assign(this, { width, height, frames, chapterLength, chapters });
      this.columns = Math.ceil(width / side);
      this.rows = Math.ceil(height / side);
      this.black = new Int32Array(width * height).fill(0xFF000000 | 0);
      this.shown = this.black;
      this.snapshots = [];
      this.next = 0;
      this.above = new Int16Array(3 * (width + 2));
      this.errors = new Int16Array(3 * (width + 2));
    }

    /** The first frame of a frame's chapter where that is the way to it; otherwise the next one. */
    origin(number) {
      const start = number - number % this.chapterLength;
      const isKnown = start === 0 || this.snapshots[start / this.chapterLength - 1] !== undefined;
      return number < this.next - 1 || (isKnown && start > this.next) ? start : this.next;
    }

    /** How many frames have to be read until this one is there. */
    way(number) { return number === this.next - 1 ? 0 : number - this.origin(number) + 1; }

    /** The pixels of a frame, as words of a canvas. */
    frame(number) {
      const origin = this.way(number) > 0 ? this.origin(number) : this.next;
      if (origin !== this.next) {
        this.shown = origin > 0 ? this.snapshots[origin / this.chapterLength - 1] : this.black;
        this.next = origin;
      }
      while (this.next <= number) this.read();
      return this.shown;
    }

    read() {
      if (this.next % this.chapterLength === 0) {
        const chapter = this.next / this.chapterLength;
        if (chapter > 0) this.snapshots[chapter - 1] = this.shown;
        this.bits = new Bits(bytes(this.chapters[chapter] ?? ""));
      }
      this.next++;
      if (this.bits.bit(same)) return;
      const vectors = this.vectors();
      const blocks = this.blocks();
      const next = this.shown.slice();
      this.copy(vectors, blocks, next);
      this.paint(vectors, blocks, next);
      this.shown = next;
    }

    vectors() {
      const count = this.bits.number(7);
      const vectors = [{ picture: this.shown, dx: 0, dy: 0 }];
      for (let index = 1; index < count; index++) {
        const number = this.bits.number(8);
        const dx = this.bits.number(17) - 65536;
        const dy = this.bits.number(17) - 65536;
        vectors.push({ picture: this.snapshots[number - 1] ?? this.shown, dx, dy });
      }
      return vectors;
    }

    /** The blocks as numbers: the lowest two bits are copied, changed or new, the others the vector. */
    blocks() {
      const { bits, columns } = this;
      const blocks = new Uint16Array(columns * this.rows);
      for (let index = 0; index < blocks.length; index++) {
        const left = index % columns > 0 ? blocks[index - 1] : 0;
        const above = index >= columns ? blocks[index - columns] : 0;
        if (bits.bit(repeats + (left & 3) * 3 + (above & 3))) blocks[index] = left;
        else if (left !== above && bits.bit(isAbove)) blocks[index] = above;
        else if (bits.bit(isNew)) blocks[index] = 2;
        else {
          const kind = bits.bit(isChanged);
          let number = 1;
          for (let digit = 0; digit < 6; digit++) number = number << 1 | bits.bit(vectorModels + number);
          blocks[index] = number - 64 << 2 | kind;
        }
      }
      return blocks;
    }

    copy(vectors, blocks, next) {
      const { width, height, columns } = this;
      for (let index = 0; index < blocks.length; index++) {
        const vector = vectors[blocks[index] >> 2];
        if (blocks[index] & 3 || blocks[index] === 0 || !vector) continue;
        const left = index % columns * side, top = Math.floor(index / columns) * side;
        const start = Math.max(left + vector.dx, 0);
        const end = Math.min(Math.min(left + side, width) + vector.dx, width);
        for (let y = top; y < Math.min(top + side, height); y++) {
          const row = y + vector.dy;
          if (row < 0 || row >= height || end <= start) continue;
          next.set(vector.picture.subarray(row * width + start, row * width + end), y * width + start - vector.dx);
        }
      }
    }

    paint(vectors, blocks, next) {
      const { width, height, columns } = this;
      this.errors.fill(0);
      for (let y = 0; y < height; y++) {
        [this.above, this.errors] = [this.errors, this.above];
        this.errors.fill(0);
        const first = Math.floor(y / side) * columns;
        for (let column = 0; column < columns; column++) {
          const block = blocks[first + column];
          if ((block & 3) === 0) continue;
          const vector = (block & 3) === 1 ? vectors[block >> 2] : undefined;
          const end = Math.min(column * side + side, width);
          for (let x = column * side; x < end; x++) this.pixel(x, y, vector, next);
        }
      }
    }

    pixel(x, y, vector, next) {
      const { width, height, shown, errors, above: errorsAbove } = this;
      const place = y * width + x;
      const left = x > 0 ? next[place - 1] : y > 0 ? next[place - width] : 0xFF000000 | 0;
      const above = y > 0 ? next[place - width] : left;
      const corner = x > 0 && y > 0 ? next[place - width - 1] : above;
      const far = y > 0 && x + 1 < width ? next[place - width + 1] : above;
      const near = (a, b, c, d) => distance(left, a) + distance(above, b) + distance(corner, c) + distance(far, d);

      let red = 0, green = 0, blue = 0, total = 0, least = Infinity;
      const add = (r, g, b, miss) => {
        const size = (miss < 4000 ? miss : 4000) + 2;
        const weight = Math.floor(0x40000000 / (size * size * size)) + 1;
        red += weight * r;
        green += weight * g;
        blue += weight * b;
        total += weight;
        if (miss < least) least = miss;
      };
      const word = (pixel, miss) => add(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, miss);
      const activity = distance(left, corner) + distance(above, corner) + distance(above, far);
      add(
        median(left & 255, above & 255, corner & 255),
        median(left >> 8 & 255, above >> 8 & 255, corner >> 8 & 255),
        median(left >> 16 & 255, above >> 16 & 255, corner >> 16 & 255), activity + 6);

      let isGuided = false;
      if (vector) {
        const { picture, dx, dy } = vector;
        const column = x + dx, row = y + dy;
        if (column > 0 && column + 1 < width && row > 0 && row < height && x > 0 && y > 0 && x + 1 < width) {
          isGuided = true;
          const from = row * width + column;
          const pixel = picture[from], after = picture[from + 1];
          const a = picture[from - 1], b = picture[from - width];
          const c = picture[from - width - 1], d = picture[from - width + 1];
          const miss = near(a, b, c, d);
          word(pixel, miss);
          if (miss > 0) {
            const a2 = column > 1 ? picture[from - 2] : a;
            const c2 = column > 1 ? picture[from - width - 2] : c;
            const d2 = column + 2 < width ? picture[from - width + 2] : d;
            word(mean(pixel, after), near(mean(a, pixel), mean(b, d), mean(c, b), mean(d, d2)));
            word(mean(pixel, a), near(mean(a, a2), mean(b, c), mean(c, c2), mean(d, b)));
            const drifted = (shift) => clamped((pixel >> shift & 255) + median(
              (left >> shift & 255) - (a >> shift & 255), (above >> shift & 255) - (b >> shift & 255),
              (corner >> shift & 255) - (c >> shift & 255)));
            add(drifted(0), drifted(8), drifted(16), miss);
          }
          if (least > 0 && (dx !== 0 || dy !== 0)) {
            word(shown[place], near(
              shown[place - 1], shown[place - width], shown[place - width - 1], shown[place - width + 1]));
          }
        }
      }

      let pixel = 0xFF000000, lead = 0, lift = 0, base = 0;
      const half = Math.floor(total / 2);
      for (let channel = 0; channel < 3; channel++) {
        const shift = shifts[channel];
        const sum = channel === 0 ? green : channel === 1 ? red : blue;
        let guess = Math.floor((sum + half) / total);
        if (channel > 0) {
          if (isGuided) guess += lift;
          else {
            guess = base + median(
              (left >> shift & 255) - (left >> 8 & 255), (above >> shift & 255) - (above >> 8 & 255),
              (corner >> shift & 255) - (corner >> 8 & 255));
          }
          guess = clamped(guess);
        }
        const at = 3 * (x + 1) + channel;
        const before = errors[at - 3];
        const energy = 2 * Math.abs(before) + 2 * Math.abs(errorsAbove[at])
          + Math.abs(errorsAbove[at - 3]) + Math.abs(errorsAbove[at + 3]);
        const level = isGuided ? Math.floor((2 * energy + least) / 3) : energy;
        const coded = this.bits.error(
          (isGuided ? 3 : 0) + channel, levels[level < 255 ? level : 255], lead, Math.sign(before) + 1);
        const value = clamped(guess + coded);
        const error = value - guess;
        errors[at] = error;
        pixel |= value << shift;
        const amount = Math.abs(error);
        lead = amount === 0 ? 0 : amount < 3 ? 1 : amount < 7 ? 2 : 3;
        if (channel === 0) {
          base = value;
          lift = error;
        }
      }
      next[place] = pixel;
    }
  };
})();
