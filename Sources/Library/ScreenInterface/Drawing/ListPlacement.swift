package import Foundation

/// The placement of a display list inside a larger one: its frame, scale and name.
package struct ListPlacement: Sendable, Hashable {
  /// The prefix of the elements' paths: `a` makes `hero/card/0` into `a/hero/card/0`.
  package var name: String
  /// The rectangle that the list fills, in points of the larger list; nothing is painted outside.
  package var frame: CGRect
  /// The length in the larger list of one point of the smaller, more than 0.
  package var scale: CGFloat

  /// Creates a placement; the scale defaults to 1.
  package init(_ name: String, frame: CGRect, scale: CGFloat = 1) {
    self.name = name
    self.frame = frame
    self.scale = scale
  }

  /// Converts a point of the larger list to the smaller one's coordinates.
  package func inner(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
  }

  /// Converts a rectangle of the smaller list to the larger one's coordinates.
  package func outer(_ rect: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + rect.minX * scale, y: frame.minY + rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }
}

extension DrawCommand {
  /// Returns the command as part of a larger list, named `element`.
  ///
  /// Lengths of every kind are scaled; text keeps its measured proportions, so nothing is measured again.
  package func placed(by placement: ListPlacement, as element: ElementID) -> DrawCommand {
    let clip = placement.outer(clip).intersection(placement.frame)
    var command = DrawCommand(
      content.scaled(by: placement.scale), element: element, order: order, frame: placement.outer(frame),
      clip: clip.isNull ? CGRect(origin: placement.frame.origin, size: .zero) : clip)
    command.opacity = opacity
    if let rounding {
      command.round(
        by: RoundedClip(placement.outer(rounding.frame), radius: rounding.radius * placement.scale))
    }
    return command
  }
}

extension DrawCommand.Content {
  /// Returns the content with every length multiplied by `scale`.
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
