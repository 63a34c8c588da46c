import Documents
import Testing

@Suite struct SwiftLexerTests {
  private func code(_ text: String) -> [String] {
    SwiftLexer.tokens(of: text).filter { $0.kind == .word || $0.kind == .symbol }.map(\.text)
  }

  @Test(arguments: [
    ("a // b", ["a"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    (#"x = "a \" b" + c"#, ["x", "=", "+", "c"]),
    (#""a // b"; c"#, [";", "c"]),
    (#""\(f("g")) h""#, ["f", "(", ")"]),
    (##"#"a \(b) \#(c) " d"# e"##, ["c", "e"]),
    ("\"\"\"\na \" b\n\"\"\" c", ["c"]),
    ("func `a Timer rests`() {}", ["func", "`a Timer rests`", "(", ")", "{", "}"]),
    ("\"unclosed\nnext", ["next"]),
    ("größe.x", ["größe", ".", "x"]),
  ])
  func `code is told from comments and strings`(text: String, expected: [String]) {
    #expect(code(text) == expected)
  }

  @Test func `each token knows its line`() {
    let tokens = SwiftLexer.tokens(of: "a\n/* b\n*/ c\n\"\"\"\n\\(d)\n\"\"\"\ne")
    #expect(tokens.filter { $0.kind == .word }.map(\.line) == [1, 3, 5, 7])
  }
}
