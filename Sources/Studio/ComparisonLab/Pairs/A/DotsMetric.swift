import CollectionViews
import Foundation

/// A metric of the largest error of a row's dots, in pages.
final class DotsMetric: FailureMetric, SingleValueState {
  /// The times at which it samples.
  nonisolated enum SamplingTime: Sendable {
    /// Whenever the row rests.
    case atRest
    /// In the first frame in which dots come on screen, if the row rests then.
    case onArrival
  }

  struct State: Sendable {
    var isShown = false
    var now = 0
    var worst = 0
  }

  var state = State()
  private let row: LabRow
  private let moment: SamplingTime

  init(_ row: LabRow, _ moment: SamplingTime) {
    self.row = row
    self.moment = moment
  }

  var readings: [Double] { [Double(state.worst)] }
  var plotted: Double { Double(state.now) }

  func didLayout(at time: TimeInterval) {
    let wasShown = state.isShown
    state.isShown = row.dots != nil
    guard let dots = row.dots, let page = row.page else { return }
    state.now = dots.currentPage - page
    guard row.isResting, moment == .atRest || !wasShown else { return }
    state.worst = max(state.worst, abs(state.now))
  }
}
