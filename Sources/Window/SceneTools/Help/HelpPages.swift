import ScreenInterface

/// The state of the key list: the open page, or none.
struct HelpPages: Hashable {
  /// The index of the open page, from 0; `nil` while the list is closed.
  private(set) var page: Int?
  private var count = 1

  /// Opens the list, moves to the next page, or closes the list after the last one.
  mutating func turn() {
    let next = page.map { $0 + 1 } ?? 0
    page = next < count || page == nil ? next : nil
  }

  /// Closes the list; returns `true` when it was open.
  @discardableResult
  mutating func close() -> Bool {
    defer { page = nil }
    return page != nil
  }

  /// Draws the open page, if there is one.
  mutating func draw(with painter: inout ChromePainter, for services: WindowServices) {
    guard let open = page else { return }
    let panel = HelpPanel(HelpText.groups(for: services), in: painter.reading.size) {
      painter.reading.text.width(of: $0, style: painter.style)
    }
    count = panel.pages.count
    let shown = min(open, count - 1)
    page = shown
    HelpSheet(panel: panel, page: shown).draw(with: &painter)
  }
}
