import Foundation

/// The heights of a card's words beneath each other, where there may be too little room for all.
///
/// Each part first gets one line, the most important first; what is left goes to further lines from the top. A part
/// without room for a line is left out.
nonisolated struct PartsColumn {
  /// A part with text.
  struct Line: Sendable, Hashable {
    /// What the part shows.
    var role: FeedPart.Role
    /// The height of all its lines, in points.
    var wanted: CGFloat
    /// The height of one line, in points.
    var lineHeight: CGFloat
  }

  /// The space between two parts, in points.
  static let gap: CGFloat = 4
  /// The roles from the most important.
  private static let importance: [FeedPart.Role] = [
    .title, .price, .button, .badge, .subtitle, .body, .picture,
  ]

  /// The height of each line, 0 for one that is left out.
  let heights: [CGFloat]

  /// Divides `room` among `lines`.
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

  /// The height of all that is shown, in points.
  var height: CGFloat { Self.height(heights) }

  /// The height of parts with these heights, and of the space between them, in points.
  static func height(_ heights: [CGFloat]) -> CGFloat {
    let shown = heights.filter { $0 > 0 }
    return shown.reduce(0, +) + gap * CGFloat(max(0, shown.count - 1))
  }
}
