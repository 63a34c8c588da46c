import CollectionViews
import Foundation

/// A metric that counts the observers that still receive a movement although they were switched off.
final class ActiveObserverMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var isWanted = false
    /// The last movement reported while switched off, by its offset, and the number of its reports.
    var movement: CGPoint?
    var told = 0
    var alive = 0
    var arrow = ReportedDirection.none
  }

  var state = State()
  private let screen: ArrowScreen

  init(_ screen: ArrowScreen) { self.screen = screen }

  var readings: [Double] { [Double(state.alive)] }

  func told(_ direction: ReportedDirection, at offset: CGPoint) {
    state.arrow = direction
    guard !state.isWanted else { return }
    state.told = state.movement == offset ? state.told + 1 : 1
    state.movement = offset
    state.alive = max(state.alive, state.told)
  }

  func didLayout(at time: TimeInterval) {
    screen.show([state.arrow], areWrong: !state.isWanted)
  }
}
