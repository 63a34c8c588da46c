import CollectionViews
import Foundation
import SceneReadings
import ScrollPhysics

/// The last page reported to the screen, which shows it as text.
///
/// On the naive sides the layout reports it at the release, on the Orihon sides the events of the row do.
final class ReportedPage: SingleValueState {
  struct State: Sendable {
    var page = 0
    /// The number of reported pages that do not exist.
    var impossible = 0
  }

  var state = State()
  private let dialog: CardsDialog

  init(_ dialog: CardsDialog) { self.dialog = dialog }

  /// Sets the reported page.
  func tell(_ page: Int) {
    ask(for: page)
    state.page = page
  }

  /// Checks the page to which the cards are scrolled.
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
    dialog.caption.text = CardsDialog.words(ofPage: state.page)
  }
}

extension CardsDialog {
  /// Returns a dialog in the article's approach: its layout reports the page at the release, and the dots show it.
  static func toldAtRelease() -> (dialog: CardsDialog, reported: ReportedPage, source: CardsSource) {
    let layout = PeekingFlowLayout(screenWidth: size.width)
    let source = CardsSource()
    let dialog = CardsDialog(layout, source: source)
    let reported = ReportedPage(dialog)
    layout.pageDidChange = { [weak reported, weak dialog] page in
      reported?.tell(page)
      dialog?.dots.currentPage = page
    }
    return (dialog, reported, source)
  }
}
