package import Foundation
import LayoutGeometry

/// The layout of the texts and the two sides of a pair in a window.
///
/// The sides have the width for which their stroke was made, if it fits. A side that can grow uses the height
/// of a tall window, and a wide window has its texts beside the sides.
package nonisolated struct PairLayout: Sendable, Hashable {
  /// The smallest and the largest width of texts beside the sides, in points.
  private static let columns: ClosedRange<CGFloat> = 320...460
  /// The largest height of texts above the sides, in points.
  private static let mostWords: CGFloat = 190

  /// The frame of the texts.
  let words: CGRect
  /// True when the texts are beside the sides.
  let isColumn: Bool
  /// The frames of the numbers, the naive side's first.
  let readings: [CGRect]
  /// The frames of the screens, the naive side's first.
  let screens: [CGRect]
  /// The fraction of its own size that a screen has, 0…1 on each axis.
  let share: CGSize
  /// The spacing of the parts.
  let room: PairDensity

  /// Lays out screens of `wanted` size, no taller than `most` points, side by side where the window is wide enough.
  init(_ wanted: CGSize, growingTo most: CGFloat = 0, measures: Int = 1, in window: CGSize) {
    let most = max(most, wanted.height)
    let isBeside =
      window.width >= 2 * wanted.width + 3 * PairDensity.ample.gap || window.width > window.height
    let rows: CGFloat = isBeside ? 1 : 2
    func rest(_ room: PairDensity, words: CGFloat) -> CGFloat {
      (window.height - words - rows * (room.readingHeight(measures: measures) + room.gap)) / rows
    }
    let room =
      PairDensity.allCases.first { rest($0, words: $0.wordsHeight) >= wanted.height } ?? .tight
    let gap = room.gap
    let column = window.width - 2 * wanted.width - 5 * gap
    isColumn = isBeside && column >= Self.columns.lowerBound
    let above = isColumn ? gap : room.wordsHeight
    let free = CGSize(
      width: isBeside ? (window.width - 3 * gap) / 2 : window.width - 2 * gap,
      height: rest(room, words: above))
    let size = CGSize(
      width: max(1, min(wanted.width, free.width).rounded(.down)),
      height: max(1, min(isBeside ? most : wanted.height, free.height).rounded(.down)))
    let readingHeight = room.readingHeight(measures: measures)
    let screensHeight = rows * (readingHeight + size.height + gap)
    // Texts above the sides use the remaining height, as far as they need it.
    let wordsHeight =
      isColumn || isBeside
      ? above : min(max(above, window.height - screensHeight), Self.mostWords).rounded(.down)
    let width = (3 - rows) * size.width + (2 - rows) * gap
    let columnWidth = isColumn ? min(column, Self.columns.upperBound) : 0
    let left = ((window.width - width - (isColumn ? columnWidth + 2 * gap : 0)) / 2).rounded()
    let top = max(0, ((window.height - wordsHeight - screensHeight) / 3).rounded(.down))
    let first = CGPoint(x: left + (isColumn ? columnWidth + 2 * gap : 0), y: top + wordsHeight)
    words =
      isColumn
      ? CGRect(x: left, y: first.y, width: columnWidth, height: screensHeight - gap)
      : CGRect(x: left, y: top, width: max(width, window.width - 2 * left), height: wordsHeight)
    readings = (0..<2).map { index in
      CGRect(
        x: first.x + (isBeside ? CGFloat(index) * (size.width + gap) : 0),
        y: first.y + (isBeside ? 0 : CGFloat(index) * (readingHeight + size.height + gap)),
        width: size.width, height: readingHeight)
    }
    screens = readings.map { CGRect(x: $0.minX, y: $0.maxY, width: size.width, height: size.height) }
    share = CGSize(width: size.width / wanted.width, height: min(1, size.height / wanted.height))
    self.room = room
  }

  /// The size of the lab's window by default, in points.
  package static let defaultWindow = CGSize(width: 960, height: 720)

  /// Returns the size of the window in which a pair is measured: both screens at their own size, side by side.
  static func window(for wanted: CGSize, measures: Int = 1) -> CGSize {
    let room = PairDensity.ample
    return CGSize(
      width: 2 * wanted.width + 3 * room.gap,
      height: room.wordsHeight + room.readingHeight(measures: measures) + wanted.height + room.gap)
  }
}

extension LabPair {
  /// Returns the layout of the pair's texts and sides in a window.
  func layout(in window: CGSize) -> PairLayout {
    PairLayout(
      setting.size, growingTo: setting.grows ? 2 * setting.size.height : 0, measures: measures.count,
      in: window)
  }
}

/// The spacing of a pair's window: the smaller the window, the closer its parts.
nonisolated enum PairDensity: Sendable, Hashable, CaseIterable {
  case ample
  case close
  case tight

  /// The margin around all parts, in points.
  var gap: CGFloat {
    switch self {
    case .ample: 16
    case .close: 8
    case .tight: 6
    }
  }

  /// The smallest height of the texts above the sides, in points.
  var wordsHeight: CGFloat {
    switch self {
    case .ample: 132
    case .close: 112
    case .tight: 62
    }
  }

  /// The height of the caption and the main number above a side, in points.
  var mainHeight: CGFloat {
    switch self {
    case .ample: 76
    case .close: 58
    case .tight: 42
    }
  }

  /// The height of the line of each further measure, in points.
  var lineHeight: CGFloat { self == .tight ? 17 : 20 }

  /// Returns the height of the numbers above each side, in points.
  func readingHeight(measures count: Int) -> CGFloat { mainHeight + lineHeight * CGFloat(count - 1) }
}
