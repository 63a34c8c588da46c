import Foundation
import LayoutGeometry
import ScreenInterface

/// An antialiased line over a picture; each pixel is blended by its coverage.
nonisolated struct AntialiasedLine {
  var color: Color
  /// The thickness of the line, in pixels.
  var width: Double
  /// The columns and rows of pixels that the line may touch.
  var columns: Range<Int>
  var rows: Range<Int>

  /// Draws a curve inside the frame of a panel: lines through points, at `scale` pixels per point.
  ///
  /// A line of a single point is drawn as a dot.
  static func draw(
    _ lines: [[CGPoint]], in panel: CGRect, _ color: Color, width: CGFloat, scale: CGFloat,
    on picture: inout Bitmap
  ) {
    let pixels = PixelRect(panel, scale: scale)
    let ink = AntialiasedLine(
      color: color, width: Double(width * scale), columns: pixels.x..<(pixels.x + max(0, pixels.width)),
      rows: pixels.y..<(pixels.y + max(0, pixels.height)))
    for line in lines {
      let points = line.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }
      ink.draw(through: points.count == 1 ? points + points : points, on: &picture)
    }
  }

  /// Draws a line through `points`, in pixels from the picture's top left.
  func draw(through points: [CGPoint], on picture: inout Bitmap) {
    let columns = columns.clamped(to: 0..<picture.width)
    let rows = rows.clamped(to: 0..<picture.height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    var coverage = [Double](repeating: 0, count: columns.count * rows.count)
    for (start, end) in zip(points, points.dropFirst()) {
      cover(start, end, columns, rows, &coverage)
    }
    for (index, share) in coverage.enumerated() where share > 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns.count)
      let (x, y) = (columns.lowerBound + column, rows.lowerBound + row)
      picture[x, y] = blended(over: picture[x, y], share)
    }
  }

  /// Adds one segment of the line to the coverage; a pixel that two segments share counts once.
  private func cover(
    _ start: CGPoint, _ end: CGPoint, _ columns: Range<Int>, _ rows: Range<Int>, _ coverage: inout [Double]
  ) {
    let reach = width / 2 + 0.5
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let square = Double(way.x * way.x + way.y * way.y)
    for x in Self.pixels(
      Double(min(start.x, end.x)) - reach, Double(max(start.x, end.x)) + reach, in: columns)
    {
      let (top, bottom) = heights(of: start, end, over: Double(x) - reach, Double(x) + 1 + reach)
      for y in Self.pixels(top - reach, bottom + reach, in: rows) {
        let (dx, dy) = (Double(x) + 0.5 - Double(start.x), Double(y) + 0.5 - Double(start.y))
        let share = square > 0 ? min(1, max(0, (dx * Double(way.x) + dy * Double(way.y)) / square)) : 0
        let distance = hypot(dx - share * Double(way.x), dy - share * Double(way.y))
        let index = (y - rows.lowerBound) * columns.count + x - columns.lowerBound
        coverage[index] = max(coverage[index], min(1, reach - distance))
      }
    }
  }

  /// Returns the range of heights of a segment over some columns.
  private func heights(
    of start: CGPoint, _ end: CGPoint, over left: Double, _ right: Double
  ) -> (Double, Double) {
    let run = Double(end.x - start.x)
    let ends = [left, right].map { x in
      let share = abs(run) > 1e-9 ? min(1, max(0, (x - Double(start.x)) / run)) : (x == left ? 0 : 1)
      return Double(start.y) + share * Double(end.y - start.y)
    }
    return (min(ends[0], ends[1]), max(ends[0], ends[1]))
  }

  private static func pixels(_ low: Double, _ high: Double, in range: Range<Int>) -> Range<Int> {
    let low = max(Double(range.lowerBound), low.rounded(.down))
    let high = min(Double(range.upperBound), high.rounded(.up))
    return low < high ? Int(low)..<Int(high) : range.lowerBound..<range.lowerBound
  }

  private func blended(over pixel: UInt32, _ share: Double) -> UInt32 {
    let share = share * Double(color.alpha) / 255
    func mix(_ shift: UInt32, _ channel: UInt8) -> UInt32 {
      let under = Double((pixel >> shift) & 0xFF)
      return UInt32((under + (Double(channel) - under) * share).rounded()) << shift
    }
    return 0xFF00_0000 | mix(16, color.red) | mix(8, color.green) | mix(0, color.blue)
  }
}
