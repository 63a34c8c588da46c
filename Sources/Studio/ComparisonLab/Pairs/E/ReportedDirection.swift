import LayoutGeometry

/// A reported direction, drawn as an arrow.
nonisolated enum ReportedDirection: String, Sendable, Hashable {
  case left = "←"
  case right = "→"
  case up = "↑"
  case down = "↓"
  case none = "·"

  /// The opposite direction.
  var opposite: ReportedDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    case .none: .none
    }
  }
}

extension OffsetComparison.HorizontalWord {
  /// The arrow for the article's direction.
  nonisolated var arrow: ReportedDirection {
    switch self {
    case .none: .none
    case .lead: .left
    case .tail: .right
    }
  }
}

extension OffsetComparison.VerticalWord {
  /// The arrow for the article's direction.
  nonisolated var arrow: ReportedDirection {
    switch self {
    case .none: .none
    case .top: .up
    case .bottom: .down
    }
  }
}
