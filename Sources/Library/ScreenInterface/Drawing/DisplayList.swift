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
    commands.reduce(into: []) { found, command in
      switch command.content {
      case .picture(let picture, _), .difference(let picture): found.insert(picture.showing(frame: 0))
      case .projected(let list): found.formUnion(list.sheet.pictures)
      default: break
      }
    }
  }

  /// The pictures of the list, at the sizes they are shown at.
  package var pictureRequests: [PictureRequest] {
    commands.flatMap { command -> [PictureRequest] in
      switch command.content {
      case .picture(let picture, let radius):
        [PictureRequest(picture: picture, size: command.frame.size, cornerRadius: radius)]
      case .projected(let list): list.sheet.pictureRequests
      default: []
      }
    }
  }
}

/// The painting order: by `zIndex`, then category, then index path, as UIKit's layout sorts.
package struct PaintOrder: Sendable, Hashable, Comparable {
  /// The layout's own stacking order; higher is nearer to the front.
  package var zIndex: Int
  /// The category: 0 decoration, 1 cell, 2 supplementary.
  package var category: Int
  /// The section's index.
  package var section: Int
  /// The item's index inside its section; in a looped row the virtual index of the present lap.
  package var item: Int

  /// Creates an order; everything defaults to 0.
  package init(zIndex: Int = 0, category: Int = 0, section: Int = 0, item: Int = 0) {
    self.zIndex = zIndex
    self.category = category
    self.section = section
    self.item = item
  }

  /// Returns true when `left` is painted beneath `right`.
  package static func < (left: PaintOrder, right: PaintOrder) -> Bool {
    (left.zIndex, left.category, left.section, left.item)
      < (right.zIndex, right.category, right.section, right.item)
  }
}
