import Testing

@Suite struct UndeclaredImportsTests {
  private let manifest = SourceFile(
    "Package.swift",
    """
    let low: [Target.Dependency] = ["LayoutGeometry"]
    let package = Package(
      name: "Orihon",
      targets: [
        .pure("LayoutGeometry"),
        .main("Carousel", low),
        .main("Stage", ["Carousel"]),
        .tests("Carousel", ["Carousel"]),
        .testTarget(name: "Pasted", dependencies: ["Carousel"], path: "Tests/Programs"),
      ]
    )
    """)

  @Test(arguments: [
    ("Tests/Library/CarouselTests/A.swift", "@testable import Stage"),
    ("Tests/Programs/A.swift", "import Stage"),
    ("Sources/Library/Carousel/A.swift", "import Stage"),
  ])
  func `an import of what may not be built yet is caught`(path: String, text: String) {
    #expect(UndeclaredImports.violations(in: [SourceFile(path, text)], by: manifest).count == 1)
  }

  @Test(arguments: [
    ("Tests/Library/CarouselTests/A.swift", "import Carousel; import LayoutGeometry; import Testing"),
    ("Sources/Library/Stage/A.swift", "import LayoutGeometry"),
  ])
  func `what a dependency brings along is built before`(path: String, text: String) {
    #expect(UndeclaredImports.violations(in: [SourceFile(path, text)], by: manifest).isEmpty)
  }
}
