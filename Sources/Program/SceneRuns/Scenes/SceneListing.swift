import Foundation
import LayoutGeometry
import ResourceCatalog
import Stage

/// The output of `orihon list`: the scenes and scripts of the program, and the devices.
package nonisolated struct SceneListing: Encodable {
  /// A scene with a name on the command line.
  nonisolated struct SceneEntry: Encodable {
    var group: String?
    var name: String
    var title: String
    var english: String?
    var japanese: String?
    var fixture: Bool

    /// The heading of the scene's group.
    var heading: String { group ?? "Scenes" }
  }

  /// A device with its screen size.
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
  package init(of program: ToolProgram) {
    scenes = program.scenes.compactMap { entry in
      entry.make().map { scene in
        SceneEntry(
          group: entry.note?.group, name: entry.name, title: scene.title, english: entry.note?.english,
          japanese: entry.note?.japanese, fixture: entry.note?.isFixture ?? false)
      }
    }
    let names = Set(scenes.map(\.name))
    for feed in program.feedFiles where !names.contains(feed.name) {
      scenes.append(
        SceneEntry(group: "Feeds", name: feed.name, title: feed.url.lastPathComponent, fixture: false))
    }
    scripts = program.scriptFiles.map(\.name)
    devices = DeviceModel.all.map { device in
      DeviceEntry(
        name: device.name, width: device.size.width, height: device.size.height,
        safeTop: device.safeArea.top, safeBottom: device.safeArea.bottom)
    }
  }

  /// The list as text: the scenes by group, each with what it shows and what to try, then scripts and devices.
  package var text: String {
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
        + scenes.filter { $0.heading == group }.flatMap(\.lines)
    }
  }
}

extension SceneListing.SceneEntry {
  /// The lines of a scene in the list.
  fileprivate nonisolated var lines: [String] {
    ["scene   \(name)  \(title)\(fixture ? "  (fixture)" : "")"]
      + [english, japanese].compactMap { $0.map { "        \($0)" } }
  }
}
