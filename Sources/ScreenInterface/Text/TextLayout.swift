package import Foundation

/// A measured line of text, as a `DrawCommand` draws it.
public struct TextLine: Sendable, Hashable {
  /// The characters, without a line break.
  package var string: String
  /// The style of the characters.
  package var style: TextStyle
  /// The advance of the whole line, in points, measured without hinting.
  package var width: CGFloat

  /// Creates a measured line.
  package init(_ string: String, style: TextStyle, width: CGFloat) {
    self.string = string
    self.style = style
    self.width = width
  }
}

/// A text broken into measured lines.
public struct TextLayout: Sendable, Hashable {
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
