import Foundation

/// The placement of the panel in a window: docked beside the scene, or a sheet below it in a narrow window.
struct PanelPlacement: Hashable {
  /// The size of the window, in points.
  let window: CGSize

  static let dockWidth: CGFloat = 340
  static let sheetHeight: CGFloat = 420
  /// The smallest width of a window with a docked panel, in points.
  static let leastDockedWidth: CGFloat = 740

  var isDocked: Bool { window.width >= Self.leastDockedWidth }

  /// The frame of the panel.
  var frame: CGRect {
    if isDocked {
      return CGRect(
        x: window.width - Self.dockWidth, y: 0, width: Self.dockWidth, height: window.height)
    }
    let height = min(Self.sheetHeight, (window.height * 0.6).rounded())
    return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  /// The remaining size for the scene.
  var scene: CGSize {
    isDocked
      ? CGSize(width: window.width - Self.dockWidth, height: window.height)
      : CGSize(width: window.width, height: window.height - frame.height)
  }

  /// Returns the window size for a scene of a size with the panel.
  static func window(around scene: CGSize) -> CGSize {
    let docked = CGSize(width: scene.width + dockWidth, height: scene.height)
    if docked.width >= leastDockedWidth { return docked }
    return CGSize(width: scene.width, height: scene.height + sheetHeight)
  }
}
