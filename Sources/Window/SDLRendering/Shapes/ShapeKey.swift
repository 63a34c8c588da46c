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
