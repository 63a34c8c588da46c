import Foundation
import LayoutGeometry

/// Where the words and the two sides of a pair stand in a window.
nonisolated struct PairLayout: Sendable, Hashable {
  /// The room above the sides, for the name, the sentence and the keys, in points.
  static let wordsHeight: CGFloat = 108
  /// Returns the room above each side for its numbers, in points.
  @MainActor
  static func readingHeight(measures count: Int) -> CGFloat {
    76 + ReadingPanel.lineHeight * CGFloat(count - 1)
  }
  /// The room around everything, in points.
  static let gap: CGFloat = 16

  /// The frame of the words.
  let words: CGRect
  /// The frames of the numbers, the naive side's first.
  let readings: [CGRect]
  /// The frames of the screens, the naive side's first.
  let screens: [CGRect]
  /// How much of its own size a screen has got, 0…1 on each axis.
  let share: CGSize

  /// Lays out screens of `wanted` size, side by side where the window is wide enough.
  @MainActor
  init(_ wanted: CGSize, measures: Int = 1, in window: CGSize) {
    let gap = Self.gap
    let readingHeight = Self.readingHeight(measures: measures)
    let isBeside = window.width >= 2 * wanted.width + 3 * gap || window.width > window.height
    let columns: CGFloat = isBeside ? 2 : 1
    let rows = 3 - columns
    let free = CGSize(
      width: (window.width - (columns + 1) * gap) / columns,
      height: (window.height - Self.wordsHeight - rows * (readingHeight + gap)) / rows)
    let size = CGSize(
      width: max(1, min(wanted.width, free.width).rounded(.down)),
      height: max(1, min(wanted.height, free.height).rounded(.down)))
    let width = columns * size.width + (columns - 1) * gap
    let left = ((window.width - width) / 2).rounded()
    let height = Self.wordsHeight + rows * (readingHeight + size.height + gap)
    let top = max(0, ((window.height - height) / 3).rounded(.down))
    let room = max(width, window.width - 2 * left)
    words = CGRect(x: left, y: top, width: room, height: Self.wordsHeight)
    readings = (0..<2).map { index in
      CGRect(
        x: left + (isBeside ? CGFloat(index) * (size.width + gap) : 0),
        y: top + Self.wordsHeight
          + (isBeside ? 0 : CGFloat(index) * (readingHeight + size.height + gap)),
        width: size.width, height: readingHeight)
    }
    screens = readings.map { CGRect(x: $0.minX, y: $0.maxY, width: size.width, height: size.height) }
    share = CGSize(width: size.width / wanted.width, height: size.height / wanted.height)
  }

  /// The window in which a pair is counted: both screens at their own size, side by side.
  @MainActor
  static func window(for wanted: CGSize, measures: Int = 1) -> CGSize {
    CGSize(
      width: 2 * wanted.width + 3 * gap,
      height: wordsHeight + readingHeight(measures: measures) + wanted.height + gap)
  }
}
