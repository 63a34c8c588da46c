package import Foundation

/// A measured line of text, as a `DrawCommand` draws it.
public struct TextLine: Sendable, Hashable {
  /// A run of a line with one direction.
  package struct DirectionalRun: Sendable, Hashable {
    /// The run's range in the line's string, in bytes of UTF-8.
    package var bytes: Range<Int>
    /// The level of Unicode's bidirectional algorithm: even from left to right, odd from right to left.
    package var level: UInt8

    /// Creates a run.
    package init(bytes: Range<Int>, level: UInt8) {
      self.bytes = bytes
      self.level = level
    }

    /// True where the run is read from right to left.
    package var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// The characters in reading order, without a line break.
  package var string: String
  /// The style of the characters.
  package var style: TextStyle
  /// The advance of the whole line, in points, measured without hinting.
  package var width: CGFloat
  /// The direction of the line's paragraph.
  package var direction: WritingDirection
  /// The runs in visual order from left to right; empty for a line that is wholly left to right.
  package var stretches: [DirectionalRun]
  /// The extra width of each gap of a justified line, in points; 0 in any other line.
  package var gapExpansion: CGFloat

  /// Creates a measured line.
  package init(
    _ string: String, style: TextStyle, width: CGFloat, direction: WritingDirection = .leftToRight,
    stretches: [DirectionalRun] = [], gapExpansion: CGFloat = 0
  ) {
    self.string = string
    self.style = style
    self.width = width
    self.direction = direction
    self.stretches = stretches
    self.gapExpansion = gapExpansion
  }
}
