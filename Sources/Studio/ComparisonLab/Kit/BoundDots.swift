import Carousel
import CollectionViews

/// The dots of a row as Orihon binds them.
extension LabScreen {
  /// Binds the dots of a row both ways, and returns what keeps them at the row's page.
  func boundDots(of row: String) -> CarouselController {
    prepareDots = { [weak view] footer, id in
      if id == row, let view { PageControlBinding.connect(footer.control, to: id, of: view) }
    }
    return CarouselController([CarouselSection(id: row, dotsKind: Self.dots)], in: view)
  }
}
