import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// Draws the tools' boxes and words above a scene.
struct ChromePainter {
  private(set) var list: DisplayList
  private let reading: StageReading
  private let style = TextStyle(size: 12)

  init(_ reading: StageReading, list: DisplayList) {
    self.reading = reading
    self.list = list
    self.list.restart(size: reading.size, background: .clear)
  }

  /// Outlines what the last frame redrew.
  mutating func outline(_ damage: [PixelRect]) {
    let scale = reading.traits.displayScale
    for (index, pixels) in damage.enumerated() {
      let frame = CGRect(
        x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
        height: CGFloat(pixels.height) / scale)
      paint(.stroke(vermilion, width: 1, cornerRadius: 0), ElementID("tools/damage/\(index)"), frame)
    }
  }

  /// Outlines where viewports will rest, and marks with a line where they would without stops.
  mutating func mark(_ ghosts: [LandingGhost]) {
    for ghost in ghosts {
      let element = ElementID("tools/ghost/\(ghost.name)")
      paint(
        .stroke(indigo, width: 2, cornerRadius: 0), element.appending("target"),
        ghost.target.insetBy(dx: 1, dy: 1))
      if let natural = ghost.natural {
        paint(.fill(indigo.withOpacity(0.5), cornerRadius: 0), element.appending("natural"), natural)
      }
    }
  }

  /// A box with lines of text; a tab splits a line into a name and a value.
  mutating func panel(_ lines: [String], at frame: CGRect) {
    paint(.fill(card.withOpacity(0.94), cornerRadius: 4), "tools/panel", frame)
    paint(.stroke(rule, width: 1, cornerRadius: 4), "tools/panel", frame)
    var top = frame.minY + 10
    for (index, text) in lines.enumerated() {
      let columns = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      write(
        String(columns[0]), at: CGPoint(x: frame.minX + 12, y: top), ElementID("tools/panel/\(index)"), second
      )
      if columns.count > 1 {
        write(
          String(columns[1]), at: CGPoint(x: frame.minX + 104, y: top), ElementID("tools/panel/\(index)"), ink
        )
      }
      top += style.lineHeight
    }
  }

  /// A small box at the bottom with one line.
  mutating func chip(_ text: String) {
    let width = reading.text.width(of: text, style: style)
    let frame = CGRect(
      x: (reading.size.width - width) / 2 - 14, y: reading.size.height - 56, width: width + 28, height: 32)
    paint(.fill(ink.withOpacity(0.88), cornerRadius: 16), "tools/hint", frame)
    write(text, at: CGPoint(x: frame.minX + 14, y: frame.midY - style.lineHeight / 2), "tools/hint", card)
  }

  /// A band at the top that says what is wrong with the document.
  mutating func banner(_ text: String) {
    let layout = reading.text.layout(
      text, style: style, width: reading.size.width - 32, maximumLines: 4)
    let frame = CGRect(x: 0, y: 0, width: reading.size.width, height: layout.size.height + 20)
    paint(.fill(vermilion, cornerRadius: 0), "tools/banner", frame)
    var top: CGFloat = 10
    for line in layout.lines {
      paint(
        .text(line, Color(hex: 0xFFFFFF)), "tools/banner",
        CGRect(x: 16, y: top, width: line.width, height: style.lineHeight))
      top += style.lineHeight
    }
  }

  private mutating func write(_ text: String, at origin: CGPoint, _ element: ElementID, _ color: Color) {
    let line = TextLine(text, style: style, width: reading.text.width(of: text, style: style))
    paint(
      .text(line, color), element,
      CGRect(x: origin.x, y: origin.y, width: line.width, height: style.lineHeight))
  }

  mutating func paint(_ content: DrawCommand.Content, _ element: ElementID, _ frame: CGRect) {
    list.commands.append(
      DrawCommand(
        content, element: element, frame: frame, clip: CGRect(origin: .zero, size: reading.size)))
  }

  private func color(_ light: UInt32, _ dark: UInt32) -> Color {
    DynamicColor(light: light, dark: dark).resolved(with: reading.traits)
  }

  private var card: Color { color(0xFFFDF8, 0x1E2026) }
  private var ink: Color { color(0x1F1D1A, 0xEFE9DC) }
  private var second: Color { color(0x5F5A50, 0xA9A294) }
  var rule: Color { color(0xDDD4C2, 0x34363D) }
  var indigo: Color { color(0x1F3F66, 0x8DB4E2) }
  var gestureColor: Color { color(0x1F3F66, 0x8DB4E2) }
  var vermilion: Color { color(0xB23616, 0xB23616) }
}
