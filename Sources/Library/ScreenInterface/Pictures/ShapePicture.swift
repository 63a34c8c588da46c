package import Foundation
import LayoutGeometry

/// A shape that is filled and outlined, or a gradient, referred to as a picture whose path says so.
///
/// UIKit counterpart: what a `CAShapeLayer` or a `CAGradientLayer` paints. A path is `shape:WIDTHxHEIGHT`, then `;fill=`
/// and `;stroke=`, each with its values between commas, the last of which is the path data of SVG; or `;gradient=` with
/// the ends of its line, and its colours with their places.
package enum ShapePicture {
  /// The rule by which a path is filled.
  package struct FilledPath: Sendable, Hashable {
    /// The colour.
    package var color: Color
    /// True where a part inside another one is a hole; default false, by the winding.
    package var isEvenOdd = false
    /// The path, as the path data of SVG.
    package var path: String

    /// Creates a fill.
    package init(_ color: Color, _ path: String) { (self.color, self.path) = (color, path) }
  }

  /// The line along a path.
  package struct StrokedPath: Sendable, Hashable {
    /// The colour.
    package var color: Color
    /// The path, as the path data of SVG.
    package var path: String
    /// The width of the line, in points.
    package var width: CGFloat = 1
    /// The shape of its ends: `butt`, `round` or `square`.
    package var cap = "butt"
    /// The shape of its corners: `miter`, `round` or `bevel`.
    package var join = "miter"
    /// The lengths of dashes and gaps, in points; none is a whole line.
    package var dashes: [CGFloat] = []
    /// The length by which the dashes begin earlier, in points.
    package var phase: CGFloat = 0

    /// Creates a line.
    package init(_ color: Color, _ path: String) { (self.color, self.path) = (color, path) }
  }

  /// The beginning of the path of a shape, which no file has.
  private static let scheme = "shape:"

  /// Returns the path of a shape in an area of a size, in points.
  package static func path(of size: CGSize, fill: FilledPath?, stroke: StrokedPath?) -> String {
    var path = "\(scheme)\(number(size.width))x\(number(size.height))"
    if let fill {
      path += ";fill=\(digits(of: fill.color)),\(fill.isEvenOdd ? "evenodd" : "nonzero"),\(fill.path)"
    }
    if let stroke {
      let dashes = stroke.dashes.map(number).joined(separator: " ")
      let values = [
        digits(of: stroke.color), number(stroke.width), stroke.cap, stroke.join, dashes, number(stroke.phase),
        stroke.path,
      ]
      path += ";stroke=" + values.joined(separator: ",")
    }
    return path
  }

  /// Returns the path of an area of a size, in points, that is filled by a gradient.
  ///
  /// The line from start to end is in fractions of the size, and so are the places of the colours along it.
  package static func path(
    of size: CGSize, from start: CGPoint, to end: CGPoint, colors: [(color: Color, place: CGFloat)]
  ) -> String {
    let ends = [start.x * size.width, start.y * size.height, end.x * size.width, end.y * size.height].map(
      number)
    let stops = colors.map { "\(digits(of: $0.color)) \(number($0.place * 100))" }
    return "\(scheme)\(number(size.width))x\(number(size.height));gradient="
      + (ends + stops).joined(separator: ",")
  }

  /// Returns a number with at most two digits behind the point.
  package static func number(_ value: CGFloat) -> String {
    let rounded = (value.bounded * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }

  private static func digits(of color: Color) -> String {
    String(format: "%02X%02X%02X%02X", color.red, color.green, color.blue, color.alpha)
  }

  /// Returns true for the path of a shape, false for that of a file.
  package static func isPath(_ path: String) -> Bool { path.hasPrefix(scheme) }

  /// Returns the drawing of the shape to which a path refers, as SVG; `nil` for the path of a file.
  package static func drawing(ofPath path: String) -> Data? {
    guard isPath(path) else { return nil }
    let parts = path.dropFirst(scheme.count).split(separator: ";")
    let size = parts.first?.split(separator: "x") ?? []
    guard size.count == 2 else { return nil }
    let shapes = parts.dropFirst().compactMap { part -> String? in
      let values = part.drop { $0 != "=" }.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
      return part.hasPrefix("fill")
        ? fill(values) : part.hasPrefix("stroke") ? stroke(values) : gradient(values, size)
    }
    let frame = "width=\"\(size[0])\" height=\"\(size[1])\" viewBox=\"0 0 \(size[0]) \(size[1])\""
    return Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(frame)>\(shapes.joined())</svg>".utf8)
  }

  private static func fill(_ values: [Substring]) -> String? {
    guard values.count == 3 else { return nil }
    return "<path d=\"\(values[2])\" \(paint("fill", values[0])) fill-rule=\"\(values[1])\"/>"
  }

  private static func stroke(_ values: [Substring]) -> String? {
    guard values.count == 7 else { return nil }
    let dashes =
      values[4].isEmpty ? "" : " stroke-dasharray=\"\(values[4])\" stroke-dashoffset=\"\(values[5])\""
    let line =
      "stroke-width=\"\(values[1])\" stroke-linecap=\"\(values[2])\" stroke-linejoin=\"\(values[3])\"\(dashes)"
    return "<path d=\"\(values[6])\" fill=\"none\" \(paint("stroke", values[0])) \(line)/>"
  }

  private static func gradient(_ values: [Substring], _ size: [Substring]) -> String? {
    guard values.count > 5 else { return nil }
    let stops = values.dropFirst(4).compactMap { stop -> String? in
      let parts = stop.split(separator: " ")
      guard parts.count == 2 else { return nil }
      return "<stop offset=\"\(parts[1])%\" \(paint("stop", parts[0], suffix: "-color"))/>"
    }
    // In a square that is stretched to the size, as on iOS: the corners beside the line have the middle colour. The
    // renderer draws across the line at right angles, and knows a stretched one by its transform alone.
    let whole = [size[0], size[1]].map { max(Double($0) ?? 1, 1e-3) }
    let parts = zip(values, whole + whole).map { (Double($0) ?? 0) / $1 * 100 }
    let ends = zip(["x1", "y1", "x2", "y2"], parts).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    let stretch = "gradientTransform=\"scale(\(whole[0] / 100) \(whole[1] / 100))\""
    let line =
      "<linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" \(stretch) \(ends)>\(stops.joined())</linearGradient>"
    return "<defs>\(line)</defs><rect width=\"\(size[0])\" height=\"\(size[1])\" fill=\"url(#g)\"/>"
  }

  private static func paint(_ what: String, _ digits: Substring, suffix: String = "") -> String {
    let opacity = Double(Int(digits.suffix(2), radix: 16) ?? 255) / 255
    return "\(what)\(suffix)=\"#\(digits.prefix(6))\" \(what)-opacity=\"\(opacity)\""
  }
}
