import Foundation
import LayoutGeometry

/// The largest counts that a layout calculates with.
///
/// A description may contain any finite number. Numbers taken from it are bounded, so that no sum or product of them
/// overflows a `CGFloat` or an `Int`.
package enum LayoutLimits {
  /// The most groups or items that are handled one by one: 1,048,576 (2²⁰).
  ///
  /// A row of more groups keeps their estimated sizes; of more groups at the same position the first ones are shown.
  package static let counted = 1 << 20
  /// The most items in one group, and the most children in one line; further ones go to the next group.
  static let items = 100_000
}

extension CGRect {
  var bounded: CGRect { CGRect(origin: origin.bounded, size: size.bounded) }
}

extension DirectionalEdgeInsets {
  /// Returns the insets bounded to the range of a layout's calculations; they must be finite.
  func bounded() -> DirectionalEdgeInsets {
    precondition(
      top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite,
      "Insets must be finite, not \(self).")
    return DirectionalEdgeInsets(
      top: top.bounded, leading: leading.bounded, bottom: bottom.bounded, trailing: trailing.bounded)
  }
}
