import CollectionViews
public import Foundation

/// What iOS code calls on layers and animations and what is not there: each says what to write instead.

extension CALayer {
  /// The place of the picture: not there.
  @available(*, unavailable, message: "Show a picture with UIImageView.")
  public var contentsGravity: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The part of the picture that is shown: not there.
  @available(*, unavailable, message: "Show a picture with UIImageView.")
  public var contentsRect: CGRect {
    get { .zero }
    set { _ = newValue }
  }

  /// The part of the picture that is stretched: not there.
  @available(*, unavailable, message: "Show a picture with UIImageView.")
  public var contentsCenter: CGRect {
    get { .zero }
    set { _ = newValue }
  }

  /// The depth of the point about which the layer turns: not there.
  @available(*, unavailable, message: "A view turns about its own plane: concatenate a translation along z.")
  public var anchorPointZ: CGFloat {
    get { 0 }
    set { _ = newValue }
  }

  /// True when the back is painted: not there.
  @available(*, unavailable, message: "Both sides are painted: hide the view when it is turned away.")
  public var isDoubleSided: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the y axis points upwards: not there.
  @available(*, unavailable, message: "The y axis points downwards: set a transform.")
  public var isGeometryFlipped: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The way in which the layer is mixed with what lies beneath: not there.
  @available(*, unavailable, message: "Layers are not filtered: put a view with a colour and an alpha above.")
  public var compositingFilter: Any? {
    get { nil }
    set { _ = newValue }
  }

  /// The filters of the layer: not there.
  @available(*, unavailable, message: "Layers are not filtered: put a view with a colour and an alpha above.")
  public var filters: [Any]? {
    get { nil }
    set { _ = newValue }
  }

  /// The filters of what lies beneath: not there.
  @available(*, unavailable, message: "Layers are not filtered: put a view with a colour and an alpha above.")
  public var backgroundFilters: [Any]? {
    get { nil }
    set { _ = newValue }
  }

  /// The object that paints the layer: not there.
  @available(
    *, unavailable, message: "Layers have no delegate: override draw(with:) and layoutSubviews() of the view."
  )
  public var delegate: AnyObject? {
    get { nil }
    set { _ = newValue }
  }

  /// The time at which the layer begins: not there.
  @available(*, unavailable, message: "Layers have no time of their own: there is the scene's clock.")
  public var beginTime: TimeInterval {
    get { 0 }
    set { _ = newValue }
  }

  /// Returns a time of the layer: not there.
  @available(*, unavailable, message: "Layers have no time of their own: there is the scene's clock.")
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }

  /// Returns a time of another layer: not there.
  @available(*, unavailable, message: "Layers have no time of their own: there is the scene's clock.")
  public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }

  /// Returns the layer at a point: not there.
  @available(*, unavailable, message: "Layers are not pressed: use hitTest(_:with:) of the view.")
  public func hitTest(_ p: CGPoint) -> CALayer? { nil }

  /// Paints the layer into a picture: not there.
  @available(*, unavailable, message: "There are no pictures of views: show a second view.")
  public func render(in ctx: CGContext?) {}

  /// Returns the size that the layer asks for: not there.
  @available(*, unavailable, message: "Layers have no size of their own: use sizeThatFits(_:) of the view.")
  public func preferredFrameSize() -> CGSize { .zero }

  /// The way in which a picture is made smaller: not there.
  @available(*, unavailable, message: "Pictures are scaled in one way: leave the filter out.")
  public var minificationFilter: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The way in which a picture is made greater: not there.
  @available(*, unavailable, message: "Pictures are scaled in one way: leave the filter out.")
  public var magnificationFilter: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The edges that are smoothed: not there.
  @available(*, unavailable, message: "Edges are always smoothed: leave the mask out.")
  public var edgeAntialiasingMask: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The part of the layer that is seen: not there.
  @available(*, unavailable, message: "Read the bounds of the scroll view around.")
  public var visibleRect: CGRect { .zero }
}

extension CATransaction {
  /// Sets the curve with which layers animate: not there.
  @available(
    *, unavailable,
    message: "Layers do not animate by themselves: give UIView.animate a curve by its options."
  )
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Returns the duration with which layers animate: not there.
  @available(
    *, unavailable,
    message: "Layers do not animate by themselves: give UIView.animate a curve by its options."
  )
  public static func animationDuration() -> TimeInterval { 0 }
}

// MARK: Names

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a transition: not there.
@available(*, unavailable, message: "There are no transitions of layers: animate their opacity.")
public nonisolated let kCATransition = ""

/// What a layer does when a property changes: not there.
@available(*, unavailable, message: "Layers do not animate by themselves: add a CABasicAnimation.")
public protocol CAAction {}

/// A kind of particle: not there.
@available(*, unavailable, message: "There are no particles: animate views.")
open class CAEmitterCell: AbsentObject {}
