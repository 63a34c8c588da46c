package import Foundation

extension CarouselController {
  /// Stops the countdowns while another feed covers the rows, or lets them begin anew.
  ///
  /// A covered row is paused as one that is off screen.
  package func cover(_ isCovered: Bool, at time: TimeInterval) {
    guard state.running.countdowns.isCovered != isCovered else { return }
    state.running.countdowns.isCovered = isCovered
    state.running.countdowns.timeIs(time)
    updateAll(at: time)
  }
}
