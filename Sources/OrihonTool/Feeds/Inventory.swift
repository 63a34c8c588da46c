import Foundation
import ResourceCatalog
import LayoutGeometry
import Stage

/// The scenes and scripts of the program, and the devices, listed by `orihon list`.
nonisolated struct Inventory: Encodable {
  /// A scene that is known by its name.
  nonisolated struct SceneEntry: Encodable {
    var group: String?
    var name: String
    var title: String

    /// The line above the scene's group.
    var heading: String { group ?? "Scenes" }
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

  /// Collects the scenes and scripts of a program, and the devices.
  @MainActor
  init(of program: Program) {
    scenes = program.scenes.compactMap { entry in
      entry.make().map { SceneEntry(group: entry.group, name: entry.name, title: $0.title) }
    }
    let names = Set(scenes.map(\.name))
    for feed in program.feedFiles where !names.contains(feed.name) {
      scenes.append(SceneEntry(group: "Feeds", name: feed.name, title: feed.url.relativePath))
    }
    scripts = program.scriptFiles.map(\.name)
    devices = DeviceModel.all.map { device in
      DeviceEntry(
        name: device.name, width: device.size.width, height: device.size.height,
        safeTop: device.safeArea.top, safeBottom: device.safeArea.bottom)
    }
  }

  /// The list, one entry on each line, the scenes below the names of their groups.
  var text: String {
    let lines =
      groupedScenes + (scripts.isEmpty ? [] : ["", "Scripts"]) + scripts.map { "script  \($0)" }
      + ["", "Devices"] + devices.map { "device  \($0.name)  \(Int($0.width))x\(Int($0.height))" }
    return lines.joined(separator: "\n")
  }

  private var groupedScenes: [String] {
    var groups: [String] = []
    for scene in scenes where !groups.contains(scene.heading) { groups.append(scene.heading) }
    return groups.enumerated().flatMap { index, group in
      (index == 0 ? [group] : ["", group])
        + scenes.filter { $0.heading == group }.map { "scene   \($0.name)  \($0.title)" }
    }
  }
}
