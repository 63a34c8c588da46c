import CollectionViews
import Foundation
import SceneReadings
import ScrollPhysics

/// A metric of how often a rewind changes between acceleration and deceleration, and how long it takes.
///
/// It samples at its own times, so that its count does not depend on the frame rate.
final class RewindMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    /// The start times of the rewinds in progress, by row.
    var beginnings: [String: TimeInterval] = [:]
    var nextLook: TimeInterval?
    var velocity: CGFloat = 0
    var acceleration: CGFloat = 0
    var reversals = 0
    var mostReversals = 0
    var longest: TimeInterval = 0
  }

  private static let pace: TimeInterval = 0.005
  /// The smallest change of velocity between two samples that counts, in points per second.
  private static let leastChange: CGFloat = 5
  private static let (watched, timed) = ("ten", "twenty")

  var state = State()
  private weak var view: CollectionView?

  init(_ view: CollectionView) { self.view = view }

  var readings: [Double] { [Double(state.mostReversals), (state.longest * 1000).rounded() / 1000] }
  var plotted: Double { Double(motion(of: Self.watched)?.velocity ?? 0) }

  private func motion(of row: String) -> ScrollMotion? { view?.rowReading(of: row)?.motion }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, let row = event.scroller.scroller.row, event.scroller == view.id(of: .row(row)),
      case .motion(let kind) = event.kind
    else { return }
    switch kind {
    case .requested(_, .api, let stop?, _), .requested(_, .autoplay, let stop?, _):
      guard state.beginnings[row] == nil, let motion = motion(of: row),
        stop < motion.settledStop ?? 0
      else { return }
      state.beginnings[row] = event.time
      if row == Self.watched {
        (state.velocity, state.acceleration, state.reversals) = (0, 0, 0)
        state.nextLook = event.time + Self.pace
      }
    case .didSettle(0):
      guard let beginning = state.beginnings[row] else { return }
      if row == Self.timed { state.longest = max(state.longest, event.time - beginning) }
      end(row)
    case .phaseChanged(.dragging): end(row)
    default: break
    }
  }

  private func end(_ row: String) {
    state.beginnings[row] = nil
    if row == Self.watched { state.nextLook = nil }
  }

  var nextDeadline: TimeInterval? { state.nextLook }

  func deadlineReached(at time: TimeInterval) {
    state.nextLook = time + Self.pace
    guard let velocity = motion(of: Self.watched)?.velocity else { return }
    let change = velocity - state.velocity
    state.velocity = velocity
    guard abs(change) > Self.leastChange else { return }
    if change * state.acceleration < 0 {
      state.reversals += 1
      state.mostReversals = max(state.mostReversals, state.reversals)
    }
    state.acceleration = change
  }
}
