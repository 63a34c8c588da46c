import CollectionViews
import Foundation
import LayoutGeometry
import Replays

/// Article A: a paging feed scrolls to its top when a dot scrolls one of its rows.
enum S10PagingFlag {
  static var pair: LabPair {
    LabPair(
      "S10", LabName("頁送りの衝突", "Two kinds of paging"),
      failure:
        "The feed turns whole pages; a tap on a dot, which should move only the cards, throws it to its top.",
      origin: .model,
      measures: [LabMetricName("the feed is moved by a tap on a dot", unit: "pt")],
      curve: LabCurve("the feed's offset", unit: "pt"),
      setting: LabSetting(grows: false),
      stroke: [PagingShelf.turn, .wait(0.9), PagingShelf.tapDot(), .wait(1.2), PagingShelf.turn, .wait(1)],
      naive: { _ in naive }, cured: { _ in PagingShelf.cured })
  }

  private static var naive: LabSide {
    let shelf = PagingShelf("naive")
    let model = ResettingFeed(shelf.screen.view)
    shelf.screen.onDotChosen { page, section in
      model.scrollToItem(at: IndexPath(item: page, section: section))
    }
    return shelf.naive(model)
  }
}
