import Testing

@Suite struct LeftoversTests {
  @Test(arguments: Leftovers.reminders)
  func `a reminder is caught`(reminder: String) {
    let sample = SourceFile("Tests/Library/StageTests/Sample.swift", "struct A {}\n// \(reminder): later\n")
    #expect(Leftovers.violations(in: sample).map(\.line) == [2])
  }

  @Test(arguments: ["", "\n", "// Nothing yet.\n", "import Foundation\n"])
  func `a file without a declaration is caught`(text: String) {
    #expect(Leftovers.violations(in: SourceFile("Sources/Library/Stage/Scene.swift", text)).count == 1)
  }

  @Test func `a placeholder is caught whatever it holds`() {
    let sample = SourceFile("Sources/Library/Stage/Placeholder.swift", "struct A {}\n")
    #expect(Leftovers.violations(in: sample).count == 1)
  }

  @Test(arguments: ["struct A {}\n", "@_exported public import Stage\n"])
  func `a declaration or a re-export is something`(text: String) {
    #expect(Leftovers.violations(in: SourceFile("Sources/Library/Orihon/Sample.swift", text)).isEmpty)
  }
}
