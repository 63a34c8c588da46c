import Carousel
import CollectionViews

/// The binding of a row's dots by Orihon.
extension LabScreen {
  /// Binds the dots of a row in both directions, and returns the controller that keeps them on the row's page.
  func boundDots(of row: String) -> CarouselController {
    prepareDots = { [weak view] footer, id in
      if id == row, let view { PageControlBinding.connect(footer.control, to: id, of: view) }
    }
    return CarouselController([CarouselSection(id: row, dotsKind: Self.dots)], in: view)
  }
}
