public import Foundation

/// How a movement is spread over its time.
public nonisolated enum GestureEasing: String, Sendable, Hashable, CaseIterable {
  /// At one speed.
  case linear
  /// Slow at first: t².
  case easeIn
  /// Slow at last: 1 − (1 − t)².
  case easeOut
  /// Slow at both ends: 3t² − 2t³.
  case easeInOut

  /// The share of the way that is done after the share `time` of the time, both 0…1.
  public func progress(at time: CGFloat) -> CGFloat {
    switch self {
    case .linear: time
    case .easeIn: time * time
    case .easeOut: 1 - (1 - time) * (1 - time)
    case .easeInOut: time * time * (3 - 2 * time)
    }
  }
}
