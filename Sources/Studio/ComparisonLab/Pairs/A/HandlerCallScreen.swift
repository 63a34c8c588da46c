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
