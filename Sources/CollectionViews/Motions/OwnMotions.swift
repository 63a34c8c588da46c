import Foundation
import LayoutGeometry
import ScrollPhysics

/// The motions of a scroll view itself, without its rows: one for each axis on which it scrolls.
///
/// They are the elements of an array, of which a part can be read in its place: an optional is copied whole to look
/// into it, and views look into their motions many times a frame.
nonisolated struct OwnMotions: Hashable, Sendable {
  private struct Own: Hashable, Sendable {
    let axis: Axis
    var motion: ScrollMotion
  }

  /// The motions, the vertical one first.
  private var motions: [Own] = []

  /// The motion on an axis; `nil` when the view does not scroll on it.
  subscript(axis: Axis) -> ScrollMotion? {
    get { place(of: axis).map { motions[$0].motion } }
    set {
      switch (place(of: axis), newValue) {
      case (let place?, let motion?): motions[place].motion = motion
      case (let place?, nil): motions.remove(at: place)
      case (nil, let motion?):
        motions.insert(Own(axis: axis, motion: motion), at: axis == .vertical ? 0 : motions.count)
      case (nil, nil): break
      }
    }
  }

  /// The first axis on which the view scrolls, the vertical one before the horizontal; `nil` for none.
  var firstAxis: Axis? { motions.isEmpty ? nil : motions[0].axis }

  /// The axes on which the view scrolls, the vertical one first.
  var axes: [Axis] { motions.map(\.axis) }

  /// The offset on an axis, in points; `nil` when the view does not scroll on it.
  func offset(on axis: Axis) -> CGFloat? {
    guard let place = place(of: axis) else { return nil }
    return motions[place].motion.offset
  }

  /// True while one of the motions goes on without input.
  var isMoving: Bool {
    for place in motions.indices where motions[place].motion.isMoving { return true }
    return false
  }

  /// Calls `body` with each motion, the vertical one first.
  func forEach(_ body: (Axis, ScrollMotion) -> Void) {
    for own in motions { body(own.axis, own.motion) }
  }

  /// Changes the motion on an axis in place, if there is one.
  mutating func change(on axis: Axis, _ body: (inout ScrollMotion) -> Void) {
    if let place = place(of: axis) { body(&motions[place].motion) }
  }

  /// Changes each motion in place, the vertical one first.
  mutating func changeAll(_ body: (inout ScrollMotion) -> Void) {
    for place in motions.indices { body(&motions[place].motion) }
  }

  private func place(of axis: Axis) -> Int? {
    for place in motions.indices where motions[place].axis == axis { return place }
    return nil
  }
}
