import Testing

@testable import VisualQA

struct NamePatternTests {
  @Test(arguments: [
    ("default-*", "default-rest", true), ("default-*", "default-", true),
    ("default-*", "a-default-rest", false),
    ("*-rest", "default-rest", true), ("*-rest", "default-rest-2", false), ("*", "", true),
    ("a*b*c", "a-b-b-c", true),
    ("a*b*c", "a-c-b", false), ("s?", "s1", true), ("s?", "s", false), ("s?", "s12", false),
    ("**", "x", true),
    ("rest", "rest", true), ("rest", "resting", false), ("[ab]", "a", false),
  ])
  func `a pattern fits a whole name`(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(pattern).fits(name) == fits)
  }

  @Test func `a name that looks like a pattern means itself, and others keep their order`() {
    let names = ["b-1", "a-1", "a-*", "a-2"]
    #expect(NamePattern("a-*").select(from: names) == ["a-*"])
    #expect(NamePattern("a-?").select(from: names) == ["a-1", "a-*", "a-2"])
    #expect(NamePattern("c*").select(from: names).isEmpty)
  }
}
