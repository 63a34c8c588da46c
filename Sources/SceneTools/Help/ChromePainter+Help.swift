import Foundation
import ScreenInterface

extension ChromePainter {
  /// Draws a page of the list of keys on an opaque ground.
  mutating func help(_ panel: HelpPanel, page: Int) {
    paint(.shadow(ink.withOpacity(0.25), blur: 12, cornerRadius: 4), "tools/help", panel.frame)
    paint(.fill(card, cornerRadius: 4), "tools/help", panel.frame)
    paint(.stroke(rule, width: 1, cornerRadius: 4), "tools/help", panel.frame)
    for (index, placed) in panel.pages[page].enumerated() {
      let element = ElementID("tools/help/\(index)")
      write(placed.line.keys, at: placed.origin, element, second)
      let place = CGPoint(x: placed.origin.x + panel.indent, y: placed.origin.y)
      write(shortened(placed.line.meaning, panel.room), at: place, element, ink)
    }
    guard panel.pages.count > 1 else { return }
    let next = page + 1 < panel.pages.count ? "?  more" : "?  close"
    let place = "page \(page + 1) of \(panel.pages.count)"
    write("\(next)   ·   \(place)", at: panel.footer, "tools/help/page", indigo)
  }
}
