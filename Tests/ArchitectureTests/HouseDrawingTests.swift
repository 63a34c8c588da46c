import Foundation
import TestSupport
import Testing

/// Tests that the drawing of the house in the documentation is the house.
@Suite struct HouseDrawingTests {
  private let table = HouseTable(rows: [
    HouseTable.Row("LayoutGeometry", []), HouseTable.Row("Stage", ["LayoutGeometry"]),
    HouseTable.Row("Gallery", ["LayoutGeometry", "Stage"]),
  ])
  private let manifest = SourceFile(
    "Package.swift",
    """
    let package = Package(
      targets: [
        .pure("LayoutGeometry"),
        .main("Stage", ["LayoutGeometry"]),
        .main("Gallery", ["Stage", "LayoutGeometry"]),
        .tests("Gallery", ["Gallery"]),
      ]
    )
    """)

  private func differences(_ lines: String...) -> [String] {
    HouseDrawing.differences(of: lines.joined(separator: "\n"), from: manifest, by: table)
  }

  @Test func `a drawing of the manifest passes, without what an import brings along`() {
    let drawn = differences(
      "Gallery         -->  Stage           the scenes", "", "    one storey below",
      "Stage           -->  LayoutGeometry  one scene", "LayoutGeometry  -->  nothing")
    #expect(drawn == [])
  }

  @Test func `an arrow too many, one that is missing and one that is not allowed are caught`() {
    let rest = ["Stage --> LayoutGeometry", "LayoutGeometry --> nothing"].joined(separator: "\n")
    #expect(differences("Gallery --> Stage, LayoutGeometry", rest) == ["Gallery imports Stage"])
    #expect(differences("Gallery --> nothing", rest) == ["Gallery imports Stage"])
    #expect(
      differences("Gallery --> Stage", "Stage --> Gallery", "LayoutGeometry --> nothing")
        == ["Stage imports LayoutGeometry", "Stage may not import Gallery"])
  }

  @Test func `a target that is missing, drawn twice or not there is caught`() {
    let rest = "LayoutGeometry --> nothing"
    #expect(differences("Gallery --> Stage", rest) == ["Stage is not drawn once"])
    #expect(
      differences("Gallery --> Stage", "Stage --> LayoutGeometry", "Stage --> LayoutGeometry", rest)
        == ["Stage is not drawn once"])
    #expect(
      differences("Gallery --> Stage", "Stage --> LayoutGeometry", "Cellar --> Stage", rest)
        == ["Cellar is drawn and not in the manifest"])
  }

  @Test func `the drawing of the documentation is the house`() throws {
    let repository = try Repository()
    let page = try #require(repository.text(of: HouseDrawing.page))
    let manifest = SourceFile("Package.swift", try #require(repository.text(of: "Package.swift")))
    let drawing = try #require(HouseDrawing.block(in: page))
    let differences = HouseDrawing.differences(of: drawing, from: manifest)
    #expect(differences == [], "\(differences.joined(separator: "\n"))")
  }

  @Test func `the README draws the rooms as they lie in the sources, in their order`() throws {
    let repository = try Repository()
    let readme = try #require(repository.text(of: "README.md"))
    let block = try #require(readme.components(separatedBy: "```").first { $0.contains("\nSources/\n") })
    let drawn = block.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").map { String($0).replacing("/", with: "") }
    }
    let house = HouseTable.rooms.map { room in
      [room]
        + HouseTable.house.rows.filter { $0.room == room && $0.target != "ResourceCatalog" }.map(\.target)
    }
    #expect(drawn == house)
    let folders = Set(repository.swiftFiles.filter { $0.path.hasPrefix("Sources/") }.compactMap(\.room))
    #expect(folders == Set(HouseTable.rooms))
    let tests = Set(repository.swiftFiles.filter { $0.path.hasPrefix("Tests/") }.compactMap(\.room))
    #expect(tests == folders)
  }
}
