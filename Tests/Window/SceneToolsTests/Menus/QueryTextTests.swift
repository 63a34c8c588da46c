import Testing

@testable import SceneTools

/// Tests of the text in the palette's field.
struct QueryTextTests {
  private func query(_ text: String) -> QueryText {
    var query = QueryText()
    for character in text { query.type(character) }
    return query
  }

  @Test(arguments: [("seed a", "seed "), ("seed a  ", "seed "), ("seed", ""), ("  ", ""), ("", "")])
  func `a word is deleted with the spaces behind it`(text: String, rest: String) {
    var query = query(text)
    query.eraseWord()
    #expect(query.text == rest)
  }

  @Test func `what is selected is replaced by what is typed`() {
    var query = query("seed")
    query.selectAll()
    query.type("x")
    #expect(query.text == "x" && !query.isSelected)
  }

  @Test func `what is selected is deleted by every key that deletes`() {
    let erasing: [(inout QueryText) -> Void] = [{ $0.eraseLast() }, { $0.eraseWord() }, { $0.clear() }]
    for erase in erasing {
      var query = query("seed a")
      query.selectAll()
      erase(&query)
      #expect(query.text.isEmpty && !query.isSelected)
    }
  }

  @Test func `an empty field has nothing to select`() {
    var query = QueryText()
    query.selectAll()
    #expect(!query.isSelected)
  }

  @Test(arguments: [
    ("seed-b", "seed-b"), ("\n\n  seed-b \nnext", "seed-b"), ("a\tb\u{7}c", "a bc"), ("折本\r\n次", "折本"),
    ("", ""), (" \n ", ""),
  ])
  func `the first line of a pasted text is written`(pasted: String, written: String) {
    var query = QueryText()
    query.paste(pasted)
    #expect(query.text == written)
  }

  @Test func `a pasted text follows what is there, and replaces what is selected`() {
    var query = query("se")
    query.paste("ed")
    #expect(query.text == "seed")
    query.selectAll()
    query.paste("\n")
    #expect(query.text == "seed" && query.isSelected)
    query.paste("dots")
    #expect(query.text == "dots" && !query.isSelected)
  }

  @Test func `no text is longer than the longest, typed or pasted`() {
    var query = query(String(repeating: "a", count: 1000))
    #expect(query.text.count == QueryText.longest)
    query.paste("b")
    #expect(query.text == String(repeating: "a", count: QueryText.longest))
    query.selectAll()
    query.paste(String(repeating: "c", count: 1_000_000))
    #expect(query.text == String(repeating: "c", count: QueryText.longest))
    query.selectAll()
    query.paste("e" + String(repeating: "\u{301}", count: 100_000))
    #expect(query.text.unicodeScalars.count <= 4096)
  }

  @Test func `a path of two hundred characters is pasted whole, and a text that is cut knows it`() {
    let path = String(repeating: "/a-folder", count: 23)
    var query = QueryText()
    query.paste(path)
    #expect(query.text == path && !query.isCut)
    query.paste(String(repeating: "b", count: QueryText.longest))
    #expect(query.text.count == QueryText.longest && query.isCut)
    query.eraseLast()
    #expect(!query.isCut)
  }
}
