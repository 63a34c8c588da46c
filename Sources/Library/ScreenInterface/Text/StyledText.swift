package import Foundation

/// A text in several styles.
package struct StyledText: Sendable, Hashable {
  /// A part of the text in one style.
  package struct Run: Sendable, Hashable {
    /// The end of the part in the text, in units of UTF-16; it begins where the one before ends.
    package var end: Int
    /// The style of the part.
    package var style: TextStyle

    /// Creates a part.
    package init(to end: Int, _ style: TextStyle) {
      self.end = end
      self.style = style
    }
  }

  /// The whole text.
  package var string: String
  /// The parts in their order; the last one goes on to the end of the text.
  package var runs: [Run]

  /// Creates a text.
  package init(_ string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }
}

/// A part of a line that has one style and one direction.
package struct StyledPart: Sendable, Hashable {
  /// The characters of the part.
  package var line: TextLine
  /// The index of its run in the styled text.
  package var run: Int
  /// The distance of its left edge from that of the line, in points.
  package var left: CGFloat

  /// Creates a part of a line.
  package init(_ line: TextLine, run: Int, left: CGFloat) {
    self.line = line
    self.run = run
    self.left = left
  }
}
