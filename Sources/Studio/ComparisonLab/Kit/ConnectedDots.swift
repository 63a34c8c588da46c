import Carousel
import CollectionViews

extension LabScreen {
  /// Lets a click on a dot turn its row to that page.
  func connectDots() {
    prepareDots = { [weak view] footer, row in
      guard let view else { return }
      PageControlBinding.connect(footer.control, to: row, of: view)
    }
  }
}
