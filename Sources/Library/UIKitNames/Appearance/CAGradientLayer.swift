import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface
import UIKitBase

/// A layer of colours that go over into each other.
///
/// UIKit counterpart: `CAGradientLayer`. A gradient that is neither across nor down is drawn as a picture; until it has
/// been, the colours go by the longer way.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  private let gradient = GradientView(frame: .zero)

  /// The kind of a gradient.
  ///
  /// UIKit counterpart: `CAGradientLayerType`.
  public nonisolated enum Kind: Sendable, Hashable {
    /// Along a line; every gradient is painted so.
    case axial
    /// Around a point; painted along a line.
    case radial
    /// In a circle; painted along a line.
    case conic
  }

  /// Creates a gradient without colours.
  public override init() {
    super.init(paintedBy: gradient)
    gradient.clipsToBounds = true
  }

  /// Creates the layer of a view, which fills it beneath its subviews.
  override init(of view: View) {
    super.init(of: view)
    gradient.clipsToBounds = true
    gradient.isUserInteractionEnabled = false
    gradient.frame = view.bounds
    gradient.attachments.autoresizing = [.width, .height]
    view.insertOwnSubview(gradient, at: 0)
    followCorners()
  }

  public override var cornerRadius: CGFloat { didSet { followCorners() } }

  public override var maskedCorners: CACornerMask { didSet { followCorners() } }

  private func followCorners() {
    guard view !== gradient else { return }
    gradient.decoration.cornerRadius = view.decoration.cornerRadius
    gradient.decoration.roundedCorners = view.decoration.roundedCorners
  }

  override func value(of property: LayerProperty) -> LayerValue? {
    switch property {
    case .colors: .many(gradient.colors.map { SIMD8($0) })
    case .locations: .many((locations ?? []).map { SIMD8($0.doubleValue, 0, 0, 0, 0, 0, 0, 0) })
    case .startPoint: LayerValue(startPoint.x, startPoint.y)
    case .endPoint: LayerValue(endPoint.x, endPoint.y)
    default: nil
    }
  }

  override func show(_ value: LayerValue?, as property: LayerProperty) {
    let point = value.map { CGPoint(x: $0.numbers[0], y: $0.numbers[1]) }
    switch property {
    case .colors: gradient.shown.colors = value?.list.map(\.color)
    case .locations: gradient.shown.locations = value?.list.map { CGFloat($0[0]) }
    case .startPoint: gradient.shown.start = point
    case .endPoint: gradient.shown.end = point
    default: break
    }
  }

  /// The colours, as `CGColor`; default none.
  public var colors: [Any]? {
    didSet {
      gradient.colors = (colors ?? []).compactMap { color in
        (color as? CGColor)?.color ?? color as? UIColor
      }
    }
  }

  /// The places of the colours on the way from start to end, 0…1; default evenly distributed.
  public var locations: [NSNumber]? {
    didSet { gradient.locations = locations?.map { CGFloat($0.doubleValue) } }
  }

  /// The start of the way, as fractions of the size; default the middle of the top edge.
  public var startPoint: CGPoint {
    get { gradient.start }
    set { gradient.start = newValue }
  }

  /// The end of the way, as fractions of the size; default the middle of the bottom edge.
  public var endPoint: CGPoint {
    get { gradient.end }
    set { gradient.end = newValue }
  }

  /// The kind; default axial, and every other is painted so.
  public var type = Kind.axial
}
