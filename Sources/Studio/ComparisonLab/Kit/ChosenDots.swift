import CollectionViews

/// The callback for a chosen dot.
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
}
