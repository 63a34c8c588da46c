import Testing

@Suite struct ManifestArrowsTests {
  private let sample = SourceFile(
    "Package.swift",
    """
    extension Target {
      static func pure(_ name: String, _ dependencies: [Dependency] = []) -> Target {
        .target(name: name, dependencies: dependencies, swiftSettings: strict)
      }
    }
    let low: [Target.Dependency] = ["LayoutGeometry"]
    let views: [Target.Dependency] = low + ["CollectionViews"]
    let dump: Target.Dependency = .product(name: "CustomDump", package: "swift-custom-dump")
    let package = Package(
      name: "Orihon",
      targets: [
        .pure("LayoutGeometry"),
        .main("Carousel", views + ["Stage"]),
        .pure("Documents", [.product(name: "Yams", package: "Yams")]),
        .target(name: "ResourceCatalog", path: "Resources", exclude: ["Vectors"]),
        .target(name: "Gallery", dependencies: views + ["SDLRendering"], swiftSettings: strict),
        .target(name: "TestSupport", dependencies: low + ["SDLRendering"], path: "Tests/TestSupport"),
        .executableTarget(name: "OrihonCommand", dependencies: [dump], path: "Elsewhere"),
        .tests("Stage", views + ["SDLRendering"]),
      ]
    )
    """)

  @Test func `dependencies are read through named lists, sums and products`() {
    let declared = ManifestArrows.declarations(in: sample).map { ($0.target, $0.dependencies.sorted()) }
    #expect(
      declared.map(\.0) == [
        "LayoutGeometry", "Carousel", "Documents", "ResourceCatalog", "Gallery", "TestSupport",
        "OrihonCommand", "StageTests",
      ])
    #expect(
      declared.map(\.1) == [
        [], ["CollectionViews", "LayoutGeometry", "Stage"], ["Yams"], [],
        ["CollectionViews", "LayoutGeometry", "SDLRendering"], ["LayoutGeometry", "SDLRendering"],
        ["CustomDump"], ["CollectionViews", "LayoutGeometry", "SDLRendering"],
      ])
    #expect(
      ManifestArrows.declarations(in: sample).filter(\.isOfTests).map(\.target) == [
        "TestSupport", "StageTests",
      ])
  }

  @Test func `a dependency against the arrows is caught`() {
    #expect(
      ManifestArrows.violations(in: sample).map(\.description) == [
        "Package.swift:13: Carousel may not depend on Stage",
        "Package.swift:16: Gallery may not depend on SDLRendering",
        "Package.swift:18: OrihonCommand may not depend on CustomDump",
      ])
  }
}
