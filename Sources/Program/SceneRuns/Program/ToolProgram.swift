package import Foundation
package import ResourceCatalog
package import Stage

/// A program with the verbs of `orihon`, described by its scenes and the folders of its files.
package struct ToolProgram {
  /// The scenes, the default one first.
  package var scenes: [ProgramScene]
  /// The folder of feed files that are scenes by their names; `nil` for none.
  package var feeds: URL?
  /// The folder of gesture scripts, which are used by name; `nil` for none.
  package var scripts: URL?
  /// The folder of scenario files; `nil` for none.
  package var scenarios: URL?
  /// The folder of the goldens.
  package var goldens: URL
  /// The default folder of the verb `strokes`; `nil` for none.
  package var strokes: URL?

  /// Creates a program.
  package init(
    scenes: [ProgramScene], feeds: URL?, scripts: URL?, scenarios: URL?, goldens: URL, strokes: URL?
  ) {
    self.scenes = scenes
    self.feeds = feeds
    self.scripts = scripts
    self.scenarios = scenarios
    self.goldens = goldens
    self.strokes = strokes
  }

  /// The names of all scenes, those of the feed files last.
  package var sceneNames: [String] {
    let names = scenes.map(\.name)
    return names + feedFiles.map(\.name).filter { !names.contains($0) }
  }

  /// The name of the default scene.
  package var defaultScene: String { sceneNames.first ?? "default" }

  /// The feed files that are scenes.
  package var feedFiles: [CatalogEntry] { ResourceCatalog.documents(in: feeds) }

  /// The gesture scripts.
  package var scriptFiles: [CatalogEntry] { ResourceCatalog.documents(in: scripts) }

  /// The scenario files.
  var scenarioFiles: [CatalogEntry] { ResourceCatalog.documents(in: scenarios) }

  /// Returns the description of a scene in the list; `nil` for none.
  package func note(ofScene name: String) -> ProgramScene.Note? { scenes.first { $0.name == name }?.note }

  /// Returns the name of the scene that a script is played on.
  ///
  /// A script has the name of its scene, or that name followed by a further word; any other script is played on the
  /// default scene.
  package func sceneName(ofScript script: String) -> String {
    sceneNames.filter { script == $0 || script.hasPrefix($0 + "-") }.max { $0.count < $1.count }
      ?? defaultScene
  }

  /// Creates the scene called `name`; `nil` when there is none.
  package func scene(named name: String) -> Scene? { scenes.first { $0.name == name }?.make() }
}
