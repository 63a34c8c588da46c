import Foundation
import LayoutGeometry
import ScreenInterface

/// The clipping of a command by rounded corners, in whole pixels.
///
/// A pixel on a corner's arc is painted separately, with an opacity equal to its coverage. So only the
/// brush's own clip and opacity are needed, in software as on a GPU, and each pixel depends on its position
/// only.
nonisolated struct RoundedCornerClip {
  /// One row of the upper left corner: the coverage of the pixels that are not full.
  private struct Row {
    /// The number of columns at the row's start that lie outside.
    var outside: Int
    /// The coverage of the columns after these, up to the first full one.
    var arc: [CGFloat]
  }

  /// The radius in pixels for which `rows` were computed.
  private var radius: CGFloat = 0
  private var rows: [Row] = []

  /// Calls `body` with each part of `visible` inside `clip` and the opacity it is painted with, 0…1.
  mutating func divide(
    _ visible: PixelRect, by clip: RoundedClip, scale: CGFloat, _ body: (PixelRect, CGFloat) -> Void
  ) {
    let area = PixelRect(clip.frame, scale: scale)
    let visible = visible.intersection(area)
    if visible.isEmpty { return }
    makeRows(radius: min(clip.radius * scale, CGFloat(min(area.width, area.height)) / 2))
    let cap = min(rows.count, area.height)
    var plain = visible
    plain.y = max(visible.y, area.y + cap)
    plain.height = max(0, min(visible.maxY, area.maxY - cap) - plain.y)
    if !plain.isEmpty { body(plain, 1) }
    for y in visible.y..<visible.maxY where y < plain.y || y >= plain.maxY {
      let (above, below) = (y - area.y, area.maxY - 1 - y)
      let (row, isUpper) = (min(above, below), above <= below)
      guard row < rows.count else { continue }
      divide(
        visible, row: y, of: area, by: rows[row],
        isRound: (
          clip.corners.contains(isUpper ? .topLeft : .bottomLeft),
          clip.corners.contains(isUpper ? .topRight : .bottomRight)
        ), body)
    }
  }

  private func divide(
    _ visible: PixelRect, row y: Int, of area: PixelRect, by row: Row, isRound: (left: Bool, right: Bool),
    _ body: (PixelRect, CGFloat) -> Void
  ) {
    let edge = row.outside + row.arc.count
    let (left, right) = (isRound.left ? edge : 0, isRound.right ? edge : 0)
    let full = PixelRect(x: area.x + left, y: y, width: area.width - left - right, height: 1)
      .intersection(visible)
    if !full.isEmpty { body(full, 1) }
    for (step, coverage) in row.arc.enumerated() {
      let column = row.outside + step
      let (left, right) = (area.x + column, area.maxX - 1 - column)
      if left > right { break }
      if isRound.left, left >= visible.x, left < visible.maxX {
        body(PixelRect(x: left, y: y, width: 1, height: 1), coverage)
      }
      if isRound.right, right > left || !isRound.left, right >= visible.x, right < visible.maxX {
        body(PixelRect(x: right, y: y, width: 1, height: 1), coverage)
      }
    }
  }

  private mutating func makeRows(radius: CGFloat) {
    if radius == self.radius { return }
    self.radius = radius
    let cap = Int(radius.rounded(.up))
    let shape = RoundedRectangle(width: 2 * cap, height: 2 * cap, radius: radius)
    rows = (0..<cap).map { row in
      let coverage = (0..<cap).map { shape.coverage($0, row) }
      let outside = coverage.prefix { $0 <= 0 }.count
      return Row(outside: outside, arc: Array(coverage.dropFirst(outside).prefix { $0 < 1 }))
    }
  }
}
