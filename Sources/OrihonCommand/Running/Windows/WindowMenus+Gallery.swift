import ComparisonLab
import Gallery
import ResourceCatalog
import SceneTools

extension WindowMenus {
  /// The menus of a scene's window: the palette finds every scene, pair and script that ships.
  init(for loaded: LoadedScene) {
    self.init()
    places = { Self.scenes + Self.pairs + Self.scripts }
    lab = Self.pair(for: loaded.argument).map { .scene($0.id) }
  }

  /// The first pair of the article whose screen a scene is; `nil` for any other scene.
  private static func pair(for scene: String) -> LabPair? {
    guard Gallery.note(ofSceneNamed: scene)?.group == .articles, let letter = scene.last else { return nil }
    return Lab.pairs.first { $0.article.rawValue == letter.uppercased() }
  }

  private static var scenes: [MenuEntry] {
    Gallery.names.map { name in
      let note = Gallery.note(ofSceneNamed: name)
      return MenuEntry(
        "\(name)  \(note?.english ?? "")", .go(.scene(name)), note: "scene",
        keywords: "\(note?.group.title ?? "") \(note?.japanese ?? "")")
    }
  }

  private static var pairs: [MenuEntry] {
    Lab.pairs.map { pair in
      MenuEntry(
        "\(pair.id)  \(pair.name.english): \(pair.failure)", .go(.scene(pair.id)), note: "lab",
        keywords: "scene \(pair.name.japanese)")
    }
  }

  private static var scripts: [MenuEntry] {
    ResourceCatalog.scripts().map { MenuEntry($0.name, .go(.script($0.name)), note: "script") }
  }
}
