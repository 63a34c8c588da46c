public import Stage

/// The scenes that ship; the first is the one that `orihon` shows by default.
public enum Gallery {
  /// The names of all scenes.
  public nonisolated static var names: [String] { entries.map(\.name) }

  /// All scenes, each newly made.
  public static var scenes: [Scene] { entries.compactMap { $0.make() } }

  /// Returns the scene called `name`; `nil` when there is none.
  ///
  /// It makes no other scene, and reads no other feed.
  public static func scene(named name: String) -> Scene? {
    entries.first { $0.name == name }?.make()
  }

  private nonisolated struct Entry: Sendable {
    let name: String
    let make: @MainActor @Sendable () -> Scene?
  }

  private nonisolated static var entries: [Entry] {
    [
      Entry(name: "default") { feed("default") },
      Entry(name: "paged") { feed("paged") },
      Entry(name: "swift") { MonthsExample.scene },
      Entry(name: "picture") { LargePictureScene.scene },
      Entry(name: "common") { CommonScene().scene },
      Entry(name: "controls") { PageControlsExample.scene },
      Entry(name: "wraps") { feed("wraps") },
      Entry(name: "decisions") { DecisionMapsExample.scene },
      Entry(name: "behaviors") { feed("behaviors") },
      Entry(name: "loops") { feed("loops") },
      Entry(name: "transforms") { feed("transforms") },
      Entry(name: "nested") { NestedScene.scene },
      Entry(name: "handoff") { HandOffScene.scene },
      Entry(name: "seed-a") { ShelfSeed.scene },
      Entry(name: "seed-b") { BannersSeed.scene },
      Entry(name: "seed-c") { NoticesSeed.scene },
      Entry(name: "seed-d") { PhasesSeed.scene },
      Entry(name: "seed-e") { PlaneSeed.scene },
    ]
  }
}
