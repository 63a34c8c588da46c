import Foundation
import Testing

@testable import Documents

/// Tests that a text which YAML reads otherwise is told as such, where it stands.
struct UnquotedTextTests {
  private func fault(in text: String) -> String? {
    do throws(DocumentError) {
      _ = try DocumentReader().read(text: text, file: "a.yml")
      return nil
    } catch {
      return error.description
    }
  }

  private nonisolated static let comments: [(text: String, place: String, words: String)] = [
    ("a:\n  - {color: #fff}\n", "2:13", "\"color\" is empty here"),
    ("a:\n  - {color: #FFF}\n  - {color: x}\n", "2:13", "\"color\" is empty here"),
    ("palette: {paper: #FFFFFF, line: 1}\nb: 1\n", "1:18", "\"paper\" is empty here"),
    ("tints: [#fff, #000]\nb: 1\n", "1:9", "a value is empty here"),
  ]

  @Test(arguments: comments)
  func `a colour without quotes is told as the comment that YAML reads, with the quotes to write`(
    written: (text: String, place: String, words: String)
  ) {
    let told = fault(in: written.text)
    let beginning =
      "a.yml:\(written.place): \(written.words), because # begins a comment in YAML; a colour is written in quotes: "
    #expect(told?.hasPrefix(beginning) == true, "\(told ?? "")")
    let colors = ["\"#ffffff\"", "\"#FFFFFF\""]
    #expect(colors.contains { told?.hasSuffix($0) == true }, "\(told ?? "")")
  }

  @Test func `another text that begins with a number sign is told with its quotes too`() {
    #expect(
      fault(in: "a: {title: #1 of all}\n")
        == "a.yml:1:12: \"title\" is empty here, because # begins a comment in YAML; "
        + "a text that begins with # is written in quotes")
  }

  private func warnings(in text: String, keys: [String] = ["title", "color"]) throws -> [String] {
    let root = try DocumentReader().read(text: text, file: "a.yml")
    let faults = DocumentFaults(file: "a.yml")
    let map = try #require(faults.map(root, called: "a map"))
    for key in keys + keys { _ = map.value(key) }
    return try faults.finish().map(\.description)
  }

  private nonisolated static let glued: [(text: String, warning: String)] = [
    (
      "title: #1 fish\n",
      "1:1: \"title\" is empty here, because # begins a comment in YAML; "
        + "a text that begins with # is written in quotes: title: \"#1 fish\""
    ),
    (
      "b: 1\n\"title\":   #1\n",
      "2:1: \"title\" is empty here, because # begins a comment in YAML; "
        + "a text that begins with # is written in quotes: title: \"#1\""
    ),
    (
      "color: #fff\n",
      "1:1: \"color\" is empty here, because # begins a comment in YAML; "
        + "a colour is written in quotes: color: \"#ffffff\""
    ),
  ]

  @Test(arguments: glued)
  func `a comment in the place of a value is told once, with the quotes to write`(
    written: (text: String, warning: String)
  ) throws {
    #expect(try warnings(in: written.text) == ["a.yml:\(written.warning)"])
  }

  @Test(arguments: [
    "title: # to be written\n", "title:\n", "title: ~\n", "title: x #1\n", "title: #\n", "title: ## head\n",
    "title: #1\n  goes on\n", "title: \"#1\"\n", "other: #1\n",
  ])
  func `another comment behind a key is not told`(text: String) throws {
    #expect(try warnings(in: text) == [])
  }

  @Test func `a comment behind a value is no cause of a fault`() {
    #expect(fault(in: "a: {b: 1, # the first\n  c: [2}\n")?.contains("comment") == false)
    #expect(fault(in: "a: # the first\n  - {b: 1\n")?.contains("comment") == false)
  }

  private nonisolated static let colons: [(text: String, place: String, value: String, quoted: String)] = [
    ("title: Fish: chips\n", "1:8", "Fish: chips", "\"Fish: chips\""),
    ("a: 1\nrows:\n  - title: Fish: chips # both\n", "3:12", "Fish: chips", "\"Fish: chips\""),
    ("rows:\n  - {title: Fish: chips, body: x}\n", "2:13", "Fish: chips", "\"Fish: chips\""),
    ("rows: [{body: x, title: Fish: chips}]\n", "1:25", "Fish: chips", "\"Fish: chips\""),
    ("title: The \"Fish\": chips\n", "1:8", "The \"Fish\": chips", "'The \"Fish\": chips'"),
    ("title: It's \"so\": chips\n", "1:8", "It's \"so\": chips", "'It''s \"so\": chips'"),
  ]

  @Test(arguments: colons)
  func `a text with a colon and a space is told with the quotes to write`(
    written: (text: String, place: String, value: String, quoted: String)
  ) {
    #expect(
      fault(in: written.text)
        == "a.yml:\(written.place): \"title\" is \(written.value), and a colon with a space begins a value in YAML; "
        + "write the text in quotes: title: \(written.quoted)")
  }

  @Test func `what is written in the advised quotes is read`() {
    for written in Self.colons { #expect(fault(in: "title: \(written.quoted)\n") == nil) }
    #expect(fault(in: "title: 'It''s'\n") == nil)
    #expect(fault(in: "a: {color: \"#ffffff\"}\n") == nil)
  }

  @Test func `a key that is indented too far is told as such`() {
    #expect(
      fault(in: "a:\n  title: Fish\n    more: x\n")
        == "a.yml:3:5: \"more\" is indented like a further line of the text above it; "
        + "indent the keys of one map alike, or write a text with a colon in quotes")
  }

  @Test(arguments: ["@home", "`code`", "%d"])
  func `a text that begins with a mark of YAML is told with its quotes`(text: String) {
    let words = "a text that begins with \(text.prefix(1)) is written in quotes"
    #expect(fault(in: "title: \(text)\n") == "a.yml:1:8: \(words)")
  }

  @Test func `a text that goes on after its closing quote is told as such`() {
    let words = "put the whole text in quotes that it does not have in it, \" or '"
    #expect(
      fault(in: "title: \"Fish\" and chips\n")
        == "a.yml:1:15: \"title\" goes on after its closing \"; \(words)")
    #expect(fault(in: "title: 'It's'\n") == "a.yml:1:12: \"title\" goes on after its closing '; \(words)")
    #expect(
      fault(in: "a: {title: \"Fish\" and chips}\n")
        == "a.yml:1:19: \"title\" goes on after its closing \"; \(words)")
  }

  @Test func `a problem outside the text has no cause in it`() {
    for (line, column) in [(0, 0), (9, 1), (1, 9)] {
      let place = DocumentPosition(line: line, column: column)
      #expect(
        UnquotedText.fault("mapping values are not allowed in this context", at: place, in: "a: b") == nil)
      #expect(UnquotedText.fault("did not find expected node content", at: place, in: "") == nil)
      #expect(UnquotedText.fault("did not find expected key", at: place, in: "a: \"b\"") == nil)
    }
  }
}
