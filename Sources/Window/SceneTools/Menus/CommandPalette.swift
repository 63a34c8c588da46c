import Foundation
import LayoutGeometry
import ScreenInterface

/// The command palette: the list of all destinations and commands of a window, searched by typing.
@MainActor
struct CommandPalette {
  /// The greatest height of the lines together, in points.
  private static let mostHeight = 12 * MenuMetrics.line
  /// The greatest width, in points.
  private static let mostWidth: CGFloat = 680
  /// The height of the field above the lines, in points.
  static let fieldHeight: CGFloat = 36
  /// The padding below the last line, in points.
  private static let foot: CGFloat = 4
  /// The number of lines scrolled by one notch of the wheel.
  private static let linesOfANotch: CGFloat = 3

  private let all: [MenuEntry]
  /// The field with the typed characters.
  private(set) var query = QueryText()
  /// The lines that match the typed text.
  private(set) var found: [MenuEntry]
  /// The index of the selected line.
  private(set) var selected = 0
  /// The number of lines above the first visible one.
  private(set) var passed = 0
  /// The counter of a wheel's fractional notches.
  private var turned = WheelNotchCounter()

  init(_ entries: [MenuEntry]) { (all, found) = (entries, entries) }

  /// The typed characters.
  var typed: String { query.text }

  /// Changes the field, and searches for another text in it.
  mutating func edit(_ change: (inout QueryText) -> Void) {
    let before = typed
    change(&query)
    if typed != before { search(typed) }
  }

  private mutating func search(_ text: String) {
    (selected, passed, turned) = (0, 0, WheelNotchCounter())
    let fitting = all.filter { $0.matches(text) }
    let isFirst = { (entry: MenuEntry) in entry.words.lowercased().hasPrefix(text.lowercased()) }
    found = fitting.filter(isFirst) + fitting.filter { !isFirst($0) }
  }

  /// Selects the next or the previous line, wrapping around.
  mutating func step(_ step: Int, in metrics: MenuMetrics) {
    guard !found.isEmpty else { return }
    selected = (selected + step + found.count) % found.count
    passed = min(max(passed, first(showing: selected, in: metrics)), selected)
  }

  /// Scrolls the lines by notches of the wheel; away from the user scrolls towards the first line.
  mutating func turn(by notches: CGFloat, in metrics: MenuMetrics) {
    let lines = turned.add(-notches * Self.linesOfANotch)
    passed = min(max(passed + lines, 0), first(showing: found.count - 1, in: metrics))
  }

  /// Selects a visible line.
  mutating func select(_ index: Int) { selected = index }

  /// The selected line; `nil` when nothing matches.
  var choice: MenuEntry? { found.indices.contains(selected) ? found[selected] : nil }

  // MARK: Place

  private static func width(in metrics: MenuMetrics) -> CGFloat {
    min(mostWidth, metrics.size.width - 2 * MenuMetrics.margin)
  }

  private static func room(in metrics: MenuMetrics) -> CGFloat {
    max(MenuMetrics.line, min(mostHeight, metrics.size.height - 64 - fieldHeight))
  }

  private func line(_ index: Int, in metrics: MenuMetrics) -> PaletteLine {
    PaletteLine(found[index], width: Self.width(in: metrics), in: metrics)
  }

  /// Returns the first visible line when the one at `index` is the last visible one.
  private func first(showing index: Int, in metrics: MenuMetrics) -> Int {
    guard index > 0 else { return 0 }
    var rest = Self.room(in: metrics) - line(index, in: metrics).height
    var first = index
    while first > 0 {
      rest -= line(first - 1, in: metrics).height
      if rest < 0 { break }
      first -= 1
    }
    return first
  }

  /// Returns the frame in a window, in points: as high as the visible lines.
  func frame(in metrics: MenuMetrics) -> CGRect {
    let lines = shown(in: metrics).reduce(0) { $0 + $1.frame.height }
    return frame(in: metrics, lines: found.isEmpty ? MenuMetrics.line : lines)
  }

  /// Returns the frame in which the wheel scrolls the lines: that of as many as can be visible, where there are more.
  func reach(in metrics: MenuMetrics) -> CGRect {
    let isWhole = shown(in: metrics).count == found.count
    return isWhole ? frame(in: metrics) : frame(in: metrics, lines: Self.room(in: metrics))
  }

  private func frame(in metrics: MenuMetrics, lines: CGFloat) -> CGRect {
    let (width, room) = (Self.width(in: metrics), Self.room(in: metrics))
    return CGRect(
      x: ((metrics.size.width - width) / 2).rounded(), y: 32, width: width,
      height: Self.fieldHeight + min(lines, room) + Self.foot)
  }

  /// Returns the visible lines, with their indices and frames; at least one, even where it does not fit.
  func shown(in metrics: MenuMetrics) -> [(index: Int, line: PaletteLine, frame: CGRect)] {
    let (box, room) = (frame(in: metrics, lines: 0), Self.room(in: metrics))
    var shown: [(index: Int, line: PaletteLine, frame: CGRect)] = []
    var height: CGFloat = 0
    for index in found.indices.dropFirst(passed) {
      let line = line(index, in: metrics)
      if height + line.height > room, !shown.isEmpty { break }
      let place = CGRect(
        x: box.minX, y: box.minY + Self.fieldHeight + height, width: box.width, height: line.height)
      shown.append((index, line, place))
      height += line.height
    }
    return shown
  }

  /// Returns the line at a point; `nil` where there is none.
  func index(at point: CGPoint, in metrics: MenuMetrics) -> Int? {
    shown(in: metrics).first { $0.frame.contains(point) }?.index
  }
}

/// The layout of one line of the palette: a name, with its description beside it, or below it in a narrow palette.
@MainActor
struct PaletteLine {
  /// The distance from the line's start to the description beside a short name, in points.
  private static let column: CGFloat = 96
  /// The least distance between two texts on a line, in points.
  static let gap: CGFloat = 12
  /// The greatest number of lines below a name.
  private static let mostLines = 6

  let entry: MenuEntry
  /// The distance from the line's start to the description beside the name, in points; `nil` when it is below.
  let beside: CGFloat?
  /// The description below the name; empty when it is beside the name.
  let below: [TextLine]

  /// Lays an entry out in a palette `width` points wide.
  init(_ entry: MenuEntry, width: CGFloat, in metrics: MenuMetrics) {
    self.entry = entry
    let room = width - 2 * MenuMetrics.padding
    let noteWidth = metrics.width(of: entry.note)
    let start = max(Self.column, metrics.width(of: entry.words) + Self.gap)
    let end = start + metrics.width(of: entry.detail) + (noteWidth > 0 ? Self.gap + noteWidth : 0)
    beside = end <= room ? start : nil
    let isBelow = beside == nil && !entry.detail.isEmpty
    below =
      isBelow
      ? metrics.text.layout(
        entry.detail, style: MenuMetrics.style, width: max(0, room), maximumLines: Self.mostLines
      ).lines : []
  }

  /// The height, in points.
  var height: CGFloat { MenuMetrics.line + CGFloat(below.count) * MenuMetrics.style.lineHeight }
}
