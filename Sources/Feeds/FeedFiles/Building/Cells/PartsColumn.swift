import Foundation

/// The distribution of a card's height among its lines of text, when not all of them fit.
///
/// Each part first gets one line, in order of importance. The remaining height goes to further lines from the
/// top. A part without space for a line is omitted.
nonisolated struct PartsColumn {
  /// A part with text.
  struct Line: Sendable, Hashable {
    /// The role of the part.
    var role: FeedPart.Role
    /// The height of all its lines, in points.
    var wanted: CGFloat
    /// The height of one line, in points.
    var lineHeight: CGFloat
  }

  /// The space between two parts, in points.
  static let gap: CGFloat = 4
  /// The roles in order of importance.
  private static let importance: [FeedPart.Role] = [
    .title, .price, .button, .badge, .subtitle, .body, .picture,
  ]

  /// The height of each line, 0 for an omitted one.
  let heights: [CGFloat]

  /// Distributes `room` among `lines`.
  init(_ lines: [Line], in room: CGFloat) {
    var heights = lines.map { _ in CGFloat.zero }
    var rest = room + Self.gap
    for role in Self.importance {
      for (index, line) in lines.enumerated() where line.role == role {
        let least = min(line.lineHeight, line.wanted)
        guard least + Self.gap <= rest else { continue }
        heights[index] = least
        rest -= least + Self.gap
      }
    }
    for (index, line) in lines.enumerated() where heights[index] > 0 {
      let more = min(line.wanted - heights[index], rest)
      let whole = (more / line.lineHeight + 1e-3).rounded(.down) * line.lineHeight
      guard whole > 0 else { continue }
      heights[index] += whole
      rest -= whole
    }
    self.heights = heights
  }

  /// The height of all visible lines, in points.
  var height: CGFloat { Self.height(heights) }

  /// Returns the height of parts with these heights, and of the space between them, in points.
  static func height(_ heights: [CGFloat]) -> CGFloat {
    let shown = heights.filter { $0 > 0 }
    return shown.reduce(0, +) + gap * CGFloat(max(0, shown.count - 1))
  }
}
