/// The table of permitted imports: the targets from the bottom up, each with all that it may import.
///
/// A target imports only targets of rows above its own, and Foundation, which is open to all.
struct HouseTable {
  struct Row {
    let target: String
    let mayImport: Set<String>
    /// The folder of `Sources` in which the target lies; `nil` for none.
    var room: String?

    init(_ target: String, _ mayImport: [String]) {
      self.target = target
      self.mayImport = Set(mayImport)
    }
  }

  /// The rooms from the top down; a target imports only from its own room and those before it.
  static let rooms = ["Library", "Window", "Feeds", "Bench", "Studio", "Program"]

  let rows: [Row]

  /// The module that every target may import.
  static let ground = "Foundation"
  static let headers: Set = [
    "CSDL2", "CX11", "CFontconfig", "CHarfBuzz", "CLCMS", "CPNG", "CMalloc",
  ]
  /// The headers of what knows the languages.
  static let languageHeaders: Set = ["CFriBidi"]
  /// The headers of what runs blocks and tasks of the main thread.
  static let queueHeaders: Set = ["CMainQueue"]
  /// The headers of what hashes the objects of a store.
  static let hashHeaders: Set = ["CGCrypt"]
  /// The targets that stand for others; only they may re-export their imports.
  static let umbrellas: Set = ["Orihon", "UIKitNames", "OrihonWindow", "OrihonTesting", "OrihonTool"]

  static let house: HouseTable = {
    let layer0 = ["LayoutGeometry"]
    let layer1 = ["ScrollPhysics", "CompositionalLayout", "ScreenInterface", "SceneReadings"]
    let uikit = ["Constraints", "UIKitBase"]
    let layers0to3WithoutSDL =
      layer0 + layer1 + ["CollectionViews", "Carousel", "Stage", "SceneTools", "Documents"]
    let system = ["Dispatch", "Synchronization", "Glibc"]
    let rows: [(room: String?, rows: [Row])] = [
      (
        "Library",
        [
          Row("LayoutGeometry", []),
          Row("ScrollPhysics", layer0),
          Row("CompositionalLayout", layer0),
          Row("ScreenInterface", layer0),
          Row("CICU", []),
          Row("Typesetting", layer0 + ["ScreenInterface", "CICU"] + languageHeaders),
          Row("SceneReadings", layer0 + ["ScrollPhysics", "ScreenInterface"]),
          Row("CKiwi", []),
          Row("Constraints", ["CKiwi"]),
          Row("UIKitBase", layer0 + ["CompositionalLayout", "Constraints"]),
          Row("CollectionViews", layer0 + layer1 + uikit),
          Row("Carousel", layer0 + layer1 + ["CollectionViews"]),
          Row("Stage", layer0 + layer1 + ["CollectionViews"] + queueHeaders),
          Row("Orihon", layer0 + layer1 + ["CollectionViews", "Carousel"]),
          Row("UIKitNames", layer0 + layer1 + uikit + ["CollectionViews", "Orihon", "Stage"]),
        ]
      ),
      (
        "Window",
        [
          Row("CPOSIX", []),
          Row(
            "SDLRendering",
            layer0 + ["ScreenInterface", "Typesetting", "CPOSIX"] + headers + queueHeaders + system + [
              "CoreFoundation"
            ]),
          Row("SceneTools", layer0 + layer1 + ["CollectionViews", "Stage"]),
          Row("OrihonWindow", ["Orihon", "Stage", "SceneTools", "ScreenInterface", "SDLRendering"]),
        ]
      ),
      (
        "Feeds",
        [
          Row("ResourceCatalog", []),
          Row("Documents", ["Yams"]),
          Row("FeedFiles", layers0to3WithoutSDL + ["Typesetting"]),
          Row("Gallery", layers0to3WithoutSDL + ["FeedFiles", "ResourceCatalog"]),
        ]
      ),
      (
        "Bench",
        [
          Row("Replays", layer0 + layer1 + ["Stage", "SceneTools", "Documents"]),
          Row(
            "Measurements",
            layer0 + layer1 + ["CollectionViews", "Stage", "Documents", "Replays", "UIKitNames"]),
          Row(
            "VisualQA",
            layer0 + layer1 + [
              "Typesetting", "Stage", "Documents", "Replays", "Measurements", "ResourceCatalog",
              "Synchronization",
            ] + hashHeaders),
          Row(
            "OrihonTesting",
            layer0 + layer1
              + [
                "Typesetting", "CollectionViews", "Orihon", "Stage", "Documents", "Replays", "Measurements",
                "VisualQA",
              ]
              + ["SDLRendering", "ResourceCatalog", "Testing"]),
        ]
      ),
      (
        "Studio",
        [
          Row("TuningPanel", layers0to3WithoutSDL + ["FeedFiles", "Replays"]),
          Row("ComparisonLab", layers0to3WithoutSDL + ["FeedFiles", "Replays", "UIKitNames"]),
        ]
      ),
      (
        "Program",
        [
          Row(
            "SceneRuns",
            layers0to3WithoutSDL
              + [
                "Typesetting", "SDLRendering", "ResourceCatalog", "FeedFiles", "ComparisonLab", "TuningPanel",
              ]
              + ["Replays", "Measurements", "VisualQA", "Synchronization"]),
          Row(
            "WindowRuns",
            layers0to3WithoutSDL
              + ["SDLRendering", "ResourceCatalog", "FeedFiles", "Gallery", "ComparisonLab", "TuningPanel"]
              + ["Replays", "Measurements", "VisualQA", "SceneRuns", "Logging", "Synchronization"]),
          Row("SourcePorting", ["Documents"]),
          Row(
            "OrihonTool",
            layers0to3WithoutSDL
              + ["SDLRendering", "ResourceCatalog", "FeedFiles", "ComparisonLab"]
              + ["Replays", "Measurements", "VisualQA", "SceneRuns", "WindowRuns", "SourcePorting", "Orihon"]
              + ["ArgumentParser", "Logging"]),
          Row("OrihonCommand", ["SceneRuns", "OrihonTool", "Gallery", "ResourceCatalog"]),
          Row("OrihonReview", ["Documents", "FlyingFox", "FlyingSocks", "Glibc"]),
        ]
      ),
      (nil, [Row("CardsExample", ["OrihonWindow"]), Row("ScreensExample", ["OrihonTool", "UIKitNames"])]),
    ]
    return HouseTable(
      rows: rows.flatMap { room, rows in
        rows.map { row in
          var row = row
          row.room = room
          return row
        }
      })
  }()

  /// Returns the row of a target; `nil` for a target that the table does not know.
  func row(of target: String) -> Row? {
    rows.first { $0.target == target }
  }
}
