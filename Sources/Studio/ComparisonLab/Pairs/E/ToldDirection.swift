import LayoutGeometry

/// A direction that somebody was told, drawn as an arrow.
nonisolated enum ToldDirection: String, Sendable, Hashable {
  case left = "←"
  case right = "→"
  case up = "↑"
  case down = "↓"
  case none = "·"

  /// The opposite direction.
  var opposite: ToldDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    case .none: .none
    }
  }
}

extension OldAndNew.Horizontal {
  /// The arrow that the article's word stands for.
  nonisolated var arrow: ToldDirection {
    switch self {
    case .none: .none
    case .lead: .left
    case .tail: .right
    }
  }
}

extension OldAndNew.Vertical {
  /// The arrow that the article's word stands for.
  nonisolated var arrow: ToldDirection {
    switch self {
    case .none: .none
    case .top: .up
    case .bottom: .down
    }
  }
}
