import CollectionViews
import Foundation

extension CardsDialog {
  /// Returns a dialog in the article's approach: its layout reports the page at the release, and the dots show it.
  static func toldAtRelease() -> (dialog: CardsDialog, told: ReportedPage, source: CardsSource) {
    let layout = PeekingFlowLayout(screenWidth: size.width)
    let source = CardsSource()
    let dialog = CardsDialog(layout, source: source)
    let told = ReportedPage(dialog)
    layout.pageDidChange = { [weak told, weak dialog] page in
      told?.tell(page)
      dialog?.dots.currentPage = page
    }
    return (dialog, told, source)
  }
}
