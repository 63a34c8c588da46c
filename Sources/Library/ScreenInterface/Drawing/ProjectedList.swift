package import Foundation
package import LayoutGeometry

/// Commands that are painted on a sheet of their own, which is then turned, mirrored or seen in perspective.
public struct ProjectedList: Sendable, Hashable {
  /// The commands in painting order, in points of the sheet.
  package var commands: [DrawCommand]
  /// The size of the sheet, in points.
  package var size: CGSize
  /// The transform from the sheet to the command's frame, counted from the top left of both, in points.
  package var projection: CGAffineTransform

  /// Creates a list.
  package init(commands: [DrawCommand], size: CGSize, projection: CGAffineTransform) {
    (self.commands, self.size, self.projection) = (commands, size, projection)
  }

  /// The list that is painted on the sheet.
  package var sheet: DisplayList { DisplayList(size: size, background: .clear, commands: commands) }
}

extension DrawCommand {
  /// Returns true when the command paints one of these pictures.
  package func shows(_ pictures: Set<PictureReference>) -> Bool {
    switch content {
    case .picture(let picture, _), .difference(let picture): pictures.contains(picture)
    case .projected(let list): list.commands.contains { $0.shows(pictures) }
    default: false
    }
  }

  /// Returns the part of the window in which an element or a part of it is painted; null for none.
  package func frame(of element: String) -> CGRect {
    let path = self.element.path
    if path == element || path.hasPrefix(element + "/") { return frame.intersection(clip) }
    guard case .projected(let list) = content else { return .null }
    let inside = list.commands.reduce(CGRect.null) { $0.union($1.frame(of: element)) }
    guard !inside.isNull else { return .null }
    return inside.applying(list.projection).offsetBy(dx: frame.minX, dy: frame.minY).intersection(clip)
  }

  /// The painted part of the window, in points.
  package var paintedArea: CGRect {
    let area = reach(scale: 1)
    return CGRect(x: area.x, y: area.y, width: area.width, height: area.height).insetBy(dx: -1, dy: -1)
      .intersection(clip)
  }

  /// Returns the command at another place.
  package func shifted(by way: CGPoint) -> DrawCommand {
    var shifted = DrawCommand(
      content, element: element, order: order, frame: frame.offsetBy(dx: way.x, dy: way.y),
      clip: clip.offsetBy(dx: way.x, dy: way.y))
    shifted.opacity = opacity
    if let rounding {
      shifted.round(
        by: rounding.moved(to: rounding.frame.offsetBy(dx: way.x, dy: way.y), radius: rounding.radius))
    }
    return shifted
  }
}
