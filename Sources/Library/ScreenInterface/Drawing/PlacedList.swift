package import Foundation
import LayoutGeometry

/// A display list placed inside a larger one and kept from frame to frame.
///
/// Only commands that changed are converted again.
package struct PlacedList: Sendable {
  /// The placement in the larger list.
  package let placement: ListPlacement
  /// The commands in the larger list's coordinates, first a fill for the background if there is one.
  package private(set) var commands: [DrawCommand] = []
  private var shown = DisplayList(size: .zero, background: .clear)
  /// The number of commands before the list's own: 1 for a background, else 0.
  private var lead = 0

  /// Creates an empty list with a placement.
  package init(_ placement: ListPlacement) { self.placement = placement }

  /// Updates to the list's present commands; returns true when anything changed.
  package mutating func show(_ list: DisplayList) -> Bool {
    let isBackgroundNew = list.background != shown.background || list.size != shown.size
    if isBackgroundNew {
      commands.removeAll(keepingCapacity: true)
      shown.commands.removeAll(keepingCapacity: true)
      lead = list.background.alpha > 0 ? 1 : 0
      if lead == 1 {
        commands.append(
          DrawCommand(
            .fill(list.background, cornerRadius: 0), element: ElementID(placement.name),
            frame: placement.frame, clip: placement.frame))
      }
    }
    var isNew = isBackgroundNew || list.commands.count != shown.commands.count
    for (index, command) in list.commands.enumerated() {
      if index < shown.commands.count {
        let former = shown.commands[index]
        if former == command { continue }
        let isSame = former.element == command.element
        let element = isSame ? commands[index + lead].element : name(command.element)
        commands[index + lead] = command.placed(by: placement, as: element)
      } else {
        commands.append(command.placed(by: placement, as: name(command.element)))
      }
      isNew = true
    }
    commands.removeLast(commands.count - lead - list.commands.count)
    if isNew { shown = list }
    return isNew
  }

  private func name(_ element: ElementID) -> ElementID { ElementID(placement.name + "/" + element.path) }
}

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
        by: rounding.moved(to: placement.outer(rounding.frame), radius: rounding.radius * placement.scale))
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
    case .projected(let list):
      var scaled = list
      scaled.projection = list.projection.concatenating(CGAffineTransform(scaleX: scale, y: scale))
      return .projected(scaled)
    case .difference, .symbol: return self
    }
  }
}
