import CollectionViews
package import Foundation
import LayoutGeometry
package import ScreenInterface

/// A painter of the tools' boxes and text above a scene.
package struct ChromePainter {
  /// The commands so far.
  package var list: DisplayList
  /// The status of the stage.
  package let reading: StageStatus
  /// The part of the window that is painted; marks of one view are limited to a part.
  package var ground: CGRect
  /// The default text style.
  package let style = TextStyle(size: 12).spoken(in: .japanese)

  /// Creates a painter with an empty list, which reuses the storage of `list`.
  package init(_ reading: StageStatus, list: DisplayList) {
    self.reading = reading
    self.list = list
    ground = CGRect(origin: .zero, size: reading.size)
    self.list.restart(size: reading.size, background: .clear)
  }

  /// Moves the painter out and leaves an empty list behind, so that no command is copied.
  mutating func take() -> ChromePainter {
    defer { list.commands = [] }
    return self
  }

  /// Outlines the areas that the last frame redrew.
  mutating func outline(_ damage: [PixelRect]) {
    let scale = reading.traits.displayScale
    for (index, pixels) in damage.enumerated() {
      let frame = CGRect(
        x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
        height: CGFloat(pixels.height) / scale)
      paint(.stroke(vermilion, width: 1, cornerRadius: 0), ElementID("tools/damage/\(index)"), frame)
    }
  }

  /// Outlines the target frames of moving viewports; a line marks the end without snapping.
  mutating func mark(_ ghosts: [LandingIndicator]) {
    let whole = ground
    defer { ground = whole }
    for ghost in ghosts {
      ground = ghost.ground
      let element = ElementID("tools/ghost/\(ghost.name)")
      paint(
        .stroke(indigo, width: 2, cornerRadius: 0), element.appending("target"),
        ghost.target.insetBy(dx: 1, dy: 1))
      if let natural = ghost.natural {
        paint(.fill(indigo.withOpacity(0.5), cornerRadius: 0), element.appending("natural"), natural)
      }
    }
  }

  /// Draws a box with lines of text; a tab splits a line into a name and a value.
  mutating func panel(_ lines: [String], at frame: CGRect) {
    box(frame, "tools/panel")
    var top = frame.minY + 10
    for (index, text) in lines.enumerated() {
      let columns = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      write(
        columns.count > 1 ? shortened(String(columns[0]), 88) : String(columns[0]),
        at: CGPoint(x: frame.minX + 12, y: top), ElementID("tools/panel/\(index)"), second
      )
      if columns.count > 1 {
        write(
          String(columns[1]), at: CGPoint(x: frame.minX + 104, y: top), ElementID("tools/panel/\(index)"), ink
        )
      }
      top += style.lineHeight
    }
  }

  /// Draws the background of the tools' text: a filled and outlined box.
  mutating func box(_ frame: CGRect, _ element: ElementID) {
    paint(.fill(card.withOpacity(0.94), cornerRadius: 4), element, frame)
    paint(.stroke(rule, width: 1, cornerRadius: 4), element, frame)
  }

  /// Returns the extent of a small box with one line of text, in points, at most `width` wide.
  func chipExtent(_ text: String, in width: CGFloat) -> CGSize {
    CGSize(width: min(reading.text.width(of: text, style: style) + 28, width - 16), height: 32)
  }

  /// Draws a small box with one line of text.
  mutating func chip(_ text: String, _ element: ElementID, at frame: CGRect) {
    let shown = shortened(text, frame.width - 28)
    paint(.fill(ink.withOpacity(0.88), cornerRadius: 16), element, frame)
    write(shown, at: CGPoint(x: frame.minX + 14, y: frame.midY - style.lineHeight / 2), element, card)
  }

  /// Returns a line truncated to `width` points, with an ellipsis.
  package func shortened(_ text: String, _ width: CGFloat, bold isBold: Bool = false) -> String {
    var style = style
    if isBold { style.weight = .bold }
    if reading.text.width(of: text, style: style) <= width { return text }
    return reading.text.layout(text, style: style, width: max(width, 0), maximumLines: 1).lines.first?.string
      ?? ""
  }

  /// Draws a banner with the document's fault below the scene's bar, and returns its lower edge.
  mutating func banner(_ text: String) -> CGFloat {
    let layout = reading.text.layout(
      text, style: style, width: reading.size.width - 32, maximumLines: 4)
    let frame = CGRect(
      x: 0, y: reading.topBarEdge, width: reading.size.width, height: layout.size.height + 20)
    paint(.fill(vermilionGround, cornerRadius: 0), "tools/banner", frame)
    var top = frame.minY + 10
    for line in layout.lines {
      paint(
        .text(line, onVermilion), "tools/banner",
        CGRect(x: 16, y: top, width: line.width, height: style.lineHeight))
      top += style.lineHeight
    }
    return frame.maxY
  }

  /// Draws a line of text.
  package mutating func write(
    _ text: String, at origin: CGPoint, _ element: ElementID, _ color: Color, bold isBold: Bool = false
  ) {
    var style = style
    if isBold { style.weight = .bold }
    let line = reading.text.line(text, style: style, direction: .leftToRight)
    paint(
      .text(line, color), element,
      CGRect(x: origin.x, y: origin.y, width: line.width, height: style.lineHeight))
  }

  /// Adds a draw command clipped to `ground`.
  package mutating func paint(_ content: DrawCommand.Content, _ element: ElementID, _ frame: CGRect) {
    list.commands.append(
      DrawCommand(
        content, element: element, frame: frame, clip: ground))
  }

  func color(_ light: UInt32, _ dark: UInt32) -> Color {
    DynamicColor(light: light, dark: dark).resolved(with: reading.traits)
  }

  /// The background colour of boxes.
  package var card: Color { color(0xFFFDF8, 0x1E2026) }
  /// The primary text colour.
  package var ink: Color { color(0x1F1D1A, 0xEFE9DC) }
  /// The secondary text colour.
  package var second: Color { color(0x5F5A50, 0xA9A294) }
  /// The separator colour.
  package var rule: Color { color(0xDDD4C2, 0x34363D) }
  /// The tint colour of controls.
  package var indigo: Color { color(0x1F3F66, 0x8DB4E2) }
  /// The accent colour of faults and news: of marks, and of text on a box.
  package var vermilion: Color { color(0xB23616, 0xF0694A) }
  /// The background colour of `onVermilion` text.
  var vermilionGround: Color { Color(hex: 0xB23616) }
  var onVermilion: Color { Color(hex: 0xFFFFFF) }
}
