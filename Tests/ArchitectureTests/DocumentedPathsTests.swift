import Foundation
import TestSupport
import Testing

/// Tests that every path and every verb that the documentation names in code is there.
@Suite struct DocumentedPathsTests {
  private let sample = DocumentedPaths(
    paths: ["Sources/Library/Stage/Stage.swift", "Resources/Scripts/default.yml", "scripts/plots.sh"],
    makefile: "all:\n\t@true\n\ndemo: program ## open the window\n",
    sources: [
      SourceFile("Sources/Program/OrihonTool/A.swift", "CommandConfiguration(commandName: \"shoot\")")
    ])

  private func reasons(_ text: String) -> [String] {
    sample.violations(in: ("README.md", text)).map(\.reason)
  }

  @Test(arguments: [
    "the stage, `Sources/Library/Stage/Stage.swift`", "a folder: `Resources/Scripts` or `Resources/Scripts/`",
    "any of `Resources/*.yml`, `scripts/plots.sh`", "`make demo` and `orihon shoot default`, `orihon help`",
    "`orihon hello.yml`, `orihon --version`", "```\nmake demo\norihon shoot\ncat Sources/Own/File.swift\n```",
    "Sources/Gone.swift without marks, `Own/File.swift`",
  ])
  func `what is there passes`(text: String) { #expect(reasons(text) == []) }

  @Test(arguments: [
    "the stage, `Sources/Library/Stage/Scene.swift`", "a folder: `Resources/Script`",
    "any of `Resources/*.json`",
    "`scripts/plots.sh Sources/Gone.swift`", "`make dem`", "`orihon snap default`", "```\nmake snow\n```",
    "```\norihon snap\n```",
  ])
  func `what is gone is caught`(text: String) { #expect(reasons(text).count == 1) }

  @Test func `a violation knows its line`() {
    let text = "# Page\n\n```\nmake demo\n```\n\n`Tests/Gone.swift`\n"
    #expect(sample.violations(in: ("README.md", text)).map(\.line) == [7])
  }

  @Test(arguments: ["## [Unreleased]\nnew\n\n", "## [Unreleased]\n\n## [0.2.0] - 2026-01-02\nnew\n\n"])
  func `of a changelog the newest part that says something is read`(parts: String) {
    let newest = DocumentedPaths.newest("# Changelog\n\n\(parts)## [0.1.0]\nold\n")
    #expect(newest.contains("new") && !newest.contains("old"))
  }

  @Test func `the documentation names what is there`() throws {
    let repository = try Repository()
    let makefile = try #require(repository.text(of: "Makefile"))
    let rule = DocumentedPaths(
      paths: repository.paths, makefile: makefile, sources: repository.swiftFiles)
    #expect(rule.makeVerbs.contains("demo") && rule.programVerbs.contains("demo"))
    let pages = DocumentedPaths.pages(in: repository)
    #expect(pages.count > 20)
    let violations = pages.flatMap(rule.violations)
    #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
  }
}
