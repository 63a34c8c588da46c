public import LayoutGeometry

/// The part of a scroll view that scrolls along one axis: the view itself, or the row of one of its sections.
public enum Scroller: Sendable, Hashable {
  /// The view itself, along an axis.
  case axis(Axis)
  /// The row of the section with this id, which scrolls across the axis of its collection view.
  case row(String)

  /// The view itself, horizontally.
  public static let horizontal = Scroller.axis(.horizontal)
  /// The view itself, vertically.
  public static let vertical = Scroller.axis(.vertical)

  /// The id of the row's section; `nil` for the view itself.
  public var row: String? {
    if case .row(let id) = self { id } else { nil }
  }
}

extension Scroller {
  /// Returns true when `left` is listed first: the view itself before rows, vertical before horizontal, rows by id.
  package static func < (left: Scroller, right: Scroller) -> Bool {
    switch (left, right) {
    case (.axis(let left), .axis(let right)): left == .vertical && right == .horizontal
    case (.axis, .row): true
    case (.row, .axis): false
    case (.row(let left), .row(let right)): left < right
    }
  }
}
