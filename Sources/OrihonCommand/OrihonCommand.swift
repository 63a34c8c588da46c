import Foundation
import Gallery
import OrihonTool
import ResourceCatalog

/// The program `orihon`: the verbs of the bench for the scenes and files that ship.
@main
enum OrihonCommand {
  static func main() {
    Program(
      scenes: Gallery.names.map { name in
        ProgramScene(name, group: Gallery.group(ofSceneNamed: name)?.title) { Gallery.scene(named: name) }
      },
      feeds: nil, scripts: ResourceCatalog.scriptsFolder(), scenarios: ResourceCatalog.scenariosFolder(),
      goldens: URL(fileURLWithPath: "Resources/Goldens", isDirectory: true)
    ).run()
  }
}
