import CollectionViews
import Foundation

/// A metric that compares the calls of a row's handler with the movements on screen.
final class HandlerCallMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var row: CGFloat?
    var feed: CGFloat?
    var size = CGSize.zero
    /// The number of calls while the feed moved.
    var inFeed = 0
    /// The number of those that were taken for a movement of the row, which did not move.
    var phantom = 0
    /// The number of calls that were ignored although the row moved.
    var dropped = 0
    var ticks: [TickLane.Tick] = []

    /// The percentage of the calls while the feed moved that reported the wrong axis.
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
    // A new size changes all offsets without a movement.
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
