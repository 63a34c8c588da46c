public import Constraints
public import Foundation
public import LayoutGeometry
public import ScreenInterface
public import UIKitBase

/// A rectangle that shows content and may contain subviews.
///
/// UIKit counterpart: `UIView`. There is no layer, so `cornerRadius`, `shadow` and `border` are properties of the view.
@preconcurrency @MainActor
open class View: Responder {
  /// The stored properties.
  final var viewState = ViewState()

  /// The view that contains this one.
  public final internal(set) weak var superview: View?
  /// The views inside, from back to front.
  public final internal(set) var subviews: [View] = []
  /// The context shared by the whole tree; `nil` while the view is not in a shown tree.
  public final internal(set) weak var context: ViewContext?

  /// Creates a view; override this one in a subclass.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// What other modules keep with the view.
  package final var attachments: ViewAttachments {
    _read { yield viewState.attachments }
    _modify { yield &viewState.attachments }
  }

  // Both methods name the actor explicitly. With the class's `@preconcurrency` alone the symbols of methods that
  // mention `Sendable` differ from file to file, and a package that subclasses does not link (Swift 6.3).

  /// Returns the state that presses and keys have changed, for a snapshot of the scene; default nil.
  ///
  /// Override it together with `restoreInteraction(_:)` in a view that keeps such state. Content shown from a model
  /// belongs to the model.
  @MainActor open func interactionSnapshot() -> (any Sendable)? { nil }

  /// Restores the state that `interactionSnapshot()` returned.
  @MainActor open func restoreInteraction(_ snapshot: any Sendable) {}

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, before `transform`; limited to a billion points.
  ///
  /// UIKit counterpart: `frame`. The owner of the layout sets it: a cell sets its views' frames, the layout a cell's,
  /// and the root of a scene fills its window.
  open var frame: CGRect {
    get { placedFrame.offsetBy(dx: viewState.contentShift.x, dy: viewState.contentShift.y) }
    set {
      resize(to: newValue.size)
      center = newValue.point(at: viewState.anchor)
    }
  }

  /// The rectangle in the view's own coordinates; limited to a billion points.
  ///
  /// UIKit counterpart: `bounds`. A new size is applied about the middle; a new origin moves the content in the
  /// opposite direction. In a scroll view the origin is the content offset.
  open var bounds: CGRect {
    get { viewState.bounds }
    set {
      resize(to: newValue.size)
      viewState.bounds.origin = newValue.origin.bounded
    }
  }

  /// The rectangle of the view in the coordinates used for painting and hit testing.
  ///
  /// It equals the bounds, except in a scroll view: there its origin is zero however far it has scrolled.
  package final var box: CGRect { viewState.bounds }

  private func resize(to size: CGSize) {
    let size = size.bounded
    guard viewState.bounds.size != size else { return }
    animateSize(from: viewState.bounds.size, to: size)
    let former = viewState.bounds.size
    viewState.bounds.size = size
    resizeSubviews(from: former)
    setNeedsLayout()
    viewState.attachments.propertyObserver?.geometryDidChange(of: self)
  }

  /// The middle in the superview's coordinates.
  open var center: CGPoint {
    get { viewState.center + viewState.contentShift }
    set {
      let center = (newValue - viewState.contentShift).bounded
      guard viewState.center != center else { return }
      animateCenter(from: viewState.center, to: center)
      viewState.center = center
      viewState.attachments.propertyObserver?.geometryDidChange(of: self)
    }
  }

  /// The transform about the anchor point, which is the middle; default identity.
  open var transform: CGAffineTransform {
    get { viewState.transform }
    set {
      animateTransform(from: viewState.transform, to: newValue)
      viewState.transform = newValue
    }
  }

  // MARK: Appearance

  /// The opacity of the view and everything inside, 0…1; default 1.
  open var alpha: CGFloat {
    get { viewState.alpha }
    set {
      animateAlpha(from: viewState.alpha, to: newValue)
      viewState.alpha = newValue
    }
  }

  /// True when the view and everything inside is not painted; default false.
  open var isHidden: Bool {
    get { viewState.isHidden }
    set {
      guard viewState.isHidden != newValue else { return }
      viewState.isHidden = newValue
      viewState.attachments.contentSizeObserver?.structureDidChange()
    }
  }

  /// True when content beyond the bounds is clipped, at the corners along `cornerRadius`; default false.
  open var clipsToBounds: Bool {
    get { viewState.clipsToBounds }
    set { viewState.clipsToBounds = newValue }
  }

  /// The width and the height clipped at each side, as by a mask about the middle; default zero.
  ///
  /// The decoration and the hit area are limited to the remaining part; the content keeps its size and place.
  package final var hiddenMargin: CGSize {
    get { viewState.hiddenMargin }
    set { viewState.hiddenMargin = newValue }
  }

  /// The fill, corners, border and shadow.
  public var decoration: Decoration {
    get { viewState.decoration }
    set { viewState.decoration = newValue }
  }

  /// The fill; default none.
  open var backgroundColor: DynamicColor? {
    get { viewState.decoration.backgroundColor }
    set {
      animateFill(from: viewState.decoration.backgroundColor, to: newValue)
      viewState.decoration.backgroundColor = newValue
    }
  }

  /// True when the view and its descendants receive pointer events; default true.
  open var isUserInteractionEnabled: Bool {
    get { viewState.isUserInteractionEnabled }
    set { viewState.isUserInteractionEnabled = newValue }
  }

  // MARK: Identity

  /// The path that names the view in draw lists, masks and logs; set on the root of a shown tree.
  public var elementID: ElementID {
    get { viewState.elementID }
    set {
      guard viewState.elementID != newValue else { return }
      viewState.elementID = newValue
      for view in subviews { view.inheritElementID(from: newValue) }
    }
  }

  /// The view's own part of the path below its superview's; default its position among the subviews.
  package var elementName: String? {
    get { viewState.elementName }
    set {
      viewState.elementName = newValue
      if let superview { inheritElementID(from: superview.elementID) }
    }
  }

  // MARK: Tree

  /// Adds a view above the others.
  open func addSubview(_ view: View) { addOwnSubview(view) }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    (viewState.attachments.contentSizeObserver ?? parent.attachments.layoutEngine)?.structureDidChange()
    move(to: nil)
    didMoveToSuperview()
  }

  /// Called when the view has joined another tree or left one.
  func didMove(from former: ViewContext?) {}

  /// Sets the frames of the subviews; override it.
  open func layoutSubviews() {}

  /// Returns true when a point, in the view's own coordinates, counts as inside.
  ///
  /// Override it to enlarge the hit area.
  open func point(inside point: CGPoint) -> Bool { box.contains(point) }

  /// Returns true when a point counts as inside: as by `point(inside:)`, which code without UIKit's names overrides.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { self.point(inside: point) }

  /// Returns the foremost view at a point of this view that receives touches; `nil` for none.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> View? {
    foremost(at: point, for: event)
  }

  open override func drawText(in rect: CGRect) { paintText(in: rect) }

  /// Paints the text of a label in a rectangle.
  func paintText(in rect: CGRect) {}

  /// The controller of the view, else the superview.
  open override var next: Responder? { attachments.lifeObserver as? Responder ?? superview }

  /// Called after the traits of the scene have changed; `nil` where the former ones are not known.
  ///
  /// UIKit counterpart: `traitCollectionDidChange(_:)`.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Not there: the view is told afterwards.
  @available(*, unavailable, message: "Override didMoveToSuperview(), which is called after the change.")
  open func willMove(toSuperview newSuperview: View?) {}

  /// Not there: the view itself adds its subviews.
  @available(*, unavailable, message: "Override addSubview(_:), and call super.")
  open func didAddSubview(_ subview: View) {}

  /// Not there: the subview is told.
  @available(*, unavailable, message: "Override removeFromSuperview() of the subview, and call super.")
  open func willRemoveSubview(_ subview: View) {}

  /// The subviews in painting order, the backmost first; override it together with `displaySubviews(with:)`.
  package var hitTestOrder: [View] { subviews }

  /// The role of the view for a pointer over it; it is read in every frame, so it needs no cast.
  package var role: ViewRole { .content }

  /// The size that suits the content; default `noIntrinsicMetric` for both lengths, which it does not determine.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the size that suits the view inside `size`; default its present size, or that of its constraints.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(
      near: targetSize, isWidthRequired: horizontalFittingPriority == .required,
      isHeightRequired: verticalFittingPriority == .required)
  }

  // MARK: Display

  /// Paints the view's own content above its decoration and below its subviews; override it.
  open func draw(with pen: inout DrawingContext) {}

  /// Paints the view and everything inside it.
  open func display(with pen: inout DrawingContext) {
    if viewState.isHidden { return }
    let model = presentAnimations()
    defer { if let model { endPresenting(model) } }
    if viewState.alpha <= 0 { return }
    pen.enter(placement) { pen in
      drawDecoration(with: &pen)
      cutCorners(with: &pen)
      draw(with: &pen)
      displaySubviews(with: &pen)
    }
  }

  /// True where the view's own content would cover its border, so that the view paints it itself.
  var paintsOwnBorder: Bool { false }

  /// True where the view paints a shape of its own on a clear ground, such as text: a box has no shadow then.
  var paintsOwnShape: Bool { false }

  /// Paints the subviews in their order; override it to paint in another.
  package func displaySubviews(with pen: inout DrawingContext) {
    for view in subviews { view.display(with: &pen) }
  }
}
