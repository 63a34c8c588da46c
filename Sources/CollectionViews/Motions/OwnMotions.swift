import Foundation
import LayoutGeometry
import ScrollPhysics

/// The motions of a scroll view itself, without its rows: one for each axis on which it scrolls.
struct OwnMotions: Hashable, Sendable {
  private var horizontal: ScrollMotion?
  private var vertical: ScrollMotion?

  /// The motion on an axis; `nil` when the view does not scroll on it.
  subscript(axis: Axis) -> ScrollMotion? {
    _read {
      switch axis {
      case .horizontal: yield horizontal
      case .vertical: yield vertical
      }
    }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }

  /// The first axis on which the view scrolls, the vertical one before the horizontal; `nil` for none.
  var firstAxis: Axis? { vertical != nil ? .vertical : horizontal != nil ? .horizontal : nil }

  /// The axes on which the view scrolls, the vertical one first.
  var axes: [Axis] { (vertical == nil ? [] : [.vertical]) + (horizontal == nil ? [] : [.horizontal]) }

  /// Calls `body` with each motion, the vertical one first.
  func forEach(_ body: (Axis, ScrollMotion) -> Void) {
    if let vertical { body(.vertical, vertical) }
    if let horizontal { body(.horizontal, horizontal) }
  }

  /// Changes the motion on an axis, if there is one.
  mutating func change(on axis: Axis, _ body: (inout ScrollMotion) -> Void) {
    switch axis {
    case .horizontal: Self.change(&horizontal, body)
    case .vertical: Self.change(&vertical, body)
    }
  }

  /// Changes each motion, the vertical one first.
  mutating func changeAll(_ body: (inout ScrollMotion) -> Void) {
    Self.change(&vertical, body)
    Self.change(&horizontal, body)
  }

  /// Changes a motion taken out of its place, so that its storage is not copied.
  private static func change(_ place: inout ScrollMotion?, _ body: (inout ScrollMotion) -> Void) {
    guard var motion = place else { return }
    place = nil
    body(&motion)
    place = motion
  }
}
