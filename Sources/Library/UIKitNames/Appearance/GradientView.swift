import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import UIKitBase

/// The view that paints a gradient.
final class GradientView: View {
  var colors: [DynamicColor] = []
  var locations: [CGFloat]?
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
  /// What animations show in place of the values; `nil` where they show none.
  var shown: (colors: [DynamicColor]?, locations: [CGFloat]?, start: CGPoint?, end: CGPoint?) = (
    nil, nil, nil, nil
  )
  private var drawn = DrawnPicture()
  /// The picture of the last colours, places and size: a row that moves paints it in each frame.
  private var known: (shades: [Color], stops: [CGFloat], ends: [CGPoint], drawing: DrawnPicture.Drawing)?

  private var shownColors: [DynamicColor] { shown.colors ?? colors }
  private var shownStart: CGPoint { shown.start ?? start }
  private var shownEnd: CGPoint { shown.end ?? end }

  /// The place of a colour between start and end, 0…1.
  private func place(of index: Int) -> CGFloat {
    let even = shownColors.count > 1 ? CGFloat(index) / CGFloat(shownColors.count - 1) : 0
    return (shown.locations ?? locations).flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even
  }

  /// The gradient as a picture; `nil` for one that goes across or down, or has one colour.
  private func picture(_ shades: [Color]) -> DrawnPicture.Drawing? {
    // The sizes on the way of an animation are not drawn, each of which would take a picture of its own.
    let whole = CGRect(origin: bounds.origin, size: restingSize ?? bounds.size)
    guard shownStart.x != shownEnd.x, shownStart.y != shownEnd.y, shades.count > 1, whole.width >= 1,
      whole.height >= 1
    else {
      return nil
    }
    let (stops, ends) = (
      shades.indices.map { place(of: $0).bounded(to: 0...1, or: 0) }, [shownStart, shownEnd]
    )
    if let known, known.drawing.frame == whole, known.shades == shades, known.stops == stops,
      known.ends == ends
    {
      return known.drawing
    }
    let path = ShapePicture.path(
      of: whole.size, from: shownStart.bounded, to: shownEnd.bounded,
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
    guard let context, !shownColors.isEmpty else { return }
    var shades = shownColors.map { $0.resolved(with: context.traits) }
    if drawn.paint(picture(shades), filling: bounds, of: self, in: context, with: &pen) { return }
    let isAcross =
      abs(shownEnd.x - shownStart.x) * bounds.width > abs(shownEnd.y - shownStart.y) * bounds.height
    let axis: Axis = isAcross ? .horizontal : .vertical
    let (first, last) = isAcross ? (shownStart.x, shownEnd.x) : (shownStart.y, shownEnd.y)
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
