import Foundation
import TestSupport
import Testing

/// Tests that the glossary speaks of types that are there, and that no name means two of them.
@Suite struct GlossaryTests {
  private let files = [
    SourceFile("Sources/Library/Stage/Stage.swift", "public final class Stage {\n  struct Look {}\n}"),
    SourceFile("Sources/Library/Stage/Clock.swift", "private struct Clock {}"),
    SourceFile("Tests/Library/StageTests/Robot.swift", "struct Robot {}"),
  ]

  private func reasons(_ rows: String...) -> [String] {
    let page = (["# Glossary", "", "| word | meaning | type |", "|---|---|---|"] + rows).joined(
      separator: "\n")
    return Glossary.violations(in: page, of: files).map(\.reason)
  }

  @Test func `a word with a sentence and a type that is there passes`() {
    #expect(
      reasons("| stage | A scene that runs. | `Stage` |", "| look | A glance. | `Stage.Look` |") == []
    )
  }

  @Test(arguments: [
    "| robot | A hand. | `Robot` |", "| clock | A clock. | `Clock` |", "| look | A glance. | `Look` |",
    "| stage | A scene that runs | `Stage` |", "| stage | A scene. It runs. | `Stage` |",
    "| stage | A scene. | Stage |",
  ])
  func `a type that is not there, none, and what is no sentence are caught`(row: String) {
    #expect(reasons(row).count == 1)
  }

  @Test func `a word with two meanings is caught, and so is a type declared twice`() {
    #expect(reasons("| stage | A scene. | `Stage` |", "| Stage | Boards. | `Stage` |").count == 1)
    let twice = files + [SourceFile("Sources/Feeds/Gallery/Stage.swift", "struct Stage {}")]
    let page = "| stage | A scene. | `Stage` |"
    #expect(Glossary.violations(in: page, of: twice).map(\.line) == [1])
  }

  @Test func `the glossary of the house is true`() throws {
    let repository = try Repository()
    let page = try #require(repository.text(of: Glossary.path))
    #expect(Glossary.entries(in: page).count >= 30)
    let violations = Glossary.violations(in: page, of: repository.swiftFiles)
    #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test func `no name of the house means two types`() throws {
    let violations = OneNameOneType.violations(in: try Repository().swiftFiles)
    #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
  }
}
