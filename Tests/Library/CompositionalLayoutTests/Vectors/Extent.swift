import Foundation
import LayoutGeometry

/// A width, a height or a distance in the notation of the vectors.
///
/// `w0.5` and `h0.5` are fractions of the container, `~50` is an estimate, `50` points; among distances `12+`
/// may grow.
struct Extent {
  enum Kind { case ofWidth, ofHeight, points, estimate }

  var kind: Kind
  var number: CGFloat
  var grows: Bool

  init(_ text: String) {
    grows = text.hasSuffix("+")
    switch text.first {
    case "w": kind = .ofWidth
    case "h": kind = .ofHeight
    case "~": kind = .estimate
    default: kind = .points
    }
    let digits = text.drop { "wh~".contains($0) }.prefix { $0 != "+" }
    number = Double(digits).map { CGFloat($0) } ?? .nan
  }

  /// Returns the extent in points, in a container of `size`; `measured` stands in for an estimate.
  func points(in size: CGSize, measured: CGFloat? = nil) -> CGFloat {
    switch kind {
    case .ofWidth: number * size.width
    case .ofHeight: number * size.height
    case .points: number
    case .estimate: measured ?? number
    }
  }
}
