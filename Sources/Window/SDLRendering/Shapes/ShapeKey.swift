import Foundation
import LayoutGeometry
import ScreenInterface

/// The cache key of one rasterised shape: its kind, with every number that its pixels depend on.
nonisolated struct ShapeKey: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fill(radius: CGFloat)
    case stroke(radius: CGFloat, line: Int)
    case shadow(Color, radius: CGFloat, reach: Int)
    case gradient(GradientRamp, radius: CGFloat)
    case symbol(DrawCommand.Symbol)
  }

  var kind: Kind
  var width: Int
  var height: Int

  /// The pixels; white when the colour comes from the tint.
  var image: PixelImage {
    let white = Color(red: 255, green: 255, blue: 255)
    switch kind {
    case .fill(let radius):
      return CoverageMask.fill(width: width, height: height, radius: radius).image(white)
    case .stroke(let radius, let line):
      return CoverageMask.stroke(width: width, height: height, radius: radius, line: line).image(white)
    case .shadow(let color, let radius, let reach):
      return CoverageMask.shadow(width: width, height: height, radius: radius, reach: reach).image(color)
    case .gradient(let ramp, let radius):
      return ramp.image(width: width, height: height, radius: radius)
    case .symbol(let symbol):
      return SymbolShape(symbol: symbol).mask(width: width, height: height).image(white)
    }
  }
}

/// A linear ramp between two colours.
nonisolated struct GradientRamp: Hashable, Sendable {
  var start: Color
  var end: Color
  var axis: Axis

  /// Returns the pixels of the ramp over a rounded rectangle.
  func image(width: Int, height: Int, radius: CGFloat) -> PixelImage {
    let length = axis == .horizontal ? width : height
    let colors = (0..<length).map { color(at: (CGFloat($0) + 0.5) / CGFloat(length)).packed }
    let shape = RoundedRectangle(width: width, height: height, radius: radius)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let color = colors[axis == .horizontal ? x : y]
        if radius == 0 {
          pixels.append(color)
        } else {
          let alpha = UInt32((CGFloat(color >> 24) * shape.coverage(x, y)).rounded())
          pixels.append(color & 0xFF_FFFF | alpha << 24)
        }
      }
    }
    let cap = min(Int(radius.rounded(.up)), height)
    let isOpaque = start.alpha == 255 && end.alpha == 255
    return PixelImage(
      width: width, height: height, pixels: pixels,
      opaqueRows: isOpaque ? cap..<max(cap, height - cap) : 0..<0)
  }

  /// Returns the colour at the fraction `part` (0…1) between `start` and `end`.
  ///
  /// Each end is weighted by its alpha, so that fading to clear does not darken.
  func color(at part: CGFloat) -> Color {
    let from = CGFloat(start.alpha) * (1 - part)
    let to = CGFloat(end.alpha) * part
    if from + to <= 0 { return .clear }
    var color = start.mixed(with: end, to / (from + to))
    color.alpha = UInt8((from + to).rounded())
    return color
  }
}

/// The outline of a symbol in a unit square.
nonisolated struct SymbolShape: Sendable {
  let symbol: DrawCommand.Symbol
  private static let line: CGFloat = 0.09

  /// Returns the symbol's coverage of `width` × `height` pixels, centred, sampled 8 × 8 times a pixel.
  func mask(width: Int, height: Int) -> CoverageMask {
    let side = CGFloat(min(width, height))
    let left = (CGFloat(width) - side) / 2
    let top = (CGFloat(height) - side) / 2
    return CoverageMask(width: width, height: height) { x, y in
      var inside = 0
      for row in 0..<8 {
        for column in 0..<8 {
          let point = CGPoint(
            x: (CGFloat(x) + (CGFloat(column) + 0.5) / 8 - left) / side,
            y: (CGFloat(y) + (CGFloat(row) + 0.5) / 8 - top) / side)
          if contains(point) { inside += 1 }
        }
      }
      return CGFloat(inside) / 64
    }
  }

  private func contains(_ point: CGPoint) -> Bool {
    switch symbol {
    case .play:
      // The triangle is placed so that its centroid, not its bounding box, is centred.
      let depth = (point.x - 0.28) / 0.56
      return depth >= 0 && depth <= 1 && abs(point.y - 0.5) <= 0.34 * (1 - depth)
    case .pause:
      let fromMiddle = abs(point.x - 0.5)
      return fromMiddle >= 0.09 && fromMiddle <= 0.26 && abs(point.y - 0.5) <= 0.30
    case .cross:
      return isNear(point, from: CGPoint(x: 0.26, y: 0.26), to: CGPoint(x: 0.74, y: 0.74))
        || isNear(point, from: CGPoint(x: 0.74, y: 0.26), to: CGPoint(x: 0.26, y: 0.74))
    case .chevron:
      let tip = CGPoint(x: 0.64, y: 0.5)
      return isNear(point, from: CGPoint(x: 0.38, y: 0.22), to: tip)
        || isNear(point, from: CGPoint(x: 0.38, y: 0.78), to: tip)
    }
  }

  private func isNear(_ point: CGPoint, from start: CGPoint, to end: CGPoint) -> Bool {
    let along = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let offset = CGPoint(x: point.x - start.x, y: point.y - start.y)
    let length = along.x * along.x + along.y * along.y
    let part = max(0, min(1, (offset.x * along.x + offset.y * along.y) / length))
    let x = offset.x - part * along.x
    let y = offset.y - part * along.y
    return x * x + y * y <= Self.line * Self.line / 1.6
  }
}
