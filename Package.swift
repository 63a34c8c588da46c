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

extension Target {
  static func pure(_ name: String, _ dependencies: [Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
  }

  static func main(_ name: String, _ dependencies: [Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: onMainActor)
  }

  /// `computes` where the tests themselves work long, and are compiled to be fast.
  static func tests(_ name: String, _ dependencies: [Dependency], computes: Bool = false) -> Target {
    .testTarget(
      name: name + "Tests", dependencies: dependencies,
      swiftSettings: (computes ? [] : unoptimized) + onMainActor)
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
    .executable(name: "orihon", targets: ["OrihonCommand"]),
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
    // 0
    .pure("LayoutGeometry"),
    // 1
    .pure("ScrollPhysics", geometry),
    .pure("CompositionalLayout", geometry),
    .pure("ScreenInterface", geometry),
    // lines of text in any language: where they break, and in which order they are read
    .main("Typesetting", geometry + ["ScreenInterface", "CICU", "CFriBidi"]),
    // what a scene tells of itself: values made of the two above
    .pure("SceneReadings", geometry + ["ScrollPhysics", "ScreenInterface"]),
    // 2
    .main("CollectionViews", geometry + layerOne),
    .main(
      "SDLRendering",
      geometry + [
        "ScreenInterface", "Typesetting", "CSDL2", "CX11", "CFontconfig", "CHarfBuzz", "CLCMS", "CPNG",
        "CMalloc",
        "CMainQueue",
      ]),
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CX11"),
    .systemLibrary(name: "CFontconfig"),
    .systemLibrary(name: "CHarfBuzz"),
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
    .systemLibrary(name: "CFriBidi"),
    .systemLibrary(name: "CLCMS"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CMainQueue"),
    // 3
    .main("Carousel", views),
    .main("Stage", views),
    .main("SceneTools", views + ["Stage"]),
    .pure("Documents", [.product(name: "Yams", package: "Yams")]),
    // 4
    .main("FeedFiles", scenes + ["Typesetting"]),
    .main("Gallery", scenes + ["FeedFiles", "ResourceCatalog"]),
    .main("Replays", geometry + layerOne + ["Stage", "SceneTools", "Documents"]),
    .main("Measurements", geometry + layerOne + ["Stage", "Documents", "Replays"]),
    .main(
      "VisualQA", geometry + layerOne + ["Typesetting", "Stage", "Documents", "Replays", "Measurements"]),
    .target(
      name: "ResourceCatalog", path: "Resources",
      exclude: ["Vectors", "Goldens", "Painting"],
      sources: ["ResourceCatalog.swift"],
      resources: [
        .copy("Feeds"), .copy("Images"), .copy("Scripts"), .copy("Scenarios"),
        .copy("Templates"), .copy("Strokes"),
        .embedInCode("Feeds/default.yml"), .embedInCode("Report/report.html"),
        .embedInCode("Report/report.css"), .embedInCode("Report/report.js"),
        .embedInCode("Report/lab.html"), .embedInCode("Report/lab.css"), .embedInCode("Report/play.js"),
        .embedInCode("Report/strokes.html"), .embedInCode("Report/strokes.css"),
        .embedInCode("Report/head.html"),
      ],
      swiftSettings: strict),
    // 5
    .main("Orihon", views + ["Carousel"]),
    .main("UIKitNames", ["Orihon"]),
    .main("ComparisonLab", scenes + ["SceneTools", "FeedFiles", "Replays", "UIKitNames"]),
    .main("OrihonWindow", ["Orihon", "Stage", "SceneTools", "ScreenInterface", "SDLRendering"]),
    .main("TuningPanel", scenes + ["SceneTools", "FeedFiles", "Replays"]),
    .main(
      "OrihonTesting",
      geometry + layerOne + [
        "Typesetting", "CollectionViews", "Orihon", "Stage", "Documents", "Replays", "Measurements",
        "VisualQA",
        "SDLRendering",
        "ResourceCatalog",
      ]),
    .main(
      "OrihonTool",
      scenes + [
        "Orihon", "Typesetting", "SDLRendering", "SceneTools", "FeedFiles", "Gallery", "Replays",
        "Measurements", "VisualQA",
        "ComparisonLab", "TuningPanel", "ResourceCatalog",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .executableTarget(
      name: "OrihonCommand", dependencies: ["OrihonTool", "Gallery", "ResourceCatalog"],
      swiftSettings: unoptimized + onMainActor, linkerSettings: compact),
    // examples
    .executableTarget(
      name: "CardsExample", dependencies: ["OrihonWindow"], path: "Examples/Cards",
      swiftSettings: onMainActor),
    // tests
    .target(
      name: "TestSupport", dependencies: geometry + ["Documents"], path: "Tests/TestSupport",
      swiftSettings: strict),
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
    .tests("Architecture", ["TestSupport"], computes: true),
    .tests("LayoutGeometry", geometry + ["TestSupport"]),
    .tests("ScrollPhysics", geometry + ["ScrollPhysics", "TestSupport"]),
    .tests("CompositionalLayout", geometry + ["CompositionalLayout", "TestSupport", customDump]),
    .tests("ScreenInterface", geometry + ["ScreenInterface", "TestSupport"]),
    .tests("Typesetting", geometry + ["ScreenInterface", "Typesetting", "TestSupport"]),
    .tests("SceneReadings", geometry + ["ScrollPhysics", "SceneReadings", "TestSupport"]),
    .tests(
      "SDLRendering",
      geometry + [
        "ScreenInterface", "Typesetting", "SDLRendering", "CLCMS", "CSDL2", "VisualQA", "TestSupport",
      ]),
    .tests("CollectionViews", views + driving + ["Stage"]),
    .tests("Carousel", scenes + driving),
    .tests("Stage", scenes + driving),
    .tests("SceneTools", scenes + driving),
    .tests("Documents", ["Documents", "TestSupport"]),
    .tests("FeedFiles", scenes + driving + ["FeedFiles"]),
    .tests("ResourceCatalog", ["ResourceCatalog", "FeedFiles", "Documents", "TestSupport"]),
    .tests("Gallery", scenes + driving + ["Gallery", "FeedFiles", "Replays"]),
    .tests("ComparisonLab", scenes + driving + ["FeedFiles", "Replays", "ComparisonLab"]),
    .tests("TuningPanel", scenes + driving + ["FeedFiles", "Replays", "TuningPanel"]),
    .tests("Replays", scenes + driving + ["Replays", "SampleRuns"]),
    .tests("Measurements", scenes + driving + ["Replays", "Measurements", "SampleRuns"]),
    .tests("VisualQA", scenes + driving + ["Replays", "Measurements", "VisualQA", "SampleRuns"]),
    .testTarget(
      name: "OrihonTestingTests",
      dependencies: driving + ["Orihon", "Stage", "Documents", "Replays", "VisualQA"],
      exclude: ["__Frames__"], swiftSettings: unoptimized + onMainActor),
    .tests(
      "SceneGolden",
      scenes + [
        "Typesetting", "SceneTools", "Gallery", "Replays", "Measurements", "VisualQA", "SDLRendering",
        "SampleFeeds",
        "TestSupport",
      ]),
    .tests(
      "Orihon",
      scenes + ["Typesetting", "Orihon", "OrihonWindow", "UIKitNames", "SDLRendering", "TestSupport"]),
    // the programs that people paste, built twice from one folder: as apps were built, and as new ones are
    .testTarget(
      name: "PastedProgramsTests", dependencies: pasted, path: "Tests/PastedPrograms",
      swiftSettings: unoptimized + [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PastedProgramsInSwift5Tests", dependencies: pasted, path: "Tests/PastedProgramsInSwift5",
      swiftSettings: unoptimized + [.swiftLanguageMode(.v5)]),
    .tests(
      "OrihonTool",
      geometry + layerOne + [
        "OrihonTool", "Typesetting", "SDLRendering", "Stage", "Documents", "FeedFiles", "Replays",
        "TuningPanel",
        "Measurements",
        "VisualQA", "TestSupport",
      ]),
    // the program is started, not linked: a bundle of tests has the shared runtime
    .tests("OrihonCommand", ["Gallery", "TestSupport"]),
    .executableTarget(
      name: "LiveWindowProgram", dependencies: ["OrihonWindow"], path: "Tests/LiveWindowProgram",
      swiftSettings: onMainActor),
    .tests(
      "Window",
      scenes + [
        "Typesetting", "SceneTools", "Gallery", "Replays", "TestSupport", "SDLRendering", "CSDL2", "CX11",
      ]),
  ]
)
