import Foundation
import Gallery
import LayoutGeometry
import ResourceCatalog
import Stage

/// What ships with the program, as `orihon list` tells it.
nonisolated struct Inventory: Encodable {
  /// A scene of the gallery.
  nonisolated struct SceneEntry: Encodable {
    var name: String
    var title: String
  }

  /// A screen to try a scene on.
  nonisolated struct DeviceEntry: Encodable {
    var name: String
    var width: Double
    var height: Double
    var safeTop: Double
    var safeBottom: Double
  }

  var scenes: [SceneEntry]
  var scripts: [String]
  var devices: [DeviceEntry]

  /// Looks at what ships.
  @MainActor
  init() {
    scenes = Gallery.scenes.map { SceneEntry(name: $0.name, title: $0.title) }
    scripts = ResourceCatalog.scripts().map(\.name)
    devices = Device.all.map { device in
      DeviceEntry(
        name: device.name, width: device.size.width, height: device.size.height,
        safeTop: device.safeArea.top, safeBottom: device.safeArea.bottom)
    }
  }

  /// One line each.
  var text: String {
    let lines =
      scenes.map { "scene   \($0.name)  \($0.title)" }
      + scripts.map { "script  \($0)" }
      + devices.map { "device  \($0.name)  \(Int($0.width))x\(Int($0.height))" }
    return lines.joined(separator: "\n")
  }
}
