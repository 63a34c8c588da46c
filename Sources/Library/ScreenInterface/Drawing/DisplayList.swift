package import Foundation
package import LayoutGeometry

/// The draw commands of one frame, from the back to the front.
public struct DisplayList: Sendable, Hashable {
  /// The extent of the window, in points.
  package var size: CGSize
  /// The background colour beneath all commands.
  package var background: Color
  /// The commands in painting order.
  package var commands: [DrawCommand]

  /// Creates a list.
  package init(size: CGSize, background: Color, commands: [DrawCommand] = []) {
    self.size = size
    self.background = background
    self.commands = commands
  }

  /// Empties the list and keeps its storage, for the next frame.
  package mutating func restart(size: CGSize, background: Color) {
    self.size = size
    self.background = background
    commands.removeAll(keepingCapacity: true)
  }

  /// Returns all pixels of the window at `scale` pixels a point.
  package func bounds(scale: CGFloat) -> PixelRect {
    PixelRect(CGRect(origin: .zero, size: size), scale: scale)
  }
}

extension DisplayList {
  /// Writes the pixel bounds of each command, in the commands' order.
  package func writeExtents(scale: CGFloat, to extents: inout [PixelRect]) {
    extents.removeAll(keepingCapacity: true)
    commands.withUnsafeBufferPointer { commands in
      for command in commands.indices { extents.append(commands[command].extent(scale: scale)) }
    }
  }

  /// The pictures of the list, whichever frame of them is shown.
  package var pictures: Set<PictureReference> {
    var found: Set<PictureReference> = []
    for command in commands {
      switch command.content {
      case .picture(let picture, _), .difference(let picture): found.insert(picture.showing(frame: 0))
      default: break
      }
    }
    return found
  }

  /// The pictures of the list, at the sizes they are shown at.
  package var pictureRequests: [PictureRequest] {
    commands.compactMap { command in
      guard case .picture(let picture, let radius) = command.content else { return nil }
      return PictureRequest(picture: picture, size: command.frame.size, cornerRadius: radius)
    }
  }
}
