package import Foundation
import LayoutGeometry
package import ScreenInterface

/// How a scene is presented: with or without what measures it, alone or in a device's frame.
package nonisolated struct ScenePresentation: Sendable, Hashable {
  /// True to leave out every tool, and the state of the rows in the headers of a feed; default false.
  package var hidesTools = false
  /// True to draw a device's frame around the scene; default false.
  package var hasFrame = false

  /// Creates the presentation of a scene alone, with its tools.
  package init(hidesTools: Bool = false, hasFrame: Bool = false) {
    (self.hidesTools, self.hasFrame) = (hidesTools, hasFrame)
  }

  /// The options that give this presentation.
  package var words: [String] { (hidesTools ? ["--present"] : []) + (hasFrame ? ["--frame"] : []) }

  /// The extent of the frame beside a scene, in points; none without a frame.
  package func margins(scale: CGFloat) -> CGSize {
    guard hasFrame else { return .zero }
    let insets = DeviceFrame.insets(scale: scale)
    return CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
  }

  /// Returns the place of a scene's corner in its picture, in points.
  package func origin(scale: CGFloat) -> CGPoint {
    guard hasFrame else { return .zero }
    let insets = DeviceFrame.insets(scale: scale)
    return CGPoint(x: insets.left, y: insets.top)
  }

  /// Returns a scene's list and the lists above it as they are presented.
  package func lists(_ lists: [DisplayList], isDark: Bool, scale: CGFloat) -> [DisplayList] {
    guard var scene = lists.first else { return [] }
    if hidesTools { scene = scene.withoutRowStates }
    guard hasFrame else { return [scene] + lists.dropFirst() }
    var screen = FramedScreen(DeviceFrame(around: scene.size, scale: scale))
    return [screen.scene(scene, isDark: isDark)] + lists.dropFirst().map { screen.layer($0) }
  }
}

extension DisplayList {
  /// The list without the chips that tell the state of each row in its header.
  nonisolated var withoutRowStates: DisplayList {
    var list = self
    list.commands.removeAll { command in
      let path = command.element.path
      return path.hasSuffix(Self.rowState) || path.contains(Self.rowState + "/")
    }
    return list
  }

  private nonisolated static let rowState = "/header/chip"
}
