import CollectionViews
import Foundation
import SceneReadings
import ScrollPhysics

/// The page that the screen has been told of, which it shows in words.
///
/// On the naive sides the layout tells it when the finger lifts, on ours the events of the row do.
final class ReportedPage: SingleValueState {
  struct State: Sendable {
    var page = 0
    /// How many of the pages told do not exist.
    var impossible = 0
  }

  var state = State()
  private let dialog: CardsDialog

  init(_ dialog: CardsDialog) { self.dialog = dialog }

  /// Takes a page.
  func tell(_ page: Int) {
    ask(for: page)
    state.page = page
  }

  /// Notes the page to which the cards are sent.
  private func ask(for page: Int) {
    if !(0..<CardsDialog.count).contains(page) { state.impossible += 1 }
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard event.scroller == dialog.cards.id(of: .row(CardsDialog.row)) else { return }
    switch event.kind {
    case .motion(.willSettle(_, let page?)): ask(for: page)
    case .motion(.stopChanged(let page, _)): tell(page)
    default: break
    }
  }

  func didLayout(at time: TimeInterval) {
    dialog.caption.text = "頁 \(state.page + 1) / \(CardsDialog.count)"
  }
}
