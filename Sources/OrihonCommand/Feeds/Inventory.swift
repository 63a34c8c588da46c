import Foundation
import Gallery
import LayoutGeometry
import ResourceCatalog
import Stage

/// The scenes, scripts and devices that ship with the program, listed by `orihon list`.
nonisolated struct Inventory: Encodable {
  /// A scene of the gallery.
  nonisolated struct SceneEntry: Encodable {
    var group: String
    var name: String
    var title: String
    var english: String
    var japanese: String
    var fixture: Bool
  }

  /// A device whose screen a scene can be tried on.
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

  /// Collects the shipped scenes, scripts and devices.
  @MainActor
  init() {
    scenes = Gallery.scenes.compactMap { scene in
      Gallery.note(ofSceneNamed: scene.name).map {
        SceneEntry(
          group: $0.group.title, name: scene.name, title: scene.title, english: $0.english,
          japanese: $0.japanese, fixture: $0.isFixture)
      }
    }
    scripts = ResourceCatalog.scripts().map(\.name)
    devices = DeviceModel.all.map { device in
      DeviceEntry(
        name: device.name, width: device.size.width, height: device.size.height,
        safeTop: device.safeArea.top, safeBottom: device.safeArea.bottom)
    }
  }

  /// The list: scenes below the names of their groups, each with what it shows and what to try, scripts, devices.
  var text: String {
    let lines =
      groupedScenes + ["", "Scripts"] + scripts.map { "script  \($0)" }
      + ["", "Devices"] + devices.map { "device  \($0.name)  \(Int($0.width))x\(Int($0.height))" }
    return lines.joined(separator: "\n")
  }

  private var groupedScenes: [String] {
    GalleryGroup.allCases.map(\.title).enumerated().flatMap { index, group in
      (index == 0 ? [group] : ["", group])
        + scenes.filter { $0.group == group }.flatMap(\.lines)
    }
  }
}

extension Inventory.SceneEntry {
  /// The lines of a scene in the list.
  fileprivate nonisolated var lines: [String] {
    ["scene   \(name)  \(title)\(fixture ? "  (fixture)" : "")", "        \(english)", "        \(japanese)"]
  }
}
