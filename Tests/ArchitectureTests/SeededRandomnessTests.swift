import Testing

@Suite struct SeededRandomnessTests {
  @Test(arguments: [
    "let a = Int.random(in: 0..<(3 + 4))", "let a = Bool.random()", "list.shuffled()", "list.shuffle()",
    "let a = list.randomElement()", "var generator = SystemRandomNumberGenerator()", "let id = UUID()",
    "let digest = state.hashValue", "var hasher = Hasher()",
  ])
  func `unseeded randomness is caught`(statement: String) {
    let sample = SourceFile("Sources/Library/Stage/Sample.swift", "\n\(statement)\n")
    #expect(SeededRandomness.violations(in: sample).map(\.line) == [2])
  }

  @Test(arguments: [
    "let a = Int.random(in: 0..<(3 + 4), using: &generator)", "list.shuffled(using: &generator)",
    "func hash(into hasher: inout Hasher) {}", "// list.shuffled()",
  ])
  func `seeded randomness passes`(statement: String) {
    #expect(
      SeededRandomness.violations(in: SourceFile("Sources/Library/Stage/Sample.swift", statement)).isEmpty)
  }

  @Test func `a test draws from a seed too, and may name a folder freely`() {
    let sample = SourceFile("Tests/Library/StageTests/Sample.swift", "let name = UUID()\nlist.shuffled()")
    #expect(SeededRandomness.violations(in: sample).map(\.line) == [2])
  }
}
