import Testing

@testable import Documents

/// Tests of a value's own words in messages.
struct DocumentNodeTests {
  private func outline(_ text: String) throws -> String {
    try DocumentReader().read(text: text, file: "a.yml").outline
  }

  @Test(arguments: [
    ("{id: b, title: Moon}", "{id: b, title: Moon}"), ("{id: b, title: \"1\"}", "{id: b, title: \"1\"}"),
    ("[1, 2, {a: ~}]", "[1, 2, {a: ~}]"), ("[]", "[]"), ("{}", "{}"),
    (
      "{id: b, layout: carousel, follows: a, cards: [{title: x}, {title: y}]}",
      "{id: b, layout: carousel, follows: a, cards: [{…}, {…}]}"
    ),
    (
      "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]", "[[[[[[[[[[[[…]]]]]]]]]]]]"
    ),
  ])
  func `a map and a list show as many parts as there is room for`(text: String, words: String) throws {
    #expect(try outline(text) == words)
  }

  @Test func `a value of one word is told as in other messages`() throws {
    #expect(try outline("'9'") == "the text \"9\"" && outline("word") == "word" && outline("~") == "empty")
  }

  @Test func `no outline is longer than a message has room for`() throws {
    let long = String(repeating: "x", count: 300)
    for text in ["[\(long), \(long)]", "{\(long): 1}", "{a: {\(long): [\(long)]}}"] {
      #expect(try outline(text).count <= 62)
    }
  }
}
