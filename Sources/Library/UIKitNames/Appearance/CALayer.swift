public import CollectionViews
public import Foundation
import ScreenInterface
public import UIKitBase

/// The corners, the border, the shadow and the transform of a view.
///
/// UIKit counterpart: `CALayer`. There are no layers: this is another way to set a view's own properties. A layer that
/// a program creates has a view of its own, which `addSublayer(_:)` adds to the view of the other layer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  final unowned let view: View
  /// The view of a layer that a program has created; `nil` for the layer of a view.
  private let ownView: View?
  final var inner: [CALayer] = []
  /// The layer around a layer that a program has created; `nil` for none.
  public internal(set) final weak var superlayer: CALayer?
  final var shadow = (
    color: DynamicColor.black, opacity: Float(0), offset: CGSize(width: 0, height: -3), radius: CGFloat(3)
  )
  private var space = CATransform3DIdentity
  private var border: DynamicColor = .black
  private var width: CGFloat = 0

  /// Creates a layer that `addSublayer(_:)` adds to another one.
  public override init() {
    let made = View(frame: .zero)
    made.isUserInteractionEnabled = false
    (view, ownView) = (made, made)
  }

  /// Creates a layer that is painted by a view.
  init(paintedBy view: View) {
    view.isUserInteractionEnabled = false
    (self.view, ownView) = (view, view)
  }

  /// True for a layer that a program has created.
  final var isOwn: Bool { ownView != nil }

  init(of view: View) {
    (self.view, ownView) = (view, nil)
    if view.decoration.borderColor != nil {
      (border, width) = (view.decoration.borderColor ?? .black, view.decoration.borderWidth)
    }
  }

  /// The radius of the corners, in points; default 0.
  public var cornerRadius: CGFloat {
    get { view.decoration.cornerRadius }
    set {
      view.decoration.cornerRadius = max(0, newValue)
      (view as? ImageView)?.cornerRadius = max(0, newValue)
    }
  }

  /// The shape of the corners; it has no effect.
  public var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are round; default all.
  ///
  /// A shadow has all of them.
  public var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(view.decoration.roundedCorners.rawValue)) }
    set { view.decoration.roundedCorners = RectCorners(rawValue: UInt8(newValue.rawValue & 15)) }
  }

  /// The width of the border inside the edge, in points; default 0.
  public var borderWidth: CGFloat {
    get { width }
    set {
      width = max(0, newValue)
      applyBorder()
    }
  }

  /// The colour of the border; default black.
  public var borderColor: CGColor? {
    get { border.cgColor }
    set {
      border = newValue?.color ?? .clear
      applyBorder()
    }
  }

  private func applyBorder() {
    view.decoration.borderColor = width > 0 ? border : nil
    view.decoration.borderWidth = width
  }

  /// The fill of the view.
  public var backgroundColor: CGColor? {
    get { view.backgroundColor?.cgColor }
    set { view.backgroundColor = newValue?.color }
  }

  /// The colour of the shadow; default black.
  public var shadowColor: CGColor? {
    get { shadow.color.cgColor }
    set {
      shadow.color = newValue?.color ?? .clear
      applyShadow()
    }
  }

  /// The opacity of the shadow, 0…1; default 0.
  public var shadowOpacity: Float {
    get { shadow.opacity }
    set {
      shadow.opacity = newValue
      applyShadow()
    }
  }

  /// The displacement of the shadow, in points; default 3 upwards.
  public var shadowOffset: CGSize {
    get { shadow.offset }
    set {
      shadow.offset = newValue
      applyShadow()
    }
  }

  /// The blur of the shadow, in points; default 3.
  public var shadowRadius: CGFloat {
    get { shadow.radius }
    set {
      shadow.radius = newValue
      applyShadow()
    }
  }

  /// The outline of the shadow; it has no effect.
  public var shadowPath: Any?

  private func applyShadow() {
    view.decoration.shadow = shadowLook(shadow.color, shadow.opacity, shadow.offset, shadow.radius)
  }

  /// Returns the value of a property that only some layers have; `nil` where this one has it not.
  func value(of property: LayerProperty) -> LayerValue? { nil }

  /// Shows a value of such a property, or that of the property itself again.
  func show(_ value: LayerValue?, as property: LayerProperty) {}

  /// True when what lies outside the bounds is cut off; default false.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }

  /// The opacity of the view, 0…1; default 1.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }

  /// True when the view is not painted; default false.
  public var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }

  /// The transform in space, painted as it is seen from in front; default identity.
  public var transform: CATransform3D {
    get { space }
    set {
      space = newValue
      view.transform = newValue.projection
    }
  }

  /// The point of the view about which it is transformed, and which `position` places, 0…1; default the middle.
  public var anchorPoint: CGPoint {
    get { view.anchorPoint }
    set { view.anchorPoint = newValue }
  }
  /// The stacking order among siblings; it has no effect, the order of the subviews counts.
  public var zPosition: CGFloat = 0

  /// The rectangle in the view's own coordinates.
  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }

  /// The rectangle in the superview's coordinates.
  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }

  /// The place of the anchor point in the superview's coordinates.
  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }

  /// True when the layer is kept as a picture; it has no effect.
  public var shouldRasterize = false
  /// The scale of that picture; it has no effect.
  public var rasterizationScale: CGFloat = 1
  /// The number of device pixels in a point; it has no effect.
  public var contentsScale: CGFloat = 1
  /// A name by which a program finds the layer; default none.
  public var name: String?
  /// True when edges are smoothed; it has no effect.
  public var allowsEdgeAntialiasing = false

  /// Requests another drawing, which happens in every frame anyway.
  public func setNeedsDisplay() {}

  /// Requests the layout of the view.
  public func setNeedsLayout() { view.setNeedsLayout() }

  /// Called to lay out the layers inside: not there.
  @available(*, unavailable, message: "Override layoutSubviews() of the view.")
  open func layoutSublayers() {}

  /// Returns the animation of a property: not there.
  @available(*, unavailable, message: "Layers do not animate by themselves: use UIView.animate.")
  open func action(forKey event: String) -> (any CAAction)? { nil }

  /// Returns true when a property needs another drawing: not there.
  @available(*, unavailable, message: "Layers do not animate by themselves: use UIView.animate.")
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Creates a copy for an animation: not there.
  @available(*, unavailable, message: "Layers do not animate by themselves: use UIView.animate.")
  public init(layer: Any) {
    let made = View(frame: .zero)
    (view, ownView) = (made, made)
  }
}

/// The shape of round corners.
///
/// UIKit counterpart: `CALayerCornerCurve`.
public nonisolated struct CALayerCornerCurve: Sendable, Hashable {
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(isContinuous: false)
  /// A curve whose bend changes gradually.
  public static let continuous = CALayerCornerCurve(isContinuous: true)
  private let isContinuous: Bool
}

/// A set of corners.
///
/// UIKit counterpart: `CACornerMask`.
public nonisolated struct CACornerMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The left corner at the top.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The right corner at the top.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The left corner at the bottom.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The right corner at the bottom.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension View {
  /// The corners, the border, the shadow and the transform of the view.
  public var layer: CALayer {
    if let known = attachments.object(of: CALayer.self) { return known }
    let made: CALayer =
      switch type(of: self).layerClass {
      case is CAGradientLayer.Type: CAGradientLayer(of: self)
      case is CAShapeLayer.Type: CAShapeLayer(of: self)
      default: CALayer(of: self)
      }
    attachments.keep(made, as: CALayer.self)
    return made
  }

  /// The transform in space, painted as it is seen from in front; default identity.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
