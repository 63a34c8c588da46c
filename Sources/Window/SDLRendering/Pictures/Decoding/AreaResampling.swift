import Foundation

/// The resampling of a part of a picture to an exact size.
///
/// Each new pixel is the mean of the area that it covers, or a blend of its neighbours where the picture is
/// enlarged.
nonisolated struct AreaResampling: Sendable {
  /// The part of the source to be kept, in its pixels, which may be fractional.
  var crop: CGRect
  let width: Int
  let height: Int

  /// Fills `width` × `height` pixels from a source around `focus`, in fractions of it; default its middle.
  ///
  /// UIKit counterpart: `scaleAspectFill`, which has the middle only.
  init(
    filling width: Int, _ height: Int, fromWidth sourceWidth: Int, height sourceHeight: Int,
    around focus: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    self.width = width
    self.height = height
    let ratio = max(CGFloat(width) / CGFloat(sourceWidth), CGFloat(height) / CGFloat(sourceHeight))
    let kept = CGSize(width: CGFloat(width) / ratio, height: CGFloat(height) / ratio)
    crop = CGRect(
      x: Self.start(of: kept.width, around: focus.x, in: CGFloat(sourceWidth)),
      y: Self.start(of: kept.height, around: focus.y, in: CGFloat(sourceHeight)),
      width: kept.width, height: kept.height)
  }

  /// Returns the start of `length` inside `whole`, with its middle as near to the fraction `share` as possible.
  private static func start(of length: CGFloat, around share: CGFloat, in whole: CGFloat) -> CGFloat {
    let rest = whole - length
    return min(max(share * whole - length / 2, min(0, rest)), max(0, rest))
  }

  /// Returns the largest size with a source's aspect ratio inside `width` × `height` pixels.
  static func size(
    within width: Int, _ height: Int, ofWidth sourceWidth: Int, height sourceHeight: Int
  ) -> (width: Int, height: Int) {
    let ratio = min(CGFloat(width) / CGFloat(sourceWidth), CGFloat(height) / CGFloat(sourceHeight))
    return (
      min(width, max(1, Int((CGFloat(sourceWidth) * ratio).rounded()))),
      min(height, max(1, Int((CGFloat(sourceHeight) * ratio).rounded())))
    )
  }

  /// Returns the pixels of the new size, `0xAARRGGBB` with straight alpha.
  ///
  /// Colours are weighted by their alpha, so that clear pixels do not bleed into the edges. The loops run
  /// over raw numbers in raw memory: a debug build calls a function for every step of any finer abstraction.
  func pixels(of source: UnsafeBufferPointer<UInt32>, sourceWidth: Int, stride: Int, sourceHeight: Int)
    -> [UInt32]
  {
    let columns = Taps(start: crop.minX, length: crop.width, count: width, limit: sourceWidth)
    let rows = Taps(start: crop.minY, length: crop.height, count: height, limit: sourceHeight)
    guard let source = source.baseAddress else { return [] }
    if columns.isPlain, rows.isPlain {
      return copied(source + rows.source[0] * stride + columns.source[0], stride: stride)
    }
    let used = columns.used
    return ColorLine.with(sourceWidth, width, width) { scanline, narrowed, sums in
      var narrowedRow = -1
      return [UInt32](unsafeUninitializedCapacity: width * height) { result, initialized in
        var target = 0
        while target < height {
          sums.clear()
          var tap = rows.starts[target]
          while tap < rows.starts[target + 1] {
            let row = rows.source[tap]
            if row != narrowedRow {
              scanline.weigh(source + row * stride, used)
              narrowed.narrow(scanline, by: columns)
              narrowedRow = row
            }
            sums.add(narrowed, times: rows.weights[tap])
            tap += 1
          }
          sums.pack(into: result.baseAddress.map { $0 + target * width })
          target += 1
        }
        initialized = width * height
      }
    }
  }
}

extension AreaResampling {
  /// Returns the pixels of a source shown at its own size, equal to those computed: clear pixels are black.
  private nonisolated func copied(_ source: UnsafePointer<UInt32>, stride: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { result, initialized in
      var row = 0
      while row < height {
        let (line, target) = (source + row * stride, row * width)
        var column = 0
        while column < width {
          let pixel = line[column]
          result[target + column] = pixel >> 24 == 0 ? 0 : pixel
          column += 1
        }
        row += 1
      }
      initialized = width * height
    }
  }
}

/// A line of colours weighted by their alpha: red, green, blue and alpha of each pixel, one after the other.
private nonisolated struct ColorLine {
  private let values: UnsafeMutablePointer<Float>
  private let count: Int

  /// Calls a closure with three temporary lines of a number of pixels.
  static func with<Value>(
    _ first: Int, _ second: Int, _ third: Int, _ body: (ColorLine, ColorLine, ColorLine) -> Value
  ) -> Value {
    let values = UnsafeMutablePointer<Float>.allocate(capacity: 4 * (first + second + third))
    values.initialize(repeating: 0, count: 4 * (first + second + third))
    defer { values.deallocate() }
    return body(
      ColorLine(values: values, count: 4 * first), ColorLine(values: values + 4 * first, count: 4 * second),
      ColorLine(values: values + 4 * (first + second), count: 4 * third))
  }

  func clear() { values.update(repeating: 0, count: count) }

  /// Stores pixels of a picture, each weighted by its alpha.
  func weigh(_ pixels: UnsafePointer<UInt32>, _ used: ClosedRange<Int>) {
    var column = used.lowerBound
    while column <= used.upperBound {
      let pixel = pixels[column]
      let color = values + 4 * column
      color[0] = Float(pixel >> 16 & 255)
      color[1] = Float(pixel >> 8 & 255)
      color[2] = Float(pixel & 255)
      color[3] = 255
      let alpha = pixel >> 24
      if alpha != 255 {
        let share = Float(alpha) / 255
        color[0] *= share
        color[1] *= share
        color[2] *= share
        color[3] *= share
      }
      column += 1
    }
  }

  /// Stores the weighted means of another line's pixels.
  func narrow(_ line: ColorLine, by taps: Taps) {
    taps.source.withUnsafeBufferPointer { source in
      taps.weights.withUnsafeBufferPointer { weights in
        taps.starts.withUnsafeBufferPointer { starts in
          narrow(line, source, weights, starts)
        }
      }
    }
  }

  private func narrow(
    _ line: ColorLine, _ source: UnsafeBufferPointer<Int>, _ weights: UnsafeBufferPointer<Float>,
    _ starts: UnsafeBufferPointer<Int>
  ) {
    guard let source = source.baseAddress, let weights = weights.baseAddress, let starts = starts.baseAddress
    else { return }
    var target = 0
    while 4 * target < count {
      var (red, green, blue, alpha) = (Float(0), Float(0), Float(0), Float(0))
      var tap = starts[target]
      let end = starts[target + 1]
      while tap < end {
        let color = line.values + 4 * source[tap]
        let weight = weights[tap]
        red += color[0] * weight
        green += color[1] * weight
        blue += color[2] * weight
        alpha += color[3] * weight
        tap += 1
      }
      let color = values + 4 * target
      color[0] = red
      color[1] = green
      color[2] = blue
      color[3] = alpha
      target += 1
    }
  }

  /// Adds another line of the same length, each value times a weight.
  func add(_ line: ColorLine, times weight: Float) {
    let (sums, more, end) = (values, line.values, count)
    var place = 0
    while place < end {
      sums[place] += more[place] * weight
      place += 1
    }
  }

  /// Writes the pixels, `0xAARRGGBB` with straight alpha.
  func pack(into pixels: UnsafeMutablePointer<UInt32>?) {
    guard let pixels else { return }
    var column = 0
    while 4 * column < count {
      let color = values + 4 * column
      pixels[column] = Self.packed(color[0], color[1], color[2], color[3])
      column += 1
    }
  }

  private static func packed(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float) -> UInt32 {
    if alpha < 0.5 { return 0 }
    // A mean of bytes fits in a byte, apart from rounding errors that the conversion clamps.
    let share = alpha > 254.99 ? 1 : 255 / alpha
    return min(255, UInt32(alpha + 0.5)) << 24 | UInt32(red * share + 0.5) << 16
      | UInt32(green * share + 0.5) << 8 | UInt32(blue * share + 0.5)
  }
}

/// The source pixels and weights of each target pixel, along one axis.
private nonisolated struct Taps {
  private(set) var source: [Int] = []
  private(set) var weights: [Float] = []
  /// The index of each target's first source pixel, and the end of the last one's.
  private(set) var starts: [Int] = [0]

  init(start: CGFloat, length: CGFloat, count: Int, limit: Int) {
    let step = length / CGFloat(count)
    for target in 0..<count {
      let low = start + CGFloat(target) * step
      if step >= 1 {
        addArea(from: low, to: low + step, limit: limit)
      } else {
        let middle = low + step / 2 - 0.5
        let part = Float(middle - middle.rounded(.down))
        add(Int(middle.rounded(.down)), 1 - part, limit)
        add(Int(middle.rounded(.down)) + 1, part, limit)
      }
      starts.append(source.count)
    }
  }

  /// The range of all source pixels that are used.
  var used: ClosedRange<Int> { (source.min() ?? 0)...(source.max() ?? 0) }

  /// True when each target is one source pixel, next to the one before.
  var isPlain: Bool {
    guard let first = source.first, source.count == starts.count - 1 else { return false }
    return source.indices.allSatisfy { source[$0] == first + $0 && weights[$0] == 1 }
  }

  private mutating func addArea(from low: CGFloat, to high: CGFloat, limit: Int) {
    let first = Int(low.rounded(.down))
    let last = max(first, Int(high.rounded(.up)) - 1)
    for index in first...last {
      let covered = min(high, CGFloat(index + 1)) - max(low, CGFloat(index))
      if covered > 1e-6 { add(index, Float(covered / (high - low)), limit) }
    }
  }

  private mutating func add(_ index: Int, _ weight: Float, _ limit: Int) {
    source.append(min(max(index, 0), limit - 1))
    weights.append(weight)
  }
}
