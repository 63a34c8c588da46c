public import Stage

/// The shipped scenes; the first is the one that `orihon` shows by default.
public enum Gallery {
  /// The names of all scenes, group by group.
  public nonisolated static var names: [String] { entries.map(\.name) }

  /// All scenes, each newly created.
  public static var scenes: [Scene] { entries.compactMap { $0.make() } }

  /// Returns the scene called `name`; `nil` when there is none.
  ///
  /// It creates no other scene, and reads no other feed.
  public static func scene(named name: String) -> Scene? {
    entries.first { $0.name == name }?.make()
  }

  /// Returns the group and the description of the scene called `name`; `nil` when there is no such scene.
  public nonisolated static func note(ofSceneNamed name: String) -> SceneNote? {
    entries.first { $0.name == name }.flatMap { SceneNote($0.name, in: $0.group) }
  }

  private nonisolated struct Entry: Sendable {
    let group: GalleryGroup
    let name: String
    let make: @MainActor @Sendable () -> Scene?

    init(_ group: GalleryGroup, _ name: String, make: @escaping @MainActor @Sendable () -> Scene?) {
      self.group = group
      self.name = name
      self.make = make
    }
  }

  private nonisolated static var entries: [Entry] {
    [
      Entry(.beginning, "default") { feed("default") },
      Entry(.beginning, "swift") { MonthsExample.scene },
      Entry(.articles, "seed-a") { ShelfSeed.scene },
      Entry(.articles, "seed-b") { BannersSeed.scene },
      Entry(.articles, "seed-c") { NoticesSeed.scene },
      Entry(.articles, "seed-d") { PhasesSeed.scene },
      Entry(.articles, "seed-e") { PlaneSeed.scene },
      Entry(.layout, "behaviors") { feed("behaviors") },
      Entry(.layout, "transforms") { feed("transforms") },
      Entry(.layout, "keylines") { feed("keylines") },
      Entry(.layout, "languages") { feed("languages") },
      Entry(.layout, "controls") { PageControlsExample.scene },
      Entry(.motion, "paged") { feed("paged") },
      Entry(.motion, "wraps") { feed("wraps") },
      Entry(.motion, "loops") { feed("loops") },
      Entry(.motion, "linked") { feed("linked") },
      Entry(.motion, "loading") { feed("loading") },
      Entry(.motion, "decisions") { DecisionMapsExample.scene },
      Entry(.nesting, "picture") { LargePictureScene.scene },
      Entry(.nesting, "nested") { NestedScene.scene },
      Entry(.nesting, "handoff") { HandOffScene.scene },
      Entry(.measuring, "common") { CommonScene().scene },
    ]
  }
}
