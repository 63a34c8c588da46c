public import Constraints
public import Foundation

/// The methods of views and controllers that code written for UIKit overrides and calls.
///
/// UIKit counterpart: `UIResponder` and `NSObject`, with what `UIView` adds for constraints. It is the superclass of
/// `View`, so that code with UIKit's names can override its methods; `import Orihon` alone does not show them.
@preconcurrency @MainActor
open class Responder {
  /// Creates a responder.
  public init() {}

  // MARK: Life

  /// Called once, before the view is first shown; there are no nib files.
  ///
  /// UIKit counterpart: `NSObject.awakeFromNib()`.
  open func awakeFromNib() {}

  /// Called after an observed property has changed.
  ///
  /// UIKit counterpart: `NSObject.observeValue(forKeyPath:of:change:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Tree

  /// Called after the view has got another superview.
  open func didMoveToSuperview() {}

  /// Called after the view has come into a shown tree, or has left one.
  open func didMoveToWindow() {}

  /// Called after the view's own tint colour or an inherited one has changed.
  open func tintColorDidChange() {}

  /// Called after the insets of the area that bars leave free have changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after the margins inside the view have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Constraints

  /// A width or height that the content does not determine: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// True when the view is always laid out by constraints; default false.
  ///
  /// UIKit counterpart: `requiresConstraintBasedLayout`. It has no effect: a constraint on a view is enough.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before constraints are solved, after `setNeedsUpdateConstraints()`; an override calls `super`.
  open func updateConstraints() {}

  /// Returns the size that the constraints inside the view give it, as near as possible to a size.
  ///
  /// UIKit counterpart: `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize { targetSize }

  // MARK: Focus

  /// True when the responder can become the first one; default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Does nothing, and returns whether the responder can become the first one.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Does nothing, and returns true: there is no keyboard to take away.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
