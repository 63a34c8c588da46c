import CollectionViews
import Foundation

/// Holds the calls of a row's handler against what moved on screen.
final class HandlerCallMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var row: CGFloat?
    var feed: CGFloat?
    var size = CGSize.zero
    /// Calls while the feed moved.
    var inFeed = 0
    /// Those that were taken for a movement of the row, which stood still.
    var phantom = 0
    /// Calls that were ignored although the row moved.
    var dropped = 0
    var ticks: [TickLane.Tick] = []

    /// The share of the calls while the feed moved that said the wrong axis, in percent.
    var wrongShare: Double { inFeed == 0 ? 0 : 100 * Double(phantom) / Double(inFeed) }
  }

  var state = State()
  private let book: HandlerCallLog
  private let row: LabRow
  private let lane: TickLane
  private let reading: (State) -> [Double]

  init(_ book: HandlerCallLog, _ row: LabRow, _ lane: TickLane, _ reading: @escaping (State) -> [Double]) {
    self.book = book
    self.row = row
    self.lane = lane
    self.reading = reading
  }

  var readings: [Double] { reading(state) }
  var plotted: Double { Double(state.phantom + state.dropped) }

  func didLayout(at time: TimeInterval) {
    let calls = book.takeCalls()
    let (across, along) = (row.offset, row.view?.contentOffset.y)
    let rowMoved = state.row != nil && across != state.row
    let feedMoved = state.feed != nil && along != state.feed
    (state.row, state.feed) = (across, along)
    // Another size gives everything another place, and moves nothing.
    let size = row.view?.frame.size ?? .zero
    guard size == state.size else { return state.size = size }
    var ticks: [TickLane.Tick] = []
    if rowMoved {
      state.dropped += calls.ignored
      ticks = Array(repeating: .right, count: calls.taken) + Array(repeating: .missed, count: calls.ignored)
    } else if feedMoved {
      state.phantom += calls.taken
      ticks = Array(repeating: .wrong, count: calls.taken)
    }
    if feedMoved { state.inFeed += calls.taken + calls.ignored }
    state.ticks = (state.ticks + ticks).suffix(TickLane.limit)
    lane.show(state.ticks)
  }
}
