public import CollectionViews

/// The state of an animation.
///
/// UIKit counterpart: `UIViewAnimatingState`.
public nonisolated enum UIViewAnimatingState: Int, Sendable, Hashable {
  /// Not started, or over.
  case inactive
  /// Started, or scrubbed.
  case active
  /// Stopped, and not finished yet.
  case stopped
}

/// The position at which an animation ended.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable, Hashable {
  /// At its end.
  case end
  /// At its beginning.
  case start
  /// Somewhere between.
  case current
}

extension UIView {
  /// The curve of an animation.
  ///
  /// UIKit counterpart: `UIView.AnimationCurve`.
  public nonisolated enum AnimationCurve: Int, Sendable, Hashable {
    /// Slow, fast, slow.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At a constant speed.
    case linear

    var options: AnimationOptions {
      switch self {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    }
  }
}
