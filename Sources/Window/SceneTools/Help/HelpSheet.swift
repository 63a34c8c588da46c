import Foundation
import ScreenInterface

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
