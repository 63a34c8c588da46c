public import CollectionViews
import UIKitBase

extension View {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be pressed, and of symbols; default the superview's, blue for the outermost view.
  @_disfavoredOverload  // A button has one of its own.
  public var tintColor: UIColor! {
    get { attachments.tint ?? superview?.tintColor ?? .systemBlue }
    set {
      attachments.tint = newValue
      tintDidChange()
    }
  }

  private func tintDidChange() {
    tintColorDidChange()
    for view in subviews where view.attachments.tint == nil { view.tintDidChange() }
  }

  /// The way in which the tint colour is shown; it has no effect.
  public var tintAdjustmentMode: UIViewTintAdjustmentMode {
    get { .automatic }
    set { _ = newValue }
  }
}

/// The way in which a tint colour is shown.
///
/// UIKit counterpart: `UIView.TintAdjustmentMode`.
public nonisolated enum UIViewTintAdjustmentMode: Int, Sendable, Hashable {
  /// As the superview.
  case automatic
  /// As it is.
  case normal
  /// Fainter.
  case dimmed
}
