public import Foundation

/// A timing function of a movement.
public nonisolated enum GestureEasing: String, Sendable, Hashable, CaseIterable {
  /// Constant speed.
  case linear
  /// Slow at the beginning: t².
  case easeIn
  /// Slow at the end: 1 − (1 − t)².
  case easeOut
  /// Slow at both ends: 3t² − 2t³.
  case easeInOut

  /// Returns the progress of the movement at the fraction `time` of its duration, both 0…1.
  public func progress(at time: CGFloat) -> CGFloat {
    switch self {
    case .linear: time
    case .easeIn: time * time
    case .easeOut: 1 - (1 - time) * (1 - time)
    case .easeInOut: time * time * (3 - 2 * time)
    }
  }
}
