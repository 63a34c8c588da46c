import Foundation
import LayoutGeometry
import ScreenInterface

/// The magnifier of the pixels around a point of the window, each drawn eight points large.
struct Loupe {
  /// The number of pixels shown on each side of the middle one.
  static let reach = 8
  /// The side of an enlarged pixel, in points.
  static let magnification: CGFloat = 8
  /// The distance of the enlarged pixels from the point, in points.
  static let distance: CGFloat = 20

  /// The point of the window that is enlarged, in points.
  let point: CGPoint
  /// The window's pixels per point.
  let scale: CGFloat

  /// The column of the middle pixel.
  var x: Int { Self.pixel(at: point.x * scale) }
  /// The row of the middle pixel.
  var y: Int { Self.pixel(at: point.y * scale) }

  /// Returns the pixel of a coordinate, limited to ±1,000,000; −1 for one that is not finite.
  private static func pixel(at coordinate: CGFloat) -> Int {
    coordinate.isFinite ? Int(min(max(coordinate, -1e6), 1e6).rounded(.down)) : -1
  }

  /// The area of pixels that the loupe shows.
  var area: PixelRect {
    PixelRect(x: x - Self.reach, y: y - Self.reach, width: 2 * Self.reach + 1, height: 2 * Self.reach + 1)
  }

  /// Returns the frame of the enlarged pixels in a window of `size`.
  ///
  /// They are above and to the right of the point where they fit.
  func frame(in size: CGSize) -> CGRect {
    let side = CGFloat(2 * Self.reach + 1) * Self.magnification
    let right = point.x + Self.distance
    let top = point.y - Self.distance - side
    let left = right + side <= size.width - 8 ? right : point.x - Self.distance - side
    return CGRect(
      x: min(max(left, 8), size.width - side - 8),
      y: min(top >= 8 ? top : max(8, point.y + Self.distance), size.height - side - 36), width: side,
      height: side)
  }

  /// Returns the frame of the background of the enlarged pixels and the text under them.
  func box(in size: CGSize) -> CGRect {
    let frame = frame(in: size)
    return CGRect(x: frame.minX - 4, y: frame.minY - 4, width: frame.width + 8, height: frame.height + 32)
  }

  /// Returns the frame of the enlarged pixel of a column and a row.
  func cell(x: Int, y: Int, in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + CGFloat(x - area.x) * Self.magnification,
      y: frame.minY + CGFloat(y - area.y) * Self.magnification, width: Self.magnification,
      height: Self.magnification)
  }
}

extension ChromePainter {
  /// Draws enlarged pixels, with the middle one marked and its position and value beneath.
  mutating func mark(_ loupe: Loupe, _ sample: MagnifierPixels?) {
    let frame = loupe.frame(in: reading.size)
    box(loupe.box(in: reading.size), "tools/loupe")
    guard let sample else { return }
    for y in sample.area.y..<sample.area.maxY { paintRow(y, of: sample, loupe, in: frame) }
    let middle = loupe.cell(x: loupe.x, y: loupe.y, in: frame)
    paint(.stroke(card, width: 1, cornerRadius: 0), "tools/loupe/middle", middle.insetBy(dx: -1, dy: -1))
    paint(.stroke(vermilion, width: 1, cornerRadius: 0), "tools/loupe/middle", middle.insetBy(dx: -2, dy: -2))
    let value = sample.color(x: loupe.x, y: loupe.y)?.hexDescription ?? "–"
    write(
      "\(value)   \(loupe.x), \(loupe.y)", at: CGPoint(x: frame.minX + 2, y: frame.maxY + 5),
      "tools/loupe/value",
      ink)
  }

  /// Draws a row of pixels, one rectangle for each run of equal ones.
  private mutating func paintRow(_ y: Int, of sample: MagnifierPixels, _ loupe: Loupe, in frame: CGRect) {
    var start = sample.area.x
    while start < sample.area.maxX {
      guard let color = sample.color(x: start, y: y) else { return }
      var end = start + 1
      while sample.color(x: end, y: y) == color { end += 1 }
      let first = loupe.cell(x: start, y: y, in: frame)
      let run = CGRect(
        x: first.minX, y: first.minY, width: CGFloat(end - start) * Loupe.magnification,
        height: Loupe.magnification)
      paint(.fill(color, cornerRadius: 0), "tools/loupe", run)
      start = end
    }
  }
}
