import Foundation

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
