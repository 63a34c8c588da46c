import Foundation
import LayoutGeometry
package import ScreenInterface

/// A scene inside a device's frame, whose lists are placed again only where they changed.
package nonisolated struct FramedScreen: Sendable {
  /// The frame.
  package let frame: DeviceFrame
  private var placed: PlacedList
  private var above: PlacedList
  private var empty: [Bool: DisplayList] = [:]

  /// Creates the screen of a frame, with nothing on it.
  package init(_ frame: DeviceFrame) {
    self.frame = frame
    placed = PlacedList(ListPlacement("screen", frame: frame.screen))
    above = PlacedList(ListPlacement("screen", frame: frame.screen))
  }

  /// Returns the scene inside the frame.
  package mutating func scene(_ list: DisplayList, isDark: Bool) -> DisplayList {
    _ = placed.show(list)
    var framed = empty[isDark] ?? frame.list(isDark: isDark)
    empty[isDark] = framed
    framed.commands.append(contentsOf: placed.commands)
    return framed
  }

  /// Returns a list above the scene.
  package mutating func layer(_ list: DisplayList) -> DisplayList {
    _ = above.show(list)
    return DisplayList(size: frame.size, background: .clear, commands: above.commands)
  }
}
