import Foundation
import TestSupport
import Testing

/// Tests of the architecture rules, on the checkout itself.
@Suite struct HouseTests {
  let repository: Repository
  let files: [SourceFile]

  init() throws {
    repository = try Repository()
    files = repository.swiftFiles
  }

  private func expectNone(_ violations: [Violation]) {
    for violation in violations {
      Issue.record(Comment(rawValue: violation.description))
    }
  }

  @Test func `the files of the checkout are found`() {
    #expect(files.contains { $0.path == "Sources/Library/LayoutGeometry/Axis.swift" })
    #expect(files.contains { $0.path == "Tests/ArchitectureTests/HouseTests.swift" })
    #expect(files.contains { $0.path == "Resources/ResourceCatalog.swift" })
  }

  @Test func `imports follow the arrows`() {
    expectNone(files.flatMap { ImportArrows.violations(in: $0) })
  }

  @Test func `the manifest follows the arrows`() throws {
    let manifest = SourceFile("Package.swift", try #require(repository.text(of: "Package.swift")))
    let declared = Set(ManifestArrows.declarations(in: manifest).map(\.target))
    #expect(Set(files.compactMap(\.target)).isSubset(of: declared))
    expectNone(ManifestArrows.violations(in: manifest))
  }

  @Test func `a room imports only from itself and from the rooms before it`() {
    let rooms = Dictionary(
      HouseTable.house.rows.compactMap { row in
        row.room.flatMap(HouseTable.rooms.firstIndex).map { (row.target, $0) }
      }, uniquingKeysWith: { first, _ in first })
    for row in HouseTable.house.rows {
      guard let room = rooms[row.target] else { continue }
      for name in row.mayImport where rooms[name] ?? room > room {
        Issue.record("\(row.target) may import \(name), which lies in a later room")
      }
    }
    #expect(rooms.count > 20)
  }

  @Test func `every import is of something that the manifest builds before it`() throws {
    let manifest = SourceFile("Package.swift", try #require(repository.text(of: "Package.swift")))
    expectNone(UndeclaredImports.violations(in: files, by: manifest))
  }

  @Test func `only one file reads a clock`() {
    expectNone(files.flatMap(OneClock.violations))
  }

  @Test func `files are read through one door`() {
    expectNone(files.flatMap(OneDoor.violations))
  }

  @Test func `nothing is shared through a type or a file`() {
    expectNone(files.flatMap(SharedState.violations))
  }

  @Test func `no file is longer than the wall`() {
    expectNone(files.flatMap(FileLength.violations))
  }

  @Test func `nothing is forced`() {
    expectNone(files.flatMap(NoTraps.violations))
  }

  @Test func `every target has its tests`() {
    expectNone(TestTwins.violations(in: files))
  }

  @Test func `all randomness is seeded`() {
    expectNone(files.flatMap(SeededRandomness.violations))
  }

  @Test func `nothing half done is left behind`() {
    expectNone(files.flatMap(Leftovers.violations))
  }

  @Test func `no file names a path of one machine`() {
    expectNone(
      repository.paths.flatMap { path in
        repository.text(of: path).map { MachinePaths.violations(path: path, text: $0) } ?? []
      })
  }
}
