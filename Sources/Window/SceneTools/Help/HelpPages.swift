import Foundation
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

/// A page of the key list, on an opaque background.
struct HelpSheet {
  let panel: HelpPanel
  /// The index of the page, from 0.
  let page: Int

  /// Draws the page.
  func draw(with painter: inout ChromePainter) {
    let shadow = painter.ink.withOpacity(0.25)
    painter.paint(.shadow(shadow, blur: 12, cornerRadius: 4), "tools/help", panel.frame)
    painter.paint(.fill(painter.card, cornerRadius: 4), "tools/help", panel.frame)
    painter.paint(.stroke(painter.rule, width: 1, cornerRadius: 4), "tools/help", panel.frame)
    for (index, placed) in panel.pages[page].enumerated() {
      let element = ElementID("tools/help/\(index)")
      painter.write(placed.line.keys, at: placed.origin, element, painter.second)
      let place = CGPoint(x: placed.origin.x + panel.indent, y: placed.origin.y)
      painter.write(painter.shortened(placed.line.meaning, panel.room), at: place, element, painter.ink)
    }
    guard panel.pages.count > 1 else { return }
    let next = page + 1 < panel.pages.count ? "?  more" : "?  close"
    let place = "page \(page + 1) of \(panel.pages.count)"
    painter.write("\(next)   ·   \(place)", at: panel.footer, "tools/help/page", painter.indigo)
  }
}
