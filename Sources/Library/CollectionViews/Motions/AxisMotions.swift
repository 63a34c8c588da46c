import Foundation
import LayoutGeometry
import ScrollPhysics

/// The motions of a scroll view itself, without its rows: one for each axis on which it scrolls.
///
/// Values that are read many times a frame are stored beside them at every change: reading a motion copies all of it.
nonisolated struct AxisMotions: Hashable, Sendable {
  private struct Snapshot: Hashable, Sendable {
    let axis: Axis
    var offset: CGFloat
    var isMoving: Bool

    /// Reads a motion in place, without a copy.
    init(_ motion: inout ScrollMotion, on axis: Axis) {
      self.axis = axis
      offset = motion.offset
      isMoving = motion.isMoving
    }
  }

  /// The motions, the vertical one first.
  private var motions: [ScrollMotion] = []
  private var glances: [Snapshot] = []

  /// The motion on an axis; `nil` when the view does not scroll on it.
  subscript(axis: Axis) -> ScrollMotion? {
    get { place(of: axis).map { motions[$0] } }
    set {
      let known = place(of: axis)
      guard var newValue else {
        guard let known else { return }
        motions.remove(at: known)
        glances.remove(at: known)
        return
      }
      let snapshot = Snapshot(&newValue, on: axis)
      if let known {
        (motions[known], glances[known]) = (newValue, snapshot)
      } else {
        let place = axis == .vertical ? 0 : motions.count
        motions.insert(newValue, at: place)
        glances.insert(snapshot, at: place)
      }
    }
  }

  /// The axes on which the view scrolls, the vertical one first.
  var axes: [Axis] { glances.map(\.axis) }

  /// The offset on an axis, in points; `nil` when the view does not scroll on it.
  func offset(on axis: Axis) -> CGFloat? {
    guard let place = place(of: axis) else { return nil }
    return glances[place].offset
  }

  /// True while one of the motions moves without input.
  var isMoving: Bool {
    for snapshot in glances where snapshot.isMoving { return true }
    return false
  }

  /// Calls `body` with each motion, the vertical one first.
  func forEach(_ body: (Axis, ScrollMotion) -> Void) {
    for place in motions.indices { body(glances[place].axis, motions[place]) }
  }

  /// Changes the motion on an axis in place, if there is one.
  mutating func change(on axis: Axis, _ body: (inout ScrollMotion) -> Void) {
    if let place = place(of: axis) { change(place, body) }
  }

  /// Changes each motion in place, the vertical one first.
  mutating func changeAll(_ body: (inout ScrollMotion) -> Void) {
    for place in motions.indices { change(place, body) }
  }

  private mutating func change(_ place: Int, _ body: (inout ScrollMotion) -> Void) {
    body(&motions[place])
    glances[place] = Snapshot(&motions[place], on: glances[place].axis)
  }

  private func place(of axis: Axis) -> Int? {
    for place in glances.indices where glances[place].axis == axis { return place }
    return nil
  }
}
