import Foundation
import LayoutGeometry
import ScreenInterface

/// The places of a note, the usual one first; the others are for a scene that has text there.
enum NotePlace: Sendable, Hashable, CaseIterable {
  /// The middle of the top, below the scene's bar and the banner.
  case top
  /// The trailing corner of the top.
  case corner
  /// The middle of the lower part, above the tools there and the timeline of a frozen scene.
  case bottom
}

/// The room for a note in a window.
struct NoteRoom {
  /// The distance from the edges and from other tools, in points.
  static let margin: CGFloat = 12
  /// The height at the bottom that the timeline of a frozen scene takes, in points.
  private static let timelineHeight: CGFloat = 104

  /// The size of the window, in points.
  let size: CGSize
  /// True in a right-to-left layout.
  let isMirrored: Bool
  /// The lower edge of the scene's bar and of the banner, in points.
  let top: CGFloat
  /// The frames of the other tools.
  let tools: [CGRect]

  /// Returns the frame of a note of a size at a place.
  func frame(of extent: CGSize, at place: NotePlace) -> CGRect {
    let middle = ((size.width - extent.width) / 2).rounded()
    let end = size.width - extent.width - Self.margin
    var frame = CGRect(origin: CGPoint(x: middle, y: top + Self.margin), size: extent)
    switch place {
    case .top: break
    case .corner: frame.origin.x = isMirrored ? Self.margin : end
    case .bottom:
      let strip = tools.filter { $0.width > size.width / 2 && $0.maxY >= size.height - Self.margin }
      let edge = strip.map(\.minY).min() ?? size.height
      frame.origin.y = edge - Self.timelineHeight - extent.height - Self.margin
      for tool in tools.sorted(by: { $0.maxY > $1.maxY }) where tool.intersects(frame) {
        frame.origin.y = tool.minY - extent.height - Self.margin
      }
    }
    return frame
  }

  /// Returns the first place where a note of a size covers neither text of a scene nor a tool; `top` without one.
  func place(for extent: CGSize, above scene: DisplayList) -> NotePlace {
    let texts = scene.commands.compactMap { command -> CGRect? in
      guard case .text = command.content else { return nil }
      return command.frame.intersection(command.clip)
    }
    return NotePlace.allCases.first { place in
      let frame = frame(of: extent, at: place)
      return frame.minX >= 0 && frame.minY >= top && !(texts + tools).contains { $0.intersects(frame) }
    } ?? .top
  }
}
