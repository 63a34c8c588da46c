import Foundation
import LayoutGeometry
import ScreenInterface

/// The painter of menus, of the toolbar and of the palette, mirrored in a right-to-left layout.
@MainActor
struct MenuPainter {
  var painter: ChromePainter
  let metrics: MenuMetrics

  /// Draws an open menu.
  mutating func draw(_ menu: PopUpMenu) {
    ground(menu.frame, "tools/menu")
    for (index, entry) in menu.entries.enumerated() {
      line(
        entry, at: menu.frame(of: index), ElementID("tools/menu/\(index)"), isChosen: menu.selected == index)
    }
  }

  /// Draws the toolbar's buttons.
  mutating func draw(_ bar: ToolbarLayout, chosen: Int?) {
    guard !bar.frames.isEmpty else { return }
    ground(bar.frame, "tools/toolbar")
    for (index, (entry, frame)) in zip(bar.entries, bar.frames).enumerated() {
      let element = ElementID("tools/toolbar/\(index)")
      if chosen == index { mark(frame, element) }
      let x = frame.midX - metrics.width(of: entry.words) / 2
      write(entry.words, x: x, in: frame, element, chosen == index ? painter.card : painter.ink)
    }
  }

  /// Draws the palette.
  mutating func draw(_ palette: CommandPalette) {
    let frame = palette.frame(in: metrics)
    ground(frame, "tools/palette")
    let field = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: CommandPalette.fieldHeight)
    write(palette.query, in: field)
    painter.paint(
      .fill(painter.rule, cornerRadius: 0), "tools/palette",
      CGRect(x: field.minX, y: field.maxY - 1, width: field.width, height: 1))
    if palette.found.isEmpty {
      let place = field.offsetBy(dx: 0, dy: CommandPalette.fieldHeight)
      pair(("Nothing is called that", painter.second), ("", painter.second), in: place, "tools/palette/none")
    }
    let shown = palette.shown(in: metrics)
    for (index, line, place) in shown {
      self.line(line, at: place, ElementID("tools/palette/\(index)"), isChosen: index == palette.selected)
    }
    bar(showing: shown.count, of: palette.found.count, from: palette.passed, in: frame)
  }

  /// Draws the palette's field: what was typed with a caret at its end, or marked when it is selected.
  ///
  /// Of a text that is wider than the field the end is visible.
  private mutating func write(_ query: QueryText, in field: CGRect) {
    let caret = query.isSelected ? "" : "▏"
    let note = query.isCut ? "cut at \(QueryText.longest) characters" : ""
    let noteRoom = note.isEmpty ? 0 : metrics.width(of: note) + PaletteLine.gap
    let words =
      query.text.isEmpty
      ? "Type to find scenes, scripts, commands, devices"
      : end(of: query.text + caret, in: field.width - 2 * MenuMetrics.padding - noteRoom)
    var color = query.text.isEmpty ? painter.second : painter.ink
    if query.isSelected {
      color = painter.card
      let width = min(metrics.width(of: words), field.width - 2 * MenuMetrics.padding)
      let start = field.minX + MenuMetrics.padding
      painter.paint(
        .fill(painter.indigo, cornerRadius: 2), "tools/palette/selection",
        CGRect(
          x: metrics.isMirrored ? field.maxX - MenuMetrics.padding - width : start,
          y: field.midY - painter.style.lineHeight / 2, width: width, height: painter.style.lineHeight))
    }
    pair((words, color), (note, painter.vermilion), in: field, "tools/palette/typed")
  }

  /// Returns the end of a text that fits in a width, after an ellipsis where something is left out.
  private func end(of text: String, in width: CGFloat) -> String {
    guard metrics.width(of: text) > width else { return text }
    let characters = Array(text)
    var (least, most) = (0, characters.count)
    while least < most {
      let count = (least + most + 1) / 2
      let fits = metrics.width(of: "…" + String(characters.suffix(count))) <= width
      if fits { least = count } else { most = count - 1 }
    }
    return "…" + String(characters.suffix(least))
  }

  /// Draws a scroll indicator when not all lines are visible.
  private mutating func bar(showing count: Int, of all: Int, from first: Int, in frame: CGRect) {
    guard count < all else { return }
    let track = CGRect(
      x: metrics.isMirrored ? frame.minX + 2 : frame.maxX - 5, y: frame.minY + CommandPalette.fieldHeight + 2,
      width: 3, height: frame.height - CommandPalette.fieldHeight - 4)
    let length = max(16, track.height * CGFloat(count) / CGFloat(all))
    let way = (track.height - length) * CGFloat(first) / CGFloat(all - count)
    painter.paint(
      .fill(painter.rule, cornerRadius: 1.5), "tools/palette/bar",
      CGRect(x: track.minX, y: track.minY + min(way, track.height - length), width: 3, height: length))
  }

  /// Draws a line of the palette.
  private mutating func line(_ line: PaletteLine, at frame: CGRect, _ element: ElementID, isChosen: Bool) {
    var head = frame
    head.size.height = MenuMetrics.line
    if isChosen { mark(frame, element) }
    let (ink, second) = isChosen ? (painter.card, painter.card) : (painter.ink, painter.second)
    pair((line.entry.words, ink), (line.entry.note, second), in: head, element)
    if let beside = line.beside, !line.entry.detail.isEmpty {
      write(line.entry.detail, from: beside, in: head, element, second)
    }
    // The text below a name is nearer to it than to the next line.
    head.origin.y += (MenuMetrics.line + painter.style.lineHeight) / 2 - 3
    head.size.height = painter.style.lineHeight
    for text in line.below {
      write(text.string, from: 0, in: head, element, second)
      head.origin.y += painter.style.lineHeight
    }
  }

  private mutating func ground(_ frame: CGRect, _ element: ElementID) {
    painter.paint(.shadow(painter.ink.withOpacity(0.25), blur: 12, cornerRadius: 6), element, frame)
    painter.paint(.fill(painter.card, cornerRadius: 6), element, frame)
    painter.paint(.stroke(painter.rule, width: 1, cornerRadius: 6), element, frame)
  }

  private mutating func line(_ entry: MenuEntry, at frame: CGRect, _ element: ElementID, isChosen: Bool) {
    if isChosen { mark(frame, element) }
    let (ink, second) = isChosen ? (painter.card, painter.card) : (painter.ink, painter.second)
    pair((entry.words, ink), (entry.note, second), in: frame, element)
  }

  private mutating func mark(_ frame: CGRect, _ element: ElementID) {
    painter.paint(.fill(painter.indigo, cornerRadius: 4), element, frame.insetBy(dx: 4, dy: 1))
  }

  /// Draws a text at a line's start and a note at its end; a text that is too long ends in an ellipsis.
  private mutating func pair(
    _ words: (String, Color), _ note: (String, Color), in frame: CGRect, _ element: ElementID
  ) {
    let noteWidth = metrics.width(of: note.0)
    let room = frame.width - 2 * MenuMetrics.padding - (noteWidth > 0 ? noteWidth + PaletteLine.gap : 0)
    let shown = painter.shortened(words.0, room)
    let (start, end) = (frame.minX + MenuMetrics.padding, frame.maxX - MenuMetrics.padding)
    let isMirrored = metrics.isMirrored
    write(shown, x: isMirrored ? end - metrics.width(of: shown) : start, in: frame, element, words.1)
    guard noteWidth > 0 else { return }
    write(note.0, x: isMirrored ? start : end - noteWidth, in: frame, element, note.1)
  }

  /// Draws a text at a distance from a line's start, in points.
  private mutating func write(
    _ words: String, from distance: CGFloat, in frame: CGRect, _ element: ElementID, _ color: Color
  ) {
    let start = MenuMetrics.padding + distance
    let x = metrics.isMirrored ? frame.maxX - start - metrics.width(of: words) : frame.minX + start
    write(words, x: x, in: frame, element, color)
  }

  private mutating func write(
    _ words: String, x: CGFloat, in frame: CGRect, _ element: ElementID, _ color: Color
  ) {
    let y = frame.midY - painter.style.lineHeight / 2
    painter.write(words, at: CGPoint(x: x, y: y), element, color)
  }
}
