import Foundation
import Gallery
import OrihonTool
import ResourceCatalog

/// The program `orihon`: the verbs of the bench for the scenes and files that ship.
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

  /// What the list says of a scene of the gallery.
  private static func note(ofScene name: String) -> ProgramScene.Note? {
    Gallery.note(ofSceneNamed: name).map { note in
      ProgramScene.Note(
        group: note.group.title, english: note.english, japanese: note.japanese, isFixture: note.isFixture,
        article: note.group == .articles ? name.last?.uppercased() : nil)
    }
  }
}
