import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The painter of the inspector: the element's outline, its distances, and a text box beside it.
struct InspectorPainter {
  private var painter: ChromePainter

  /// Draws the inspected element, and the loupe with its sampled pixels.
  static func draw(_ inspector: Inspector, _ sample: MagnifierPixels?, with painter: inout ChromePainter) {
    var own = InspectorPainter(painter: painter.take())
    own.draw(inspector, sample)
    swap(&painter, &own.painter)
  }

  private mutating func draw(_ inspector: Inspector, _ sample: MagnifierPixels?) {
    let reading = painter.reading
    let loupe = inspector.loupe(scale: reading.traits.displayScale)
    defer { if let loupe { painter.mark(loupe, sample) } }
    guard let id = reading.inspectedID(inspector), let element = reading.finder.inspect(id) else { return }
    let holder = element.holder.flatMap(reading.finder.frame)
    let redlines =
      inspector.measures
      ? Redline.around(
        element.frame, neighbours: reading.finder.neighbours(of: id),
        holder: holder ?? CGRect(origin: .zero, size: reading.size)) : []
    mark(element, redlines, avoiding: loupe?.box(in: reading.size) ?? .zero)
  }

  /// Outlines an element, draws its distances, and describes it in a box beside it that does not cover `taken`.
  private mutating func mark(_ element: InspectedElement, _ redlines: [Redline], avoiding taken: CGRect) {
    if element.holder != nil {
      painter.paint(
        .fill(painter.indigo.withOpacity(0.14), cornerRadius: 0), "tools/inspector/element", element.frame)
    }
    painter.paint(
      .stroke(painter.indigo, width: 1, cornerRadius: 0), "tools/inspector/element", element.frame)
    for (index, redline) in redlines.enumerated() {
      mark(redline, ElementID("tools/inspector/distance/\(index)"))
    }
    tag(InspectorTag(element), beside: element.frame, avoiding: taken)
  }

  private mutating func mark(_ redline: Redline, _ element: ElementID) {
    let across = CGPoint(along: 0, across: 4, on: redline.axis)
    for end in [redline.start, redline.end] { bar(from: end - across, to: end + across, element) }
    bar(from: redline.start, to: redline.end, element)
    let text = InspectorTag.number(redline.length)
    let size = CGSize(width: painter.reading.text.width(of: text, style: painter.style) + 8, height: 16)
    let middle = (redline.start + redline.end) * 0.5
    let shown = CGRect(origin: .zero, size: painter.reading.size).insetBy(
      dx: size.width / 2, dy: size.height / 2)
    let place = CGPoint(
      x: min(max(middle.x, shown.minX), shown.maxX), y: min(max(middle.y, shown.minY), shown.maxY))
    let frame = CGRect(
      x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
    painter.paint(.fill(painter.vermilionGround, cornerRadius: 3), element, frame)
    painter.write(
      text, at: CGPoint(x: frame.minX + 4, y: frame.midY - painter.style.lineHeight / 2), element,
      painter.onVermilion)
  }

  private mutating func bar(from start: CGPoint, to end: CGPoint, _ element: ElementID) {
    let frame = CGRect(
      x: min(start.x, end.x) - 0.5, y: min(start.y, end.y) - 0.5, width: abs(end.x - start.x) + 1,
      height: abs(end.y - start.y) + 1)
    painter.paint(.fill(painter.vermilion, cornerRadius: 0), element, frame)
  }

  private mutating func tag(_ tag: InspectorTag, beside element: CGRect, avoiding taken: CGRect) {
    let column =
      tag.lines.map { painter.reading.text.width(of: $0.name, style: painter.style) }.max().map { $0 + 12 }
      ?? 0
    let widest = tag.lines.map {
      column + painter.reading.text.width(of: $0.value, style: painter.style) + ($0.sample == nil ? 0 : 18)
    }
    var bold = painter.style
    bold.weight = .bold
    let content = max(widest.max() ?? 0, painter.reading.text.width(of: tag.title, style: bold))
    let size = CGSize(
      width: min(content + 24, painter.reading.size.width - 16),
      height: CGFloat(tag.lines.count + 1) * painter.style.lineHeight + 16)
    let frame = CGRect(origin: place(of: size, beside: element, avoiding: taken), size: size)
    painter.box(frame, "tools/inspector/tag")
    let width = size.width - 24
    var top = frame.minY + 8
    painter.write(
      painter.shortened(tag.title, width, bold: true), at: CGPoint(x: frame.minX + 12, y: top),
      "tools/inspector/tag",
      painter.ink,
      bold: true)
    for line in tag.lines {
      top += painter.style.lineHeight
      painter.write(line.name, at: CGPoint(x: frame.minX + 12, y: top), "tools/inspector/tag", painter.second)
      var left = frame.minX + 12 + column
      if let sample = line.sample {
        let square = CGRect(x: left, y: top + 3, width: 12, height: 12)
        painter.paint(.fill(sample, cornerRadius: 2), "tools/inspector/tag", square)
        painter.paint(.stroke(painter.rule, width: 1, cornerRadius: 2), "tools/inspector/tag", square)
        left += 18
      }
      painter.write(
        painter.shortened(line.value, frame.maxX - 12 - left), at: CGPoint(x: left, y: top),
        "tools/inspector/tag",
        painter.ink)
    }
  }

  /// Returns the first free position of a box: below the element, above it, or at the window's bottom or top.
  private func place(of size: CGSize, beside element: CGRect, avoiding taken: CGRect) -> CGPoint {
    let room = CGRect(origin: .zero, size: painter.reading.size).insetBy(dx: 8, dy: 8)
    let left = min(max(element.minX, room.minX), room.maxX - size.width)
    let tops = [element.maxY + 8, element.minY - 8 - size.height, room.maxY - size.height, room.minY]
    let frames = tops.map { CGRect(x: left, y: $0, width: size.width, height: size.height) }
    let free = frames.first { room.contains($0) && !$0.intersects(taken) }
    return (free ?? frames[2]).origin
  }
}

/// A distance line from an element's edge to the nearest neighbour beyond it, as in design tools.
struct Redline: Sendable, Hashable {
  /// The starting point: the middle of the element's edge, or of the part of it that faces the neighbour.
  var start: CGPoint
  /// The end point, on the edge of the neighbour or of the parent.
  var end: CGPoint
  /// The axis that the distance is measured on.
  var axis: Axis

  /// The length, in points.
  var length: CGFloat { abs(end[axis] - start[axis]) }

  /// Returns the distances of `frame` on its four sides.
  ///
  /// Each ends at the nearest of `neighbours` beyond that side, else at the edge of `holder`. A side less
  /// than half a point away from it has none.
  static func around(_ frame: CGRect, neighbours: [CGRect], holder: CGRect) -> [Redline] {
    Axis.allCases.flatMap { axis in
      [true, false].compactMap { isTowardsStart in
        side(frame, neighbours, holder, on: axis, isTowardsStart: isTowardsStart)
      }
    }
  }

  private static func side(
    _ frame: CGRect, _ neighbours: [CGRect], _ holder: CGRect, on axis: Axis, isTowardsStart: Bool
  ) -> Redline? {
    let edge = isTowardsStart ? frame.min(axis) : frame.max(axis)
    let across = axis.perpendicular
    var end = isTowardsStart ? holder.min(axis) : holder.max(axis)
    var middle = frame.mid(across)
    for other in neighbours {
      let low = Swift.max(frame.min(across), other.min(across))
      let high = Swift.min(frame.max(across), other.max(across))
      let near = isTowardsStart ? other.max(axis) : other.min(axis)
      let isBeyond = isTowardsStart ? near <= edge : near >= edge
      let isNearer = isTowardsStart ? near > end : near < end
      if low < high, isBeyond, isNearer { (end, middle) = (near, (low + high) / 2) }
    }
    let length = isTowardsStart ? edge - end : end - edge
    guard length >= 0.5 else { return nil }
    return Redline(
      start: CGPoint(along: edge, across: middle, on: axis),
      end: CGPoint(along: end, across: middle, on: axis),
      axis: axis)
  }
}
