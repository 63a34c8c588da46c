import Testing

@Suite struct ImportArrowsTests {
  private func sample(of target: String) -> String {
    let room = HouseTable.house.row(of: target)?.room ?? "Library"
    return "Sources/\(room)/\(target)/Sample.swift"
  }

  @Test(arguments: [
    ("ScrollPhysics", "import CompositionalLayout"),
    ("LayoutGeometry", "public import ScrollPhysics"),
    ("CollectionViews", "import CSDL2"),
    ("Stage", "internal import Carousel"),
    ("Carousel", "@preconcurrency import Stage"),
    ("Gallery", "import class SDLRendering.SDLWindow"),
    ("VisualQA", "import CollectionViews"),
    ("FeedFiles", "import Yams"),
    ("SDLRendering", "import Stage"),
    ("Stage", "package import Dispatch"),
    ("CollectionViews", "private import Glibc"),
    ("Orihon", "@_exported public import Stage"),
    ("OrihonTool", "import CSDL2"),
    ("Documents", "import ArgumentParser"),
    ("Stage", "@_exported import LayoutGeometry"),
    ("Stage", "@testable import LayoutGeometry"),
    ("Cellar", "import Foundation"),
  ])
  func `an import against the arrows is caught`(target: String, statement: String) {
    let sample = SourceFile(sample(of: target), "// A sample.\n\n\(statement)\n")
    #expect(ImportArrows.violations(in: sample).count == 1)
  }

  @Test(arguments: [
    ("Stage", "import Foundation\npublic import struct LayoutGeometry.Axis\nimport CollectionViews"),
    ("SDLRendering", "import CSDL2\nimport Dispatch\nimport ScreenInterface"),
    ("UIKitNames", "@_exported public import Orihon\n@_exported public import Foundation"),
    ("OrihonTool", "import WindowRuns; import Logging"),
    ("Stage", "// import CSDL2\nlet text = \"import CSDL2\""),
  ])
  func `an import along the arrows passes`(target: String, text: String) {
    #expect(ImportArrows.violations(in: SourceFile(sample(of: target), text)).isEmpty)
  }

  @Test func `tests may import what they like`() {
    let sample = SourceFile("Tests/Library/StageTests/Sample.swift", "@testable import SDLRendering")
    #expect(ImportArrows.violations(in: sample).isEmpty)
  }

  @Test func `the reason names file, line and arrow`() {
    let sample = SourceFile("Sources/Library/Stage/Sample.swift", "import Foundation\nimport CSDL2\n")
    #expect(
      ImportArrows.violations(in: sample).map(\.description)
        == ["Sources/Library/Stage/Sample.swift:2: Stage may not import CSDL2"])
  }

  @Test func `every arrow of the table points up the page, at a row already built`() {
    let outside: Set = [
      "CoreFoundation", "Yams", "ArgumentParser", "Logging", "FlyingFox", "FlyingSocks", "Dispatch",
      "Synchronization",
      "Glibc",
      "Testing",
    ]
    var built = outside.union(HouseTable.headers).union(HouseTable.languageHeaders)
      .union(HouseTable.hashHeaders).union(HouseTable.queueHeaders)
    for row in HouseTable.house.rows {
      #expect(row.mayImport.subtracting(built).isEmpty, "\(row.target)")
      built.insert(row.target)
    }
  }
}
