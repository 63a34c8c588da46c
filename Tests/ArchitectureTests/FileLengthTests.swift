import Testing

@Suite struct FileLengthTests {
  @Test(arguments: [(300, true, 0), (300, false, 0), (301, true, 1), (301, false, 1), (0, false, 0)])
  func `the wall stands after line 300`(lines: Int, isTerminated: Bool, faults: Int) {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n") + (isTerminated ? "\n" : "")
    #expect(
      FileLength.violations(in: SourceFile("Tests/Library/StageTests/Sample.swift", text)).count == faults)
  }
}
