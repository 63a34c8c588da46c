import Testing

@Suite struct MachinePathsTests {
  private let bad = [
    "/" + "work/main", "see /" + "home/someone/notes", "\"/" + "root/.cache\"", "file:///" + "home/someone",
    "cat ../" + "shared/HOUSE.md",
  ]

  @Test func `a path of one machine is caught`() {
    for line in bad {
      #expect(
        MachinePaths.violations(path: "README.md", text: "# A\n\(line)\n").map(\.line) == [2], "\(line)")
    }
  }

  @Test func `the folder for scrap is no place for the program`() {
    let line = "let path = \"/" + "tmp/orihon\""
    #expect(MachinePaths.violations(path: "Sources/Library/Stage/Sample.swift", text: line).count == 1)
    #expect(MachinePaths.violations(path: "Tests/Library/StageTests/Sample.swift", text: line).isEmpty)
  }

  @Test(arguments: [
    "https://example.org/" + "work/page", "network/" + "home/", "frame" + "work/x", "~/" + "work/orihon",
  ])
  func `an address or a longer path passes`(line: String) {
    #expect(MachinePaths.violations(path: "README.md", text: line).isEmpty)
  }
}
