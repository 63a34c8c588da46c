import Foundation
import ScreenInterface

/// A note of a few lines, shown for a while on the window's clock.
struct ToolNote: Sendable, Hashable {
  /// The display time of each line, in seconds.
  static let durationOfLine: TimeInterval = 3

  let lines: [String]
  /// The time when the note begins.
  let start: TimeInterval
  /// The time when the note ends.
  let end: TimeInterval
  /// True once the note was drawn.
  var isShown = false
  /// The place, which is chosen when the note is first drawn and kept; `nil` until then.
  var place: NotePlace?

  init(_ text: String, at time: TimeInterval) {
    lines = text.split(separator: "\n").map(String.init)
    start = time
    end = time + Self.durationOfLine * TimeInterval(lines.count)
  }

  /// Returns `true` when the note is not shown at `time`.
  ///
  /// It has ended, or, where time went back, not yet begun.
  func isOver(at time: TimeInterval) -> Bool { time >= end || time < start }

  /// The next time to draw: 0 until the note was drawn, then its end.
  var wakeTime: TimeInterval { isShown ? end : 0 }
}

/// A box with a note; long lines are wrapped.
struct NoteOverlay {
  let lines: [String]

  /// Draws the note at `place`, which is chosen now where there is none yet.
  func draw(with painter: inout ChromePainter, at place: inout NotePlace?, in room: NoteRoom) {
    let (ink, card) = (painter.ink, painter.card)
    let widest = min(room.size.width - 2 * NoteRoom.margin, Self.widestNote)
    let layouts = lines.map {
      painter.reading.text.layout($0, style: painter.style, width: widest - 2 * Self.padding, maximumLines: 3)
    }
    let extent = CGSize(
      width: (layouts.map(\.size.width).max() ?? 0) + 2 * Self.padding,
      height: layouts.reduce(0) { $0 + $1.size.height } + 20)
    let chosen = place ?? room.place(for: extent, above: painter.reading.scene)
    place = chosen
    let frame = room.frame(of: extent, at: chosen)
    painter.paint(.shadow(ink.withOpacity(0.25), blur: 12, cornerRadius: 8), "tools/note", frame)
    painter.paint(.fill(ink.withOpacity(0.94), cornerRadius: 8), "tools/note", frame)
    var top = frame.minY + 10
    for (index, layout) in layouts.enumerated() {
      for line in layout.lines {
        painter.paint(
          .text(line, card.withOpacity(index == 0 ? 1 : 0.8)), "tools/note",
          CGRect(
            x: frame.minX + Self.padding, y: top, width: line.width, height: line.style.lineHeight))
        top += line.style.lineHeight
      }
    }
  }

  private static let padding: CGFloat = 16
  private static let widestNote: CGFloat = 560
}
