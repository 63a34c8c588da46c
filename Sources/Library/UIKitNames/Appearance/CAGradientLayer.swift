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

/// The view that paints a gradient.
private final class GradientView: View {
  var colors: [DynamicColor] = []
  var locations: [CGFloat]?
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
  private var drawn = DrawnPicture()
  /// The picture of the last colours, places and size: a row that moves paints it in each frame.
  private var known: (shades: [Color], stops: [CGFloat], ends: [CGPoint], drawing: DrawnPicture.Drawing)?

  /// The place of a colour between start and end, 0…1.
  private func place(of index: Int) -> CGFloat {
    let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
    return locations.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even
  }

  /// The gradient as a picture; `nil` for one that goes across or down, or has one colour.
  private func picture(_ shades: [Color]) -> DrawnPicture.Drawing? {
    // The sizes on the way of an animation are not drawn, each of which would take a picture of its own.
    let whole = CGRect(origin: bounds.origin, size: restingSize ?? bounds.size)
    guard start.x != end.x, start.y != end.y, shades.count > 1, whole.width >= 1, whole.height >= 1 else {
      return nil
    }
    let (stops, ends) = (shades.indices.map { place(of: $0).bounded(to: 0...1, or: 0) }, [start, end])
    if let known, known.drawing.frame == whole, known.shades == shades, known.stops == stops,
      known.ends == ends
    {
      return known.drawing
    }
    let path = ShapePicture.path(
      of: whole.size, from: start.bounded, to: end.bounded,
      colors: zip(shades, stops).map { (color: $0, place: $1) })
    let drawing = (picture: PictureReference(path: path), frame: whole)
    known = (shades, stops, ends, drawing)
    return drawing
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // In a reused cell a new view's look shows, not that of the former item.
    if context == nil { drawn = DrawnPicture() }
  }

  override func draw(with pen: inout DrawingContext) {
    guard let context, !colors.isEmpty else { return }
    var shades = colors.map { $0.resolved(with: context.traits) }
    if drawn.paint(picture(shades), filling: bounds, of: self, in: context, with: &pen) { return }
    let isAcross = abs(end.x - start.x) * bounds.width > abs(end.y - start.y) * bounds.height
    let axis: Axis = isAcross ? .horizontal : .vertical
    let (first, last) = isAcross ? (start.x, end.x) : (start.y, end.y)
    var stops = shades.indices.map { first + (last - first) * place(of: $0) }
    if last < first {
      shades.reverse()
      stops.reverse()
    }
    func part(_ from: CGFloat, _ to: CGFloat) -> CGRect? {
      let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
      guard to > from else { return nil }
      return isAcross
        ? CGRect(
          x: bounds.minX + from * bounds.width, y: bounds.minY, width: (to - from) * bounds.width,
          height: bounds.height)
        : CGRect(
          x: bounds.minX, y: bounds.minY + from * bounds.height, width: bounds.width,
          height: (to - from) * bounds.height)
    }
    if let stop = stops.first, let shade = shades.first, let area = part(0, stop) {
      pen.paint(.fill(shade, cornerRadius: 0), in: area, element: elementID)
    }
    for index in shades.indices.dropFirst() {
      guard let area = part(stops[index - 1], stops[index]) else { continue }
      pen.paint(
        .gradient(shades[index - 1], shades[index], axis, cornerRadius: 0), in: area, element: elementID)
    }
    if let stop = stops.last, let shade = shades.last, let area = part(stop, 1) {
      pen.paint(.fill(shade, cornerRadius: 0), in: area, element: elementID)
    }
  }
}
