import Foundation
import ResourceCatalog
import Stage

/// What a program with the verbs of the bench has of its own: its scenes, and the folders of its files.
package struct ToolProgram {
  /// The scenes, the one that is shown by default first.
  package var scenes: [ProgramScene]
  /// The folder of feed files that are scenes by their names; `nil` for none.
  package var feeds: URL?
  /// The folder of gesture scripts that are known by their names; `nil` for none.
  package var scripts: URL?
  /// The folder of scenario files; `nil` for none.
  package var scenarios: URL?
  /// Returns the folder of the goldens.
  package var goldens: URL
  /// The folder of the strokes that are played where none is named; `nil` for none.
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

  /// Performs the command line of the running program; exits where that fails.
  package func run() { RootCommand.run(self) }

  /// The names of all scenes, those of the feed files last.
  var sceneNames: [String] {
    let names = scenes.map(\.name)
    return names + feedFiles.map(\.name).filter { !names.contains($0) }
  }

  /// The name of the scene that is shown by default.
  var defaultScene: String { sceneNames.first ?? "default" }

  /// The feed files that are scenes.
  var feedFiles: [CatalogEntry] { ResourceCatalog.documents(in: feeds) }

  /// The gesture scripts.
  var scriptFiles: [CatalogEntry] { ResourceCatalog.documents(in: scripts) }

  /// The scenario files.
  var scenarioFiles: [CatalogEntry] { ResourceCatalog.documents(in: scenarios) }

  /// Returns what the list says of a scene; `nil` for nothing.
  func note(ofScene name: String) -> ProgramScene.Note? { scenes.first { $0.name == name }?.note }

  /// Returns the name of the scene that a script is played on.
  ///
  /// A script is called like its scene, or has a word of its own after the scene's name; any other is played on
  /// the scene that is shown by default.
  func sceneName(ofScript script: String) -> String {
    sceneNames.filter { script == $0 || script.hasPrefix($0 + "-") }.max { $0.count < $1.count }
      ?? defaultScene
  }

  /// Returns the scene called `name`, newly made; `nil` when there is none.
  func scene(named name: String) -> Scene? { scenes.first { $0.name == name }?.make() }
}
