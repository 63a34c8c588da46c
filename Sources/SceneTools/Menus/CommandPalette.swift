import Foundation
import LayoutGeometry
import ScreenInterface

/// The list of all that a window can go to or do, searched by typing.
struct CommandPalette {
  /// The most lines that show at once.
  private static let mostLines = 12
  /// The most characters that are taken.
  private static let longestQuery = 60
  /// The height of the field above the lines, in points.
  static let fieldHeight: CGFloat = 36

  private let all: [MenuEntry]
  /// The typed characters.
  private(set) var typed = ""
  /// The lines that fit what was typed.
  private(set) var found: [MenuEntry]
  /// The chosen one of them.
  private(set) var selected = 0
  /// The number of lines above the first one that shows.
  private var passed = 0

  init(_ entries: [MenuEntry]) { (all, found) = (entries, entries) }

  /// Takes a typed character.
  mutating func type(_ character: Character) {
    guard typed.count < Self.longestQuery else { return }
    search(typed + String(character))
  }

  /// Takes the last character back.
  mutating func eraseLast() { search(String(typed.dropLast())) }

  private mutating func search(_ text: String) {
    (typed, selected, passed) = (text, 0, 0)
    let fitting = all.filter { $0.matches(text) }
    let isFirst = { (entry: MenuEntry) in entry.words.lowercased().hasPrefix(text.lowercased()) }
    found = fitting.filter(isFirst) + fitting.filter { !isFirst($0) }
  }

  /// Goes to the next or the previous line, and from the last to the first.
  mutating func step(_ step: Int, in size: CGSize) {
    guard !found.isEmpty else { return }
    selected = (selected + step + found.count) % found.count
    let room = lines(in: size)
    passed = min(max(passed, selected - room + 1), selected)
  }

  /// Chooses a line that shows.
  mutating func select(_ index: Int) { selected = index }

  /// The chosen line; `nil` when nothing fits.
  var choice: MenuEntry? { found.indices.contains(selected) ? found[selected] : nil }

  // MARK: Place

  private func lines(in size: CGSize) -> Int {
    max(1, min(Self.mostLines, Int((size.height - 64 - Self.fieldHeight) / MenuMetrics.line)))
  }

  /// Returns the frame in a window, in points; its height stays while people type.
  func frame(in size: CGSize) -> CGRect {
    let width = min(440, size.width - 2 * MenuMetrics.margin)
    let height = Self.fieldHeight + CGFloat(min(lines(in: size), all.count)) * MenuMetrics.line + 4
    return CGRect(x: ((size.width - width) / 2).rounded(), y: 32, width: width, height: height)
  }

  /// Returns the lines that show, with their indices and frames.
  func shown(in size: CGSize) -> [(index: Int, frame: CGRect)] {
    let frame = frame(in: size)
    return (passed..<min(passed + lines(in: size), found.count)).map { index in
      let y = frame.minY + Self.fieldHeight + CGFloat(index - passed) * MenuMetrics.line
      return (index, CGRect(x: frame.minX, y: y, width: frame.width, height: MenuMetrics.line))
    }
  }

  /// Returns the line at a point; `nil` where there is none.
  func index(at point: CGPoint, in size: CGSize) -> Int? {
    shown(in: size).first { $0.frame.contains(point) }?.index
  }
}
