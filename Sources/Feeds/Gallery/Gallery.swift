import FeedFiles
import Foundation
import ResourceCatalog
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

/// The group of a gallery scene by its purpose; the gallery is listed group by group.
public nonisolated enum GalleryGroup: String, Sendable, CaseIterable {
  /// The scenes to open first.
  case beginning
  /// The screens required by the five articles.
  case articles
  /// The scenes that each show one layout of rows, cards or dots.
  case layout
  /// The scenes about deceleration, snapping and auto-scroll.
  case motion
  /// The scenes of nested scroll views that share one drag.
  case nesting
  /// The benchmark scene.
  case measuring

  /// The group's name in a list.
  public var title: String {
    switch self {
    case .beginning: "To begin with"
    case .articles: "The five articles"
    case .layout: "Layout"
    case .motion: "Motion"
    case .nesting: "One scroll view in another"
    case .measuring: "For measuring"
    }
  }
}

extension Gallery {
  /// Returns the scene of a shipped feed file; the default feed is built in and always available.
  static func feed(_ name: String) -> Scene? {
    let reader = FeedReader(shippedPictures: ResourceCatalog.picturesFolder())
    let reading: FeedReading? =
      if let url = ResourceCatalog.url(feed: name) {
        try? reader.read(contentsOf: url)
      } else if name == "default" {
        try? reader.read(
          text: ResourceCatalog.embeddedDefaultFeed, name: "default.yml",
          baseFolder: ResourceCatalog.picturesFolder())
      } else {
        nil
      }
    return reading.map { FeedScene.scene(for: $0, name: name) }
  }
}
