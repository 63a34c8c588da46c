import Carousel
import CollectionViews

/// The two ways in which dots move their row.
extension LabScreen {
  /// Calls `turn` with the page and the section each time that the user chooses a dot.
  func onDotChosen(_ turn: @escaping @MainActor (_ page: Int, _ section: Int) -> Void) {
    let ids = sections.map(\.id)
    prepareDots = { dots, id in
      dots.control.removeAllActions()
      guard let section = ids.firstIndex(of: id) else { return }
      dots.control.addAction(for: .valueChanged) { control in
        if let control = control as? PageControl { turn(control.currentPage, section) }
      }
    }
  }

  /// Lets the dots ask for pages as the library does.
  func connectDots() {
    prepareDots = { [weak view] dots, id in
      if let view { PageControlBinding.connect(dots.control, to: id, of: view) }
    }
  }
}
