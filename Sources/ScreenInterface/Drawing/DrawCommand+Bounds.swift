import Foundation
import LayoutGeometry

extension DrawCommand.Content {
  /// The range of a line's width and of a shadow's reach, in points.
  private static let extent: ClosedRange<CGFloat> = 0...10_000

  /// Returns true when every measure can be painted, as almost all can.
  ///
  /// It is called for each command of a frame, and copies nothing.
  func canBePainted(in size: CGSize) -> Bool {
    let longest = max(size.width, size.height)
    switch self {
    case .fill(_, let radius), .gradient(_, _, _, let radius), .picture(_, let radius):
      return radius >= 0 && radius <= longest
    case .stroke(_, let measure, let radius), .shadow(_, let measure, let radius):
      return radius >= 0 && radius <= longest && Self.extent.contains(measure)
    case .text, .difference, .symbol: return true
    }
  }

  /// Returns the content with measures that can be painted; scenes may give NaN or numbers beyond any frame.
  func bounded(in size: CGSize) -> DrawCommand.Content {
    switch self {
    case .fill(let color, let radius): .fill(color, cornerRadius: radius.boundedRadius(in: size))
    case .stroke(let color, let width, let radius):
      .stroke(
        color, width: width.bounded(to: Self.extent, or: 0), cornerRadius: radius.boundedRadius(in: size))
    case .shadow(let color, let blur, let radius):
      .shadow(color, blur: blur.bounded(to: Self.extent, or: 0), cornerRadius: radius.boundedRadius(in: size))
    case .gradient(let start, let end, let axis, let radius):
      .gradient(start, end, axis, cornerRadius: radius.boundedRadius(in: size))
    case .picture(let picture, let radius):
      .picture(picture, cornerRadius: radius.boundedRadius(in: size))
    case .text, .difference, .symbol: self
    }
  }
}

extension CGFloat {
  /// Returns the corner's radius, limited to the longer side (half the shorter side already makes a disc).
  func boundedRadius(in size: CGSize) -> CGFloat {
    bounded(to: 0...Swift.max(size.width.bounded, size.height.bounded, 0), or: 0)
  }
}
