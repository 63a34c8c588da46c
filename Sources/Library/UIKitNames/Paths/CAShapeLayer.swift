import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface

/// A layer of a path that is filled and outlined.
///
/// UIKit counterpart: `CAShapeLayer`. What is set shows in the next frame; animations of it are drawn anew in each step.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private let shape = ShapeView(frame: .zero)

  /// Creates a layer without a path.
  public override init() { super.init(paintedBy: shape) }

  /// Creates the layer of a view, which is painted beneath its subviews.
  override init(of view: View) {
    super.init(of: view)
    shape.isUserInteractionEnabled = false
    shape.frame = view.bounds
    shape.attachments.autoresizing = [.width, .height]
    view.insertOwnSubview(shape, at: 0)
  }

  override func value(of property: LayerProperty) -> LayerValue? {
    switch property {
    case .strokeStart: LayerValue(strokeStart)
    case .strokeEnd: LayerValue(strokeEnd)
    case .lineWidth: LayerValue(lineWidth)
    case .fillColor: .one(SIMD8(fillColor?.color ?? .clear))
    case .strokeColor: .one(SIMD8(strokeColor?.color ?? .clear))
    default: nil
    }
  }

  override func show(_ value: LayerValue?, as property: LayerProperty) {
    shape.shown[property] = value.map { property == .strokeStart || property == .strokeEnd ? $0.inSteps : $0 }
  }

  /// The path, in the layer's own coordinates; default none.
  public var path: CGPath? {
    get { shape.path.map { CGPath($0) } }
    set { shape.path = newValue?.parts }
  }

  /// The colour inside; default black, `nil` for none.
  public var fillColor: CGColor? {
    get { shape.fill?.cgColor }
    set { shape.fill = newValue?.color }
  }

  /// The rule by which a part inside another one is a hole; default by the winding.
  public var fillRule: CAShapeLayerFillRule {
    get { shape.isEvenOdd ? .evenOdd : .nonZero }
    set { shape.isEvenOdd = newValue == .evenOdd }
  }

  /// The colour of the line; default none.
  public var strokeColor: CGColor? {
    get { shape.stroke?.cgColor }
    set { shape.stroke = newValue?.color }
  }

  /// The place at which the line begins, 0…1 of its length; default 0.
  public var strokeStart: CGFloat {
    get { shape.span.start }
    set { shape.span.start = newValue.bounded(to: 0...1, or: 0) }
  }

  /// The place at which the line ends, 0…1 of its length; default 1.
  public var strokeEnd: CGFloat {
    get { shape.span.end }
    set { shape.span.end = newValue.bounded(to: 0...1, or: 1) }
  }

  /// The width of the line, in points; default 1.
  public var lineWidth: CGFloat {
    get { shape.line.width }
    set { shape.line.width = max(0, newValue.bounded) }
  }

  /// The shape of the line's ends; default butt.
  public var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: shape.line.cap) }
    set { shape.line.cap = newValue.rawValue }
  }

  /// The shape of the line's corners; default miter.
  public var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: shape.line.join) }
    set { shape.line.join = newValue.rawValue }
  }

  /// The limit of pointed corners; it has no effect.
  public var miterLimit: CGFloat = 10

  /// The lengths of dashes and gaps, in points; default none, a whole line.
  public var lineDashPattern: [NSNumber]? {
    didSet {
      shape.line.dashes = (lineDashPattern ?? []).prefix(16).map { max(0, CGFloat($0.doubleValue).bounded) }
    }
  }

  /// The length by which the dashes begin earlier, in points; default 0.
  public var lineDashPhase: CGFloat {
    get { shape.line.phase }
    set { shape.line.phase = newValue.bounded }
  }
}

/// The view that paints a shape: as a picture, which is drawn anew when the shape has changed.
private final class ShapeView: View {
  // A screen sets the same path at each layout: only a change is drawn anew.
  var path: PathParts? { didSet { if path != oldValue { text = nil } } }
  var fill: DynamicColor? = .black { didSet { if fill != oldValue { text = nil } } }
  var isEvenOdd = false { didSet { if isEvenOdd != oldValue { text = nil } } }
  var stroke: DynamicColor? { didSet { if stroke != oldValue { text = nil } } }
  var line = ShapePicture.StrokedPath(.clear, "") { didSet { if line != oldValue { text = nil } } }
  var span: (start: CGFloat, end: CGFloat) = (0, 1) { didSet { if span != oldValue { text = nil } } }
  /// What animations show in place of the values.
  var shown: [LayerProperty: LayerValue] = [:] { didSet { if shown != oldValue { text = nil } } }
  /// The path of the picture, with its theme and its place; `nil` after a change.
  private var text: (isDark: Bool, picture: PictureReference, frame: CGRect)?
  private var drawn = DrawnPicture()

  private func picture(isDark: Bool) -> (picture: PictureReference, frame: CGRect)? {
    if let text, text.isDark == isDark { return (text.picture, text.frame) }
    guard let path, !path.steps.isEmpty else { return nil }
    let (fill, stroke) = (
      shown[.fillColor]?.numbers.color ?? fill, shown[.strokeColor]?.numbers.color ?? stroke
    )
    var line = line
    if let width = shown[.lineWidth] { line.width = max(0, CGFloat(width.numbers[0])) }
    var span = span
    if let start = shown[.strokeStart] { span.start = CGFloat(start.numbers[0]).bounded(to: 0...1, or: 0) }
    if let end = shown[.strokeEnd] { span.end = CGFloat(end.numbers[0]).bounded(to: 0...1, or: 1) }
    func color(_ color: DynamicColor?) -> Color? {
      color.map { isDark ? $0.dark : $0.light }.flatMap { $0.alpha > 0 ? $0 : nil }
    }
    // A pointed corner reaches further than half the width.
    let reach = stroke == nil ? 1 : line.width * (line.join == "miter" ? 2 : 1) + 1
    let frame = path.bounds.insetBy(dx: -reach, dy: -reach).integral
    let way = CGPoint(x: -frame.minX, y: -frame.minY)
    var (filled, stroked): (ShapePicture.FilledPath?, ShapePicture.StrokedPath?) = (nil, nil)
    if let color = color(fill) {
      filled = ShapePicture.FilledPath(color, path.text(movedBy: way))
      filled?.isEvenOdd = isEvenOdd
    }
    if let color = color(stroke), line.width > 0, span.end > span.start {
      let part = span == (0, 1) ? path : path.part(from: span.start, to: span.end)
      var made = line
      (made.color, made.path) = (color, part.text(movedBy: way))
      stroked = made
    }
    guard filled != nil || stroked != nil else { return nil }
    let text = ShapePicture.path(of: frame.size, fill: filled, stroke: stroked)
    let picture = PictureReference(path: text, fit: .whole)
    self.text = (isDark, picture, frame)
    return (picture, frame)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // In a reused cell a new view's look shows, not that of the former item.
    if context == nil { drawn = DrawnPicture() }
  }

  override func draw(with pen: inout DrawingContext) {
    guard let context else { return }
    let next = picture(isDark: context.traits.userInterfaceStyle == .dark).map {
      ($0.picture, $0.frame.offsetBy(dx: bounds.minX, dy: bounds.minY))
    }
    _ = drawn.paint(next, of: self, in: context, with: &pen)
  }
}

/// The rule by which a shape is filled.
///
/// UIKit counterpart: `CAShapeLayerFillRule`.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Creates a rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the winding: holes go round the other way.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Every second part inside another one is a hole.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a layer's line.
///
/// UIKit counterpart: `CAShapeLayerLineCap`.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Creates a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Rounded about the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut half the width behind the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a layer's line.
///
/// UIKit counterpart: `CAShapeLayerLineJoin`.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Creates a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
