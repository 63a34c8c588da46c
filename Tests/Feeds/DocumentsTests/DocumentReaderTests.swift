import Documents
import Foundation
import Testing

struct DocumentReaderTests {
  private func fault(in text: String, limits: DocumentLimits = DocumentLimits()) -> String? {
    do throws(DocumentError) {
      _ = try DocumentReader(limits: limits).read(text: text, file: "a.yml")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a document is read with the place of every value`() throws {
    let root = try DocumentReader().read(text: "title: 折本\nrows:\n  - {id: 'a'}\n", file: "a.yml")
    guard case .map(let entries) = root.content, case .list(let rows) = entries[1].value.content else {
      Issue.record("not a map with a list")
      return
    }
    #expect(entries.map(\.key) == ["title", "rows"])
    #expect(entries[0].value == DocumentNode(.scalar("折本", isQuoted: false), at: place(1, 8)))
    guard case .map(let row) = rows[0].content else { return }
    #expect(row[0].keyPosition == place(3, 6))
    #expect(row[0].value == DocumentNode(.scalar("a", isQuoted: true), at: place(3, 10)))
  }

  @Test func `a byte order mark is not part of the first key`() throws {
    let root = try DocumentReader().read(text: "\u{FEFF}a: 1", file: "a.yml")
    #expect(root.position == place(1, 1))
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n"])
  func `a document without values is refused`(_ text: String) {
    #expect(fault(in: text) == "a.yml:1:1: the file is empty; keys with values are needed")
  }

  @Test(arguments: [
    ("a: &x 1", "1:4", "x"), ("a: *x", "1:4", "x"), ("- [*x, 1]", "1:4", "x"), ("*x : 1", "1:1", "x"),
    ("--- *x", "1:5", "x"), ("{\"a\":*x}", "1:6", "x"), ("a: \"it\n  \", *x", nil, ""),
    ("a: it's\nb: &y {c: 1}", "2:4", "y"), ("a: |\n  *fine\nb: *x", "3:4", "x"),
  ])
  func `an anchor or alias is refused where it stands`(_ text: String, _ place: String?, _ name: String) {
    let message = fault(in: text)
    guard let place else {
      #expect(message != nil)
      return
    }
    let sentence = "anchors and aliases (&\(name), *\(name)) are not read"
    #expect(message?.hasPrefix("a.yml:\(place): \(sentence)") == true, "\(message ?? "no fault")")
  }

  @Test(arguments: ["a: 2*3", "a: b *c*", "a: '*c & &d'", "a: |\n  *c\n  &d", "# *c\na: 1", "a: Tom & Jerry"])
  func `asterisks and ampersands inside text are text`(_ text: String) {
    #expect(fault(in: text) == nil)
  }

  @Test func `masking an asterisk does not change what is read`() throws {
    let root = try DocumentReader().read(text: "a: 2*3*b", file: "a.yml")
    guard case .map(let entries) = root.content else { return }
    #expect(entries[0].value.content == .scalar("2*3*b", isQuoted: false))
  }

  @Test func `nested aliases that stand for billions of nodes are refused at once`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let row = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(row)]\n"
    }
    text += "? *a9\n: bomb\n"
    #expect(fault(in: text)?.hasPrefix("a.yml:1:5: anchors and aliases") == true)
  }

  @Test func `64 levels are read and 65 are not, however they are written`() {
    func flow(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    func block(_ depth: Int) -> String { String(repeating: "- ", count: depth) + "x" }
    #expect(fault(in: flow(64)) == nil)
    #expect(fault(in: block(64)) == nil)
    let message = "lists and maps are nested deeper than 64 levels"
    #expect(fault(in: flow(65)) == "a.yml:1:65: \(message)")
    #expect(fault(in: block(65)) == "a.yml:1:129: \(message)")
    #expect(fault(in: flow(100_000))?.hasSuffix(message) == true)
    #expect(fault(in: block(100_000))?.hasSuffix(message) == true)
  }

  @Test func `a tab that indents is named as such`() {
    #expect(fault(in: "a:\n\tb: 1") == "a.yml:2:1: a tab indents this line; indent with spaces")
    #expect(fault(in: "a:\n  \tb: 1") == "a.yml:2:3: a tab indents this line; indent with spaces")
    #expect(fault(in: "a: x\ty") == nil)
  }

  @Test func `a key given twice is refused`() {
    #expect(
      fault(in: "a: 1\n'a': 2") == "a.yml:1:1: the same map has \"a\" more than once; a key is given once")
  }

  @Test func `a key that is no word is refused`() {
    #expect(fault(in: "[a, b]: 1") == "a.yml:1:1: a key is a list; a word is needed")
  }

  @Test func `control characters are refused where they stand`() {
    #expect(
      fault(in: "a: 1\nb: \u{1}x")
        == "a.yml:2:4: not readable text: control characters are not allowed")
  }

  @Test func `bytes that are not UTF-8 are refused where they stand`() {
    let data = Data("a: 折\nb: ".utf8) + Data([0xC3, 0x28])
    #expect(throws: DocumentError.self) { try DocumentReader().read(data: data, file: "a.yml") }
    do throws(DocumentError) {
      _ = try DocumentReader().read(data: data, file: "a.yml")
    } catch {
      #expect(error.description == "a.yml:2:4: this byte is not UTF-8; save the file as UTF-8")
    }
  }

  private func place(_ line: Int, _ column: Int) -> DocumentPosition {
    DocumentPosition(line: line, column: column)
  }
}
