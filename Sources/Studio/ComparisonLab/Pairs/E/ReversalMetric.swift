import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A metric that counts reported changes of direction without a reversal of the drag.
final class ReversalMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var reversals = 0
    /// The arrows shown now, horizontal and vertical.
    var arrows: [ReportedDirection] = [.none, .none]
    /// The last reported direction on each axis since the drag began; `none` before.
    var lastTold: [ReportedDirection] = [.none, .none]
    /// The furthest point of the drag on each axis, and its path there.
    var furthest: CGPoint?
    var way: [CGFloat] = [0, 0]
  }

  /// The smallest distance of a reversal, in points; a shorter movement back does not count.
  private static let tremble: CGFloat = 8

  var state = State()
  private weak var view: CollectionView?
  private let screen: ArrowScreen

  init(_ view: CollectionView, _ screen: ArrowScreen) {
    self.view = view
    self.screen = screen
  }

  var readings: [Double] { [Double(state.reversals)] }

  /// Records a reported direction.
  func note(_ direction: ReportedDirection, on axis: Axis) {
    let index = axis == .horizontal ? 0 : 1
    state.arrows[index] = direction
    guard direction != .none else { return }
    if state.lastTold[index] == direction.opposite { state.reversals += 1 }
    state.lastTold[index] = direction
  }

  func didHandle(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer) where pointer.phase == .pressed:
      setOut()
      state.furthest = pointer.location
    case .pointer(let pointer) where pointer.phase == .moved: follow(pointer.location)
    case .pointer: state.furthest = nil
    case .wheel, .key: setOut()
    default: break
    }
  }

  func didLayout(at time: TimeInterval) { screen.show(state.arrows) }

  private func setOut() {
    state.lastTold = [.none, .none]
    state.way = [0, 0]
  }

  private func follow(_ location: CGPoint) {
    guard let furthest = state.furthest else { return }
    for (index, axis) in [Axis.horizontal, .vertical].enumerated() {
      let step = location[axis] - furthest[axis]
      if step * state.way[index] < 0, abs(step) < Self.tremble { continue }
      if step * state.way[index] < 0 { state.lastTold[index] = .none }
      if step != 0 { state.way[index] = step }
      state.furthest?[axis] = location[axis]
    }
  }
}
