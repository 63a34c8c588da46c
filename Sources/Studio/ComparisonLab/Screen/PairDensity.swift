import Foundation

/// How much room a window leaves a pair besides its screens: the less there is, the closer everything stands.
nonisolated enum PairDensity: Sendable, Hashable, CaseIterable {
  case ample
  case close
  case tight

  /// The room around everything, in points.
  var gap: CGFloat {
    switch self {
    case .ample: 16
    case .close: 8
    case .tight: 6
    }
  }

  /// The least room for the words above the sides, in points.
  var wordsHeight: CGFloat {
    switch self {
    case .ample: 132
    case .close: 112
    case .tight: 62
    }
  }

  /// The room above a side for the line that says whose it is and for its main number, in points.
  var mainHeight: CGFloat {
    switch self {
    case .ample: 76
    case .close: 58
    case .tight: 42
    }
  }

  /// The height of the line of a further measure, in points.
  var lineHeight: CGFloat { self == .tight ? 17 : 20 }

  /// Returns the room above each side for its numbers, in points.
  func readingHeight(measures count: Int) -> CGFloat { mainHeight + lineHeight * CGFloat(count - 1) }
}
