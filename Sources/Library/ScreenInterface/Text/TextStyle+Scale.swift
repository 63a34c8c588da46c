package import Foundation

extension TextStyle {
  /// The size up to which text is scaled by the whole factor, in points.
  ///
  /// Larger text grows by as many points as text of this size does, as UIKit's large titles do.
  private static let wholeGrowth: CGFloat = 17

  /// Returns the style at another text scale, 1 for the style itself; its size is rounded to half points.
  ///
  /// UIKit counterpart: `UIFontMetrics.scaledFont(for:)`.
  package func scaled(by scale: CGFloat) -> TextStyle {
    guard scale != 1 else { return self }
    var style = self
    style.size = ((size + (scale - 1) * min(size, Self.wholeGrowth)) * 2).rounded() / 2
    return style
  }
}
