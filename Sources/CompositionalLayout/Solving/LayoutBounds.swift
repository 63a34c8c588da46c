import Foundation
import LayoutGeometry

/// The largest counts that a layout calculates with.
///
/// A description may hold any finite number. What is taken from it is bounded, so that no sum or product of
/// such numbers leaves what a `CGFloat` or an `Int` can hold.
enum LayoutBounds {
  /// Items of one group, and children of one line; what is more goes to the next group.
  static let items = 100_000
}

extension CGRect {
  var bounded: CGRect { CGRect(origin: origin.bounded, size: size.bounded) }
}

extension DirectionalEdgeInsets {
  /// The insets within what a layout calculates with; they must be finite.
  func bounded() -> DirectionalEdgeInsets {
    precondition(
      top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite,
      "Insets must be finite, not \(self).")
    return DirectionalEdgeInsets(
      top: top.bounded, leading: leading.bounded, bottom: bottom.bounded, trailing: trailing.bounded)
  }
}
