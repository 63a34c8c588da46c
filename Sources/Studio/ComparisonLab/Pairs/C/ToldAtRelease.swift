import CollectionViews
import Foundation

extension CardsDialog {
  /// A dialog in the article's way: its layout tells the page at the release, and the dots believe it.
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
