import Foundation
import LayoutGeometry

extension DrawCommand.Content {
  /// The most that a line is wide and a shadow reaches, in points.
  private static let extent: ClosedRange<CGFloat> = 0...10_000

  /// Whether every measure can be painted, as almost all can: asked of each command of a frame, and copies nothing.
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

  /// The same with measures that can be painted: numbers that are none, or beyond what a frame holds, come from scenes.
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
  /// The radius of a corner, at most the longer side: half the shorter one makes a capsule or a disc already.
  func boundedRadius(in size: CGSize) -> CGFloat {
    bounded(to: 0...Swift.max(size.width.bounded, size.height.bounded, 0), or: 0)
  }
}
