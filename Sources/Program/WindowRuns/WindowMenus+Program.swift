import ComparisonLab
import ResourceCatalog
import SceneRuns
import SceneTools

extension WindowMenus {
  /// Creates the menus of a scene's window; the command palette lists the user's feeds, every scene and script of the
  /// program, every pair, and other scenes that the window has shown.
  init(for loaded: LoadedScene, of program: ToolProgram, besides own: UserFeeds, after visited: VisitedScenes)
  {
    self.init()
    places = {
      let known = Self.feeds(own) + Self.scenes(of: program) + Self.pairs
      return visited.entries(besides: known) + known + Self.scripts(of: program)
    }
    let article = program.note(ofScene: loaded.argument)?.article
    lab = Lab.pairs.first { $0.article.rawValue == article }.map { .scene($0.id) }
  }

  private static func feeds(_ own: UserFeeds) -> [MenuEntry] {
    own.entries.map {
      MenuEntry($0.path, .go(.scene($0.path)), detail: $0.title, note: "feed", keywords: "scene")
    }
  }

  private static func scenes(of program: ToolProgram) -> [MenuEntry] {
    program.sceneNames.map { name in
      let note = program.note(ofScene: name)
      return MenuEntry(
        name, .go(.scene(name)), detail: note?.english ?? "", note: "scene",
        keywords: "\(note?.group ?? "") \(note?.japanese ?? "")")
    }
  }

  private static var pairs: [MenuEntry] {
    Lab.pairs.map { pair in
      MenuEntry(
        pair.id, .go(.scene(pair.id)), detail: "\(pair.name.english): \(pair.failure)", note: "lab",
        keywords: "scene \(pair.name.japanese)")
    }
  }

  private static func scripts(of program: ToolProgram) -> [MenuEntry] {
    program.scriptFiles.map { MenuEntry($0.name, .go(.script($0.name)), note: "script") }
  }
}
