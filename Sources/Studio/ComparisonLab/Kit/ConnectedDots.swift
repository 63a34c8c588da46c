import Carousel
import CollectionViews

extension LabScreen {
  /// Makes a click on a dot scroll its row to that page.
  func connectDots() {
    prepareDots = { [weak view] footer, row in
      guard let view else { return }
      PageControlBinding.connect(footer.control, to: row, of: view)
    }
  }
}
