public import Constraints
public import Foundation
public import LayoutGeometry

/// The methods of views and controllers that code written for UIKit overrides and calls.
///
/// UIKit counterpart: `UIResponder` and `NSObject`, with what `UIView` adds for constraints. It is the superclass of
/// `View`, so that code with UIKit's names can override its methods; `import Orihon` alone does not show them.
@preconcurrency @MainActor
open class Responder: NSObject {
  /// Creates a responder.
  public override init() {}

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

  /// Called before the view comes into a shown tree, or leaves one, for which the window is `nil`.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The responder that is told what this one does not keep: the superview, or the controller of a view.
  open var next: Responder? { nil }

  // MARK: Touches

  /// Called with a press that has begun on the view or inside it; the default tells the next responder.
  ///
  /// UIKit counterpart: `touchesBegan(_:with:)`. It is called at once, also in a scroll view. Controls and scroll views
  /// pass nothing on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !(self is any TouchKeeping) { next?.touchesBegan(touches, with: event) }
  }

  /// Called with a press that has moved; the default tells the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !(self is any TouchKeeping) { next?.touchesMoved(touches, with: event) }
  }

  /// Called with a press that was released; the default tells the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !(self is any TouchKeeping) { next?.touchesEnded(touches, with: event) }
  }

  /// Called with a press that a scroll view or a recognizer took; the default tells the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !(self is any TouchKeeping) { next?.touchesCancelled(touches, with: event) }
  }

  /// Called when the device begins to be shaken: it is not called.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when the device has been shaken: it is not called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when the shaking of the device lasts too long: it is not called.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called with a press that begins on a control; it returns true to follow the press, as is the default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the press of a control has moved; it returns true to go on following the press, as is the default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the press of a control was released.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the press of a control was taken by a scroll view or lost.
  open func cancelTracking(with event: UIEvent?) {}

  /// Returns true when a point, in the view's own coordinates, counts as inside.
  ///
  /// UIKit counterpart: `point(inside:with:)`. In a scroll view the point counts from the view's edge.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  /// Returns the view at a point, in the view's own coordinates, that receives touches; `nil` for none.
  ///
  /// UIKit counterpart: `hitTest(_:with:)`. In a scroll view the point counts from the view's edge.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> Responder? { nil }

  // MARK: Painting

  /// Called to paint the text of a label; the default paints it in the rectangle.
  ///
  /// UIKit counterpart: `UILabel.drawText(in:)`. An override calls `super`, with a smaller rectangle for insets.
  open func drawText(in rect: CGRect) {}

  /// The insets between the view's frame and the rectangle that constraints align; it has no effect.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Called where Xcode shows the view: it is not called.
  open func prepareForInterfaceBuilder() {}

  /// The class of the view's layer: `CAGradientLayer` makes a gradient of it, any other has no effect.
  ///
  /// UIKit counterpart: `UIView.layerClass`.
  open class var layerClass: AnyClass { Responder.self }

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

  /// True when the responder gets keys first: always false, keys go to the focused control.
  open var isFirstResponder: Bool { false }

  /// True when the responder can give up keys; default true.
  open var canResignFirstResponder: Bool { true }

  /// True when the responder can become the first one; default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Does nothing, and returns whether the responder can become the first one.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Does nothing, and returns true: there is no keyboard to take away.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  // MARK: Not there

  /// Not there: views paint into a display list.
  @available(
    *, unavailable, message: "There is no CGContext: override draw(with:), or show views and pictures."
  )
  open func draw(_ rect: CGRect) {}

  /// Not there: a label is as large as its text.
  @available(
    *, unavailable, message: "Override intrinsicContentSize for the size, and drawText(in:) for the insets."
  )
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }

  /// Not there: there is no keyboard to show it above.
  @available(*, unavailable, message: "There is no text input: put the view into the controller's view.")
  open var inputAccessoryView: Responder? { nil }

  /// Not there: there is no keyboard to replace.
  @available(*, unavailable, message: "There is no text input: put the view into the controller's view.")
  open var inputView: Responder? { nil }

  /// Not there: a view with `accessibilityTraits` of a button is pressed like any.
  @available(
    *, unavailable,
    message: "A screen reader presses what a click presses: use a tap recognizer or a control."
  )
  open func accessibilityActivate() -> Bool { false }
}
