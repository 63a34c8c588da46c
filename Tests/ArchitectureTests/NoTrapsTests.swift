import Testing

@Suite struct NoTrapsTests {
  @Test(arguments: ["let a = try! f()", "let a = b as! C", "fatalError(\"no\")"])
  func `a trap is caught`(statement: String) {
    let sample = SourceFile("Sources/Library/Stage/Sample.swift", "// A sample.\n\(statement)\n")
    #expect(NoTraps.violations(in: sample).map(\.line) == [2])
  }

  @Test(arguments: ["let a = try? f()", "let a = b as? C", "// fatalError()", "precondition(a, \"as! b\")"])
  func `a sentence passes`(statement: String) {
    #expect(NoTraps.violations(in: SourceFile("Sources/Library/Stage/Sample.swift", statement)).isEmpty)
  }
}
