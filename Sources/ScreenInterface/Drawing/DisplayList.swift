public import Foundation
public import LayoutGeometry

/// The commands that paint one frame, from the back to the front.
public struct DisplayList: Sendable, Hashable {
  /// The extent of the window, in points.
  public var size: CGSize
  /// The colour beneath all commands.
  public var background: Color
  /// The commands in painting order.
  public var commands: [DrawCommand]

  /// Creates a list.
  public init(size: CGSize, background: Color, commands: [DrawCommand] = []) {
    self.size = size
    self.background = background
    self.commands = commands
  }

  /// Empties the list and keeps its storage, for the next frame.
  public mutating func restart(size: CGSize, background: Color) {
    self.size = size
    self.background = background
    commands.removeAll(keepingCapacity: true)
  }

  /// Returns all pixels of the window at `scale` pixels a point.
  public func bounds(scale: CGFloat) -> PixelRect {
    PixelRect(CGRect(origin: .zero, size: size), scale: scale)
  }
}

extension DisplayList {
  /// The pictures that the list shows.
  public var pictures: Set<PictureReference> {
    var found: Set<PictureReference> = []
    for command in commands {
      switch command.content {
      case .picture(let picture, _), .difference(let picture): found.insert(picture)
      default: break
      }
    }
    return found
  }
}
