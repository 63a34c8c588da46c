package import Foundation

/// A text broken into measured lines.
package struct TextLayout: Sendable, Hashable {
  /// The lines from top to bottom, each `lineHeight` high.
  package var lines: [TextLine]
  /// The extent of all lines, in points: the widest width by the sum of heights.
  package var size: CGSize

  /// Creates a layout from its lines.
  package init(lines: [TextLine]) {
    self.lines = lines
    size = CGSize(
      width: lines.reduce(0) { max($0, $1.width) }, height: lines.reduce(0) { $0 + $1.style.lineHeight })
  }
}
