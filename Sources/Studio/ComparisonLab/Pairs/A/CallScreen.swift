import Foundation
import UIKitNames

/// A shelf whose handler is watched, above a lane with a tick for each call that was taken for a movement of the row.
struct CallScreen {
  private static let caption = "横に動いたという知らせ · calls that say: the row moved"

  /// Makes a side whose handler is `handler`; `ear` hears of the row's own events, if the app listens to them.
  static func side(
    ear: LabEar? = nil, reading: @escaping (CallGauge.State) -> [Double],
    handler: @escaping @MainActor (CallBook, CGPoint) -> Void
  ) -> LabSide {
    let book = CallBook()
    let screen = LabScreen([
      .row("shelf", count: 8, card: CGSize(width: 220, height: 150)) { section in
        section.visibleItemsInvalidationHandler = { _, offset, _ in handler(book, offset) }
      },
      .lines(count: 20),
    ])
    let row = LabRow("shelf", in: screen.view)
    let lane = TickLane(caption)
    return LabSide(
      LaneScreen(screen.view, lane: lane), gauge: CallGauge(book, row, lane, reading),
      participants: (ear.map { [RowEar($0, to: row), $0] } ?? []) + [book], owned: [screen])
  }

  /// The side of Orihon: the row's own events say when it moves, so that its handler need not guess.
  static func cured(reading: @escaping (CallGauge.State) -> [Double]) -> LabSide {
    let ear = LabEar()
    return side(ear: ear, reading: reading) { book, _ in book.note(ear) }
  }
}
