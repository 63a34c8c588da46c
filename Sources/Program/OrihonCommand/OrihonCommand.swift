import Foundation
import Gallery
import OrihonTool
import ResourceCatalog
import SceneRuns

/// The entry point of the program `orihon`, which has the verbs of `OrihonTool` for the scenes and files that ship.
@main
enum OrihonCommand {
  static func main() {
    ToolProgram(
      scenes: Gallery.names.map { name in
        ProgramScene(name, note: note(ofScene: name)) { Gallery.scene(named: name) }
      },
      feeds: nil, scripts: ResourceCatalog.scriptsFolder(), scenarios: ResourceCatalog.scenariosFolder(),
      goldens: URL(fileURLWithPath: "Resources/Goldens", isDirectory: true),
      strokes: ResourceCatalog.strokesFolder()
    ).run()
  }

  /// Returns the description of a gallery scene in `orihon list`; `nil` for an unknown scene.
  private static func note(ofScene name: String) -> ProgramScene.Note? {
    Gallery.note(ofSceneNamed: name).map { note in
      ProgramScene.Note(
        group: note.group.title, english: note.english, japanese: note.japanese, isFixture: note.isFixture,
        article: note.group == .articles ? name.last?.uppercased() : nil)
    }
  }
}
