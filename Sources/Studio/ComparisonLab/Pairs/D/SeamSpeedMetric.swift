import CollectionViews
import Foundation
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// A metric of the speed that a fling loses at the seam, and of the tap marks that are lost there.
final class SeamSpeedMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    /// The velocity at which a fling has reached the seam, and when; `nil` while there is none.
    var arrival: (velocity: CGFloat, time: TimeInterval)?
    var lost: CGFloat = 0
    var forgotten: Set<Int> = []
  }

  var state = State()
  private weak var view: CollectionView?
  private let taps: TapHighlights

  init(_ view: CollectionView, _ taps: TapHighlights) {
    self.view = view
    self.taps = taps
  }

  var readings: [Double] { [Double(state.lost.rounded()), Double(state.forgotten.count)] }
  var plotted: Double { Double(abs(motion?.velocity ?? 0)) }

  private var motion: ScrollMotion? { view?.rowReading(of: FiveCardCarousel.row)?.motion }

  func didHandle(_ event: InputEvent) {
    if case .pointer(let pointer) = event.kind, pointer.phase == .pressed { state.arrival = nil }
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: .row(FiveCardCarousel.row)), let motion, !motion.isTouched,
      state.arrival == nil, abs(motion.velocity) > 0
    else { return }
    switch event.kind {
    case .motion(.seamCrossed), .motion(.phaseChanged(.bouncing)):
      state.arrival = (motion.velocity, motion.time)
    default: break
    }
  }

  func didLayout(at time: TimeInterval) {
    state.forgotten.formUnion(taps.forgotten)
    guard let arrival = state.arrival, let motion, motion.phase != .bouncing else { return }
    // The speed that the fling would have at the seam by its normal deceleration alone.
    let kept =
      motion.velocity * exp(motion.geometry.decelerationRate.decay * CGFloat(motion.time - arrival.time))
    state.lost = max(state.lost, abs(arrival.velocity - kept))
    state.arrival = nil
  }
}
