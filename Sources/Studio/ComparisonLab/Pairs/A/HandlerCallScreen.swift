import CollectionViews
import Foundation
import UIKitNames

/// A shelf with a monitored handler, above a lane with a tick for each call that is taken for a movement of the row.
struct HandlerCallScreen {
  private static let caption = "横に動いたという知らせ · calls that say: the row moved"

  /// Creates a side whose handler is `handler`; `ear` receives the row's own events, if the app listens to them.
  static func side(
    ear: MovementLog? = nil, reading: @escaping (HandlerCallMetric.State) -> [Double],
    handler: @escaping @MainActor (HandlerCallLog, CGPoint) -> Void
  ) -> LabSide {
    let book = HandlerCallLog()
    let screen = LabScreen([
      .row("shelf", count: 8, card: CGSize(width: 220, height: 150)) { section in
        section.visibleItemsInvalidationHandler = { _, offset, _ in handler(book, offset) }
      },
      .lines(count: 20),
    ])
    let row = LabRow("shelf", in: screen.view)
    let lane = TickLane(caption)
    return LabSide(
      EventLaneScreen(screen.view, lane: lane), metric: HandlerCallMetric(book, row, lane, reading),
      participants: (ear.map { [RowEventListener($0, to: row), $0] } ?? []) + [book], owned: [screen])
  }

  /// Creates the Orihon side: the row's own events report when it moves, so that its handler need not guess.
  static func cured(reading: @escaping (HandlerCallMetric.State) -> [Double]) -> LabSide {
    let ear = MovementLog()
    return side(ear: ear, reading: reading) { book, _ in book.note(ear) }
  }
}

/// A log of a row's handler calls since the last frame: those that the app takes for movements of the row, and others.
final class HandlerCallLog: SingleValueState {
  struct State: Sendable {
    var taken = 0
    var ignored = 0
    /// The number of events that the row's listener had at the last call; used by the Orihon side.
    var heard = 0
    /// The feed's offset that the article's guard stores; used by the naive side.
    var y: CGFloat = 0
  }

  var state = State()

  /// Returns the calls since the last `takeCalls()`.
  func takeCalls() -> (taken: Int, ignored: Int) {
    defer { (state.taken, state.ignored) = (0, 0) }
    return (state.taken, state.ignored)
  }

  /// Logs a call, which counts if the row's own events have reported a movement.
  func note(_ ear: MovementLog) {
    // The call after the last movement reports the resting offset.
    let isNews = ear.state.part != .still || ear.state.count != state.heard
    state.heard = ear.state.count
    if isNews { state.taken += 1 } else { state.ignored += 1 }
  }
}

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
