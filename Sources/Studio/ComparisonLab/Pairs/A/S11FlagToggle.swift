import CollectionViews
import Foundation
import Replays
import UIKitNames

/// Article A: paging is switched off before a row moves, and on again right after the call.
enum S11FlagToggle {
  static var pair: LabPair {
    LabPair(
      "S11", LabName("切って戻す", "Off, scroll, on again"),
      failure:
        "The page mode comes back while the cards still move, and a second quick tap throws the feed to its top.",
      origin: .model,
      measures: [LabMetricName("the feed is moved by two quick taps on dots", unit: "pt")],
      curve: LabCurve("the feed's offset", unit: "pt"),
      setting: LabSetting(grows: false),
      stroke: [
        PagingShelf.turn, .wait(0.9), PagingShelf.tapDot(), .wait(0.9), PagingShelf.tapDot(beside: 22),
        .wait(0.1), PagingShelf.tapDot(beside: 38), .wait(1.4),
      ],
      naive: { _ in naive }, cured: { _ in PagingShelf.cured })
  }

  private static var naive: LabSide {
    let shelf = PagingShelf("naive")
    let model = ResettingFeed(shelf.screen.view)
    shelf.screen.onDotChosen { [weak view = shelf.screen.view] page, section in
      view?.isPagingEnabled = false
      model.scrollToItem(at: IndexPath(item: page, section: section))
      view?.isPagingEnabled = true
    }
    return shelf.naive(model)
  }
}
