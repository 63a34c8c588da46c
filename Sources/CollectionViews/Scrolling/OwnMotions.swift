import Foundation
import LayoutGeometry
import ScrollPhysics

/// The motions of a scroll view itself: one for each axis on which it scrolls.
struct OwnMotions: Hashable, Sendable {
  private var horizontal: ScrollMotion?
  private var vertical: ScrollMotion?

  /// The motion on an axis; `nil` where the view does not scroll on it.
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

  /// The first of the axes on which the view scrolls; `nil` where there is none.
  var firstAxis: Axis? { vertical != nil ? .vertical : horizontal != nil ? .horizontal : nil }

  /// The axes on which the view scrolls, up and down first.
  var axes: [Axis] { (vertical == nil ? [] : [.vertical]) + (horizontal == nil ? [] : [.horizontal]) }

  /// Calls `body` with each motion, up and down first.
  func forEach(_ body: (Axis, ScrollMotion) -> Void) {
    if let vertical { body(.vertical, vertical) }
    if let horizontal { body(.horizontal, horizontal) }
  }

  /// Changes the motion on an axis, where there is one.
  mutating func change(on axis: Axis, _ body: (inout ScrollMotion) -> Void) {
    switch axis {
    case .horizontal: Self.change(&horizontal, body)
    case .vertical: Self.change(&vertical, body)
    }
  }

  /// Changes each motion, up and down first.
  mutating func changeAll(_ body: (inout ScrollMotion) -> Void) {
    Self.change(&vertical, body)
    Self.change(&horizontal, body)
  }

  /// Takes the motion out while it changes, so that nothing that it holds is copied.
  private static func change(_ place: inout ScrollMotion?, _ body: (inout ScrollMotion) -> Void) {
    guard var motion = place else { return }
    place = nil
    body(&motion)
    place = motion
  }
}
