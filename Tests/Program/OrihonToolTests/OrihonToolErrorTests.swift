import Testing

@testable import OrihonTool

/// Tests of the names that a program's scenes may have.
struct OrihonToolErrorTests {
  @Test(arguments: [[], ["shelf"], ["a", "b_2", "c-3", "棚"]])
  func `plain names that differ are taken`(names: [String]) {
    #expect(throws: Never.self) { try OrihonToolError.check(names) }
  }

  @Test func `a name that is given twice is refused by its name`() {
    #expect(throws: OrihonToolError.twoScenes("shelf")) {
      try OrihonToolError.check(["shelf", "other", "shelf"])
    }
    #expect(OrihonToolError.twoScenes("shelf").description.contains("'shelf'"))
  }

  @Test(arguments: ["", "-shelf", "my shelf", "a/b", "a.yml", String(repeating: "x", count: 65)])
  func `a name that a command line takes for something else is refused`(name: String) {
    #expect(throws: OrihonToolError.unusableName(name)) { try OrihonToolError.check([name]) }
  }
}
