import Foundation
import ScreenInterface

extension ChromePainter {
  /// Draws a box with a note at the top of the window; lines that are too long are broken.
  mutating func note(_ lines: [String]) {
    let room = min(reading.size.width - 2 * Self.noteMargin, Self.widestNote)
    let layouts = lines.map {
      reading.text.layout($0, style: style, width: room - 2 * Self.notePadding, maximumLines: 3)
    }
    let width = (layouts.map(\.size.width).max() ?? 0) + 2 * Self.notePadding
    let height = layouts.reduce(0) { $0 + $1.size.height } + 20
    let frame = CGRect(
      x: ((reading.size.width - width) / 2).rounded(), y: Self.noteMargin, width: width, height: height)
    paint(.shadow(ink.withOpacity(0.25), blur: 12, cornerRadius: 8), "tools/note", frame)
    paint(.fill(ink.withOpacity(0.94), cornerRadius: 8), "tools/note", frame)
    var top = frame.minY + 10
    for (index, layout) in layouts.enumerated() {
      for line in layout.lines {
        paint(
          .text(line, card.withOpacity(index == 0 ? 1 : 0.8)), "tools/note",
          CGRect(
            x: frame.minX + Self.notePadding, y: top, width: line.width, height: line.style.lineHeight))
        top += line.style.lineHeight
      }
    }
  }

  private static let noteMargin: CGFloat = 12
  private static let notePadding: CGFloat = 16
  private static let widestNote: CGFloat = 560
}
