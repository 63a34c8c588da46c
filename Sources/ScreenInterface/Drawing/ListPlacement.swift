public import Foundation

/// Where a display list stands inside a larger one.
public struct ListPlacement: Sendable, Hashable {
  /// What the elements are named after: `a` makes `hero/card/0` into `a/hero/card/0`.
  public var name: String
  /// The rectangle that the list fills, in points of the larger one; nothing is painted outside.
  public var frame: CGRect
  /// Points of the larger list for one of the smaller, more than 0.
  public var scale: CGFloat

  /// Creates a placement; the scale defaults to 1.
  public init(_ name: String, frame: CGRect, scale: CGFloat = 1) {
    self.name = name
    self.frame = frame
    self.scale = scale
  }

  /// A point of the larger list in the smaller one's coordinates.
  public func inner(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
  }

  /// A rectangle of the smaller list in the larger one's coordinates.
  public func outer(_ rect: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + rect.minX * scale, y: frame.minY + rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }
}

extension DrawCommand {
  /// The command as part of a larger list, on behalf of `element`.
  ///
  /// Lengths of every kind are scaled; text keeps its measured proportions, so nothing is measured anew.
  public func placed(by placement: ListPlacement, as element: ElementID) -> DrawCommand {
    let clip = placement.outer(clip).intersection(placement.frame)
    var command = DrawCommand(
      content.scaled(by: placement.scale), element: element, order: order, frame: placement.outer(frame),
      clip: clip.isNull ? CGRect(origin: placement.frame.origin, size: .zero) : clip)
    command.opacity = opacity
    return command
  }
}

extension DrawCommand.Content {
  /// The same with every length multiplied by `scale`.
  func scaled(by scale: CGFloat) -> DrawCommand.Content {
    switch self {
    case .fill(let color, let radius): return .fill(color, cornerRadius: radius * scale)
    case .stroke(let color, let width, let radius):
      return .stroke(color, width: width * scale, cornerRadius: radius * scale)
    case .shadow(let color, let blur, let radius):
      return .shadow(color, blur: blur * scale, cornerRadius: radius * scale)
    case .gradient(let start, let end, let axis, let radius):
      return .gradient(start, end, axis, cornerRadius: radius * scale)
    case .text(let line, let color):
      var small = line
      small.style.size *= scale
      small.width *= scale
      return .text(small, color)
    case .picture(let picture, let radius): return .picture(picture, cornerRadius: radius * scale)
    case .difference, .symbol: return self
    }
  }
}
