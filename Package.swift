// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// UIKit's rule: above the pure layers everything lives on the main actor unless it says otherwise.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// For what only calls the libraries: optimising it takes longer than it ever saves.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

/// The runtime inside the program, and the functions that a run calls side by side.
///
/// A run takes 14 MB less memory, and loads a sixth fewer libraries. `ORIHON_LINKING=shared` links with the shared runtime,
/// for a toolchain that has no other.
let compact: [LinkerSetting] =
  Context.environment["ORIHON_LINKING"] == "shared"
  ? []
  : [
    .unsafeFlags(
      [
        "-static-stdlib", "-use-ld=lld", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
        "-l_FoundationCollections", "-ldispatch", "-lBlocksRuntime",
      ]
        + [
          "--as-needed", "--no-export-dynamic", "-z", "pack-relative-relocs", "--no-warn-symbol-ordering",
          "--symbol-ordering-file=\(Context.packageDirectory)/scripts/order.txt",
        ].flatMap { ["-Xlinker", $0] }, .when(configuration: .release))
  ]

/// The folders of `Sources` and of `Tests`; a target imports only from its own room and the rooms above it in this list.
enum Room: String {
  case library = "Library"
  case window = "Window"
  case feeds = "Feeds"
  case bench = "Bench"
  case studio = "Studio"
  case program = "Program"

  func sources(of target: String) -> String { "Sources/\(rawValue)/\(target)" }

  func tests(of target: String) -> String { "Tests/\(rawValue)/\(target)Tests" }
}

extension Target {
  static func pure(_ name: String, in room: Room, _ dependencies: [Dependency] = []) -> Target {
    .target(
      name: name, dependencies: dependencies, path: room.sources(of: name), swiftSettings: strict)
  }

  static func main(_ name: String, in room: Room, _ dependencies: [Dependency]) -> Target {
    .target(
      name: name, dependencies: dependencies, path: room.sources(of: name), swiftSettings: onMainActor)
  }

  /// The module map of a C library of the system, which these Debian packages hold.
  ///
  /// A `pkgConfig` name would print a warning about flags at each build. Where a header is missing, the one in the module
  /// map's folder names the package.
  static func headers(_ name: String, in room: Room, of packages: [String] = []) -> Target {
    .systemLibrary(
      name: name, path: room.sources(of: name), providers: packages.isEmpty ? nil : [.apt(packages)])
  }

  static func tests(
    _ name: String, in room: Room, _ dependencies: [Dependency], exclude: [String] = []
  ) -> Target {
    .testTarget(
      name: name + "Tests", dependencies: dependencies, path: room.tests(of: name), exclude: exclude,
      swiftSettings: unoptimized + onMainActor)
  }
}

let geometry: [Target.Dependency] = ["LayoutGeometry"]
let layerOne: [Target.Dependency] = [
  "ScrollPhysics", "CompositionalLayout", "ScreenInterface", "SceneReadings",
]
let views: [Target.Dependency] = geometry + layerOne + ["CollectionViews"]
let scenes: [Target.Dependency] = views + ["Carousel", "Stage", "Documents"]
let pasted: [Target.Dependency] = ["UIKitNames", "Stage", "OrihonTesting", "TestSupport"]
/// What tests drive scenes with.
let driving: [Target.Dependency] = [
  "OrihonTesting", "Typesetting", "SceneTools", "SampleFeeds", "TestSupport",
]
let customDump: Target.Dependency = .product(name: "CustomDump", package: "swift-custom-dump")

let package = Package(
  name: "Orihon",
  products: [
    .library(name: "Orihon", targets: ["Orihon"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "OrihonWindow", targets: ["OrihonWindow"]),
    .library(name: "OrihonTesting", targets: ["OrihonTesting"]),
    .library(name: "OrihonTool", targets: ["OrihonTool"]),
    // All of them in one shared library, so that a program is linked anew in a moment: `demo --live` does it on each save.
    .library(
      name: "OrihonDynamic", type: .dynamic, targets: ["Orihon", "UIKitNames", "OrihonTool", "OrihonTesting"]),
    .executable(name: "orihon", targets: ["OrihonCommand"]),
    .executable(name: "orihon-review", targets: ["OrihonReview"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Library
    .pure("LayoutGeometry", in: .library),
    .pure("ScrollPhysics", in: .library, geometry),
    .pure("CompositionalLayout", in: .library, geometry),
    .pure("ScreenInterface", in: .library, geometry),
    .target(name: "CICU", path: "Sources/Library/CICU", linkerSettings: [.linkedLibrary("icuuc")]),
    .headers("CFriBidi", in: .library, of: ["libfribidi-dev"]),
    // lines of text in any language: where they break, and in which order they are read
    .main("Typesetting", in: .library, geometry + ["ScreenInterface", "CICU", "CFriBidi"]),
    // what a scene tells of itself: values made of the two above
    .pure("SceneReadings", in: .library, geometry + ["ScrollPhysics", "ScreenInterface"]),
    // Kiwi's Cassowary solver, and constraints of sums by it
    .target(name: "CKiwi", path: "Sources/Library/CKiwi", exclude: ["kiwi/LICENSE"]),
    .pure("Constraints", in: .library, ["CKiwi"]),
    // the superclasses of views and layouts, with the methods that code written for UIKit overrides
    .main("UIKitBase", in: .library, geometry + ["CompositionalLayout", "Constraints"]),
    .main("CollectionViews", in: .library, geometry + layerOne + ["Constraints", "UIKitBase"]),
    .main("Carousel", in: .library, views),
    .headers("CMainQueue", in: .library),
    .main("Stage", in: .library, views + ["CMainQueue"]),
    .main("Orihon", in: .library, views + ["Carousel"]),
    .main("UIKitNames", in: .library, views + ["Orihon", "Stage", "Constraints", "UIKitBase"]),
    // Window
    .main(
      "SDLRendering", in: .window,
      geometry + [
        "ScreenInterface", "Typesetting", "CSDL2", "CX11", "CFontconfig", "CHarfBuzz", "CLCMS", "CPNG",
        "CMalloc", "CMainQueue", "CPOSIX",
      ]),
    .headers(
      "CSDL2", in: .window, of: ["libsdl2-dev", "libsdl2-image-dev", "libsdl2-ttf-dev"]),
    .headers("CX11", in: .window, of: ["libx11-dev", "libxext-dev"]),
    .headers("CFontconfig", in: .window, of: ["libfontconfig-dev"]),
    .headers("CHarfBuzz", in: .window, of: ["libharfbuzz-dev"]),
    .headers("CLCMS", in: .window, of: ["liblcms2-dev"]),
    .headers("CPNG", in: .window, of: ["libpng-dev", "zlib1g-dev"]),
    .headers("CMalloc", in: .window),
    .target(name: "CPOSIX", path: "Sources/Window/CPOSIX"),
    .main("SceneTools", in: .window, views + ["Stage"]),
    .main("OrihonWindow", in: .window, ["Orihon", "Stage", "SceneTools", "ScreenInterface", "SDLRendering"]),
    // Feeds
    .pure("Documents", in: .feeds, [.product(name: "Yams", package: "Yams")]),
    .main("FeedFiles", in: .feeds, scenes + ["Typesetting"]),
    .main("Gallery", in: .feeds, scenes + ["FeedFiles", "ResourceCatalog"]),
    .target(
      name: "ResourceCatalog", path: "Resources",
      exclude: ["Vectors", "Goldens", "Painting"],
      sources: ["ResourceCatalog.swift"],
      resources: [
        .copy("Feeds"), .copy("Images"), .copy("Scripts"), .copy("Scenarios"),
        .copy("Templates"), .copy("Strokes"),
        .embedInCode("Feeds/default.yml"), .embedInCode("Report/report.html"),
        .embedInCode("Report/palette.css"), .embedInCode("Report/report.css"),
        .embedInCode("Report/report.js"),
        .embedInCode("Report/lab.html"), .embedInCode("Report/lab.css"), .embedInCode("Report/play.js"),
        .embedInCode("Report/results.html"), .embedInCode("Report/results.css"),
        .embedInCode("Report/head.html"), .embedInCode("Report/film.html"),
        .embedInCode("Report/film.css"), .embedInCode("Report/film.js"), .embedInCode("Report/frames.js"),
      ],
      swiftSettings: strict),
    // Bench
    .main("Replays", in: .bench, geometry + layerOne + ["Stage", "SceneTools", "Documents"]),
    .main(
      "Measurements", in: .bench,
      geometry + layerOne + ["CollectionViews", "Stage", "Documents", "Replays", "UIKitNames"]),
    .headers("CGCrypt", in: .bench, of: ["libgcrypt20-dev"]),
    .main(
      "VisualQA", in: .bench,
      geometry + layerOne + [
        "Typesetting", "Stage", "Documents", "Replays", "Measurements", "ResourceCatalog", "CGCrypt",
      ]),
    .main(
      "OrihonTesting", in: .bench,
      geometry + layerOne + [
        "Typesetting", "CollectionViews", "Orihon", "Stage", "Documents", "Replays", "Measurements",
        "VisualQA",
        "SDLRendering",
        "ResourceCatalog",
      ]),
    // Studio
    .main("TuningPanel", in: .studio, scenes + ["SceneTools", "FeedFiles", "Replays"]),
    .main("ComparisonLab", in: .studio, scenes + ["SceneTools", "FeedFiles", "Replays", "UIKitNames"]),
    // Program
    // what the verbs do, without a command line and without a window
    .main(
      "SceneRuns", in: .program,
      scenes + [
        "Typesetting", "SDLRendering", "SceneTools", "FeedFiles", "Replays", "Measurements", "VisualQA",
        "ComparisonLab", "TuningPanel", "ResourceCatalog",
      ]),
    // what the verbs do in a window
    .main(
      "WindowRuns", in: .program,
      scenes + [
        "SDLRendering", "SceneTools", "FeedFiles", "Gallery", "Replays", "Measurements", "VisualQA",
        "ComparisonLab", "TuningPanel", "ResourceCatalog", "SceneRuns",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .main("SourcePorting", in: .program, ["Documents"]),
    .main(
      "OrihonTool", in: .program,
      scenes + [
        "Orihon", "SDLRendering", "SceneTools", "FeedFiles", "Replays", "Measurements", "VisualQA",
        "ComparisonLab", "ResourceCatalog", "SceneRuns", "WindowRuns", "SourcePorting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .executableTarget(
      name: "OrihonCommand", dependencies: ["SceneRuns", "OrihonTool", "Gallery", "ResourceCatalog"],
      path: "Sources/Program/OrihonCommand",
      swiftSettings: unoptimized + onMainActor, linkerSettings: compact),
    // the server of a review's page: FlyingFox brings the network's libraries, which no window shall load
    .executableTarget(
      name: "OrihonReview", dependencies: ["Documents", .product(name: "FlyingFox", package: "FlyingFox")],
      path: "Sources/Program/OrihonReview", swiftSettings: strict),
    // the tests of each room
    .tests("LayoutGeometry", in: .library, geometry + ["TestSupport"]),
    .tests("ScrollPhysics", in: .library, geometry + ["ScrollPhysics", "TestSupport"]),
    .tests(
      "CompositionalLayout", in: .library, geometry + ["CompositionalLayout", "TestSupport", customDump]),
    .tests("ScreenInterface", in: .library, geometry + ["ScreenInterface", "TestSupport"]),
    .tests("Typesetting", in: .library, geometry + ["ScreenInterface", "Typesetting", "TestSupport"]),
    .tests(
      "SceneReadings", in: .library,
      geometry + ["ScrollPhysics", "SceneReadings", "ScreenInterface", "TestSupport"]),
    .tests("CollectionViews", in: .library, views + driving + ["Stage"]),
    .tests("Carousel", in: .library, scenes + driving),
    .tests("Stage", in: .library, scenes + driving),
    .tests(
      "Orihon", in: .library,
      scenes + ["Typesetting", "Orihon", "OrihonWindow", "UIKitNames", "SDLRendering", "TestSupport"]),
    .tests("Constraints", in: .library, ["Constraints", "TestSupport"]),
    .tests(
      "UIKitNames", in: .library, views + ["Stage", "UIKitNames", "OrihonTesting", "TestSupport"]),
    // the programs that people paste, built twice from one folder: as apps were built, and as new ones are
    .testTarget(
      name: "PastedProgramsTests", dependencies: pasted, path: "Tests/Library/PastedPrograms",
      swiftSettings: unoptimized + [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PastedProgramsInSwift5Tests", dependencies: pasted, path: "Tests/Library/PastedProgramsInSwift5",
      swiftSettings: unoptimized + [.swiftLanguageMode(.v5)]),
    // the code of the five articles, typed anew from its facts, built twice too
    .testTarget(
      name: "ArticlesTests", dependencies: pasted, path: "Tests/Library/Articles",
      swiftSettings: unoptimized + [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ArticlesInSwift5Tests", dependencies: pasted, path: "Tests/Library/ArticlesInSwift5",
      swiftSettings: unoptimized + [.swiftLanguageMode(.v5)]),
    // whole screens as iOS engineers write them, built twice too
    .testTarget(
      name: "PastedScreensTests", dependencies: pasted, path: "Tests/Library/PastedScreens",
      swiftSettings: unoptimized + [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PastedScreensInSwift5Tests", dependencies: pasted, path: "Tests/Library/PastedScreensInSwift5",
      swiftSettings: unoptimized + [.swiftLanguageMode(.v5)]),
    .tests(
      "SDLRendering", in: .window,
      geometry + [
        "ScreenInterface", "Typesetting", "SDLRendering", "CLCMS", "CSDL2", "VisualQA", "TestSupport",
      ]),
    .tests("SceneTools", in: .window, scenes + driving),
    .executableTarget(
      name: "LiveWindowProgram", dependencies: ["OrihonWindow"], path: "Tests/Window/LiveWindowProgram",
      swiftSettings: onMainActor),
    // a program of one's own that --live builds and replaces
    .executableTarget(
      name: "LiveShelfProgram", dependencies: ["OrihonTool"], path: "Tests/Window/LiveShelfProgram",
      swiftSettings: onMainActor),
    // a screen that is filled in by the main queue
    .executableTarget(
      name: "DeferringProgram", dependencies: ["OrihonTool", "UIKitNames"],
      path: "Tests/Program/DeferringProgram", swiftSettings: onMainActor),
    // the pointer and the keyboard of a Wayland desktop, which no tool offers
    .executableTarget(
      name: "VirtualHand", path: "Tests/Window/VirtualHand", swiftSettings: onMainActor),
    .tests(
      "Window", in: .window,
      scenes + [
        "Typesetting", "SceneTools", "Gallery", "Replays", "TestSupport", "SDLRendering", "CSDL2", "CX11",
      ]),
    .tests("Documents", in: .feeds, ["Documents", "TestSupport"]),
    .tests("FeedFiles", in: .feeds, scenes + driving + ["FeedFiles"]),
    .tests("ResourceCatalog", in: .feeds, ["ResourceCatalog", "FeedFiles", "Documents", "TestSupport"]),
    .tests("Gallery", in: .feeds, scenes + driving + ["Gallery", "FeedFiles", "Replays"]),
    .tests("Replays", in: .bench, scenes + driving + ["Replays", "SampleRuns"]),
    .tests("Measurements", in: .bench, scenes + driving + ["Replays", "Measurements", "SampleRuns"]),
    .tests("VisualQA", in: .bench, scenes + driving + ["Replays", "Measurements", "VisualQA", "SampleRuns"]),
    .tests(
      "OrihonTesting", in: .bench, driving + ["Orihon", "Stage", "Documents", "Replays", "VisualQA"],
      exclude: ["__Frames__"]),
    .tests(
      "SceneGolden", in: .bench,
      scenes + [
        "Typesetting", "SceneTools", "Gallery", "Replays", "Measurements", "VisualQA", "SDLRendering",
        "SampleFeeds",
        "TestSupport",
      ]),
    .tests("ComparisonLab", in: .studio, scenes + driving + ["FeedFiles", "Replays", "ComparisonLab"]),
    .tests("TuningPanel", in: .studio, scenes + driving + ["FeedFiles", "Replays", "TuningPanel"]),
    .tests(
      "SceneRuns", in: .program,
      [
        "SceneRuns", "ScreenInterface", "SDLRendering", "Stage", "Documents", "FeedFiles", "Replays",
        "Measurements", "VisualQA", "SampleFeeds", "TestSupport",
      ]),
    .tests(
      "WindowRuns", in: .program,
      geometry + [
        "WindowRuns", "SceneRuns", "ScreenInterface", "SceneTools", "Typesetting", "SDLRendering", "Stage",
        "Documents", "FeedFiles", "Replays", "TuningPanel", "TestSupport",
      ]),
    .tests("SourcePorting", in: .program, ["SourcePorting", "Documents", "TestSupport"]),
    .tests(
      "OrihonTool", in: .program,
      geometry + layerOne + [
        "OrihonTool", "WindowRuns", "SceneRuns", "SceneTools", "Typesetting", "SDLRendering", "Stage",
        "Documents",
        "FeedFiles", "Replays", "TuningPanel", "Measurements", "VisualQA", "TestSupport",
      ]),
    // the program is started, not linked: a bundle of tests has the shared runtime
    .tests("OrihonCommand", in: .program, ["Gallery", "TestSupport"]),
    // what tests share, and an example
    .executableTarget(
      name: "CardsExample", dependencies: ["OrihonWindow"], path: "Examples/Cards",
      swiftSettings: onMainActor),
    .executableTarget(
      name: "ScreensExample", dependencies: ["OrihonTool", "UIKitNames"], path: "Examples/Screens",
      exclude: ["Scenarios", "Goldens"],
      swiftSettings: unoptimized + [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    .target(
      name: "TestSupport", dependencies: geometry + ["Documents"], path: "Tests/TestSupport",
      exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "SampleRuns",
      dependencies: layerOne + [
        "Typesetting", "SampleFeeds", "Carousel", "Stage", "SceneTools", "Documents", "Replays",
        "Measurements",
      ],
      path: "Tests/SampleRuns", swiftSettings: onMainActor),
    .target(
      name: "SampleFeeds", dependencies: views + ["Carousel", "Stage"],
      path: "Tests/SampleFeeds", swiftSettings: onMainActor),
    // these work long themselves, and are compiled to be fast
    .testTarget(
      name: "ArchitectureTests", dependencies: ["Documents", "TestSupport"], swiftSettings: onMainActor),
  ]
)
