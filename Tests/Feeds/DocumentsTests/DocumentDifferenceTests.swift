import TestSupport
import Testing

@testable import Documents

/// Tests that an edit is taken apart into parts of which any number makes a document.
struct DocumentDifferenceTests {
  private func node(_ text: String) throws -> DocumentNode {
    try DocumentReader().read(text: text, file: "a.yml")
  }

  private func parts(_ old: String, _ new: String) throws -> [String] {
    try DocumentDifference(from: node(old), to: node(new)).parts.map { part in
      let (one, other) = (part.old?.summary ?? "nothing", part.new?.summary ?? "nothing")
      let place = "\(part.position.line):\(part.position.column)"
      return "\(place) \(part.path): \(part.isMoved ? "moved" : "\(one) to \(other)")"
    }
  }

  @Test func `a value, a key that came and one that went are parts`() throws {
    #expect(
      try parts("a: 1\nb: {c: 2, d: 3}\n", "b: {c: 4, e: 5}\na: 1\n")
        == ["1:8 b.c: 2 to 4", "2:11 b.d: 3 to nothing", "1:11 b.e: nothing to 5"])
  }

  @Test func `of a map that came every key is a part`() throws {
    #expect(
      try parts("a: 1\n", "a: 1\nsettings:\n  motion:\n    x: 1\n    y: 2\n")
        == ["4:5 settings.motion.x: nothing to 1", "5:5 settings.motion.y: nothing to 2"])
    #expect(
      try parts("m: {x: 1, y: 2}\na: 1\n", "a: 1\n") == ["1:5 m.x: 1 to nothing", "1:11 m.y: 2 to nothing"])
  }

  @Test func `entries of a list are known by their ids, and else by what they say`() throws {
    let old = "rows:\n- {id: a, n: 1}\n- {id: b, n: 2}\n- {id: c, n: 3}\n"
    #expect(
      try parts(old, "rows:\n- {id: a, n: 1}\n- {id: c, n: 4}\n")
        == ["3:3 rows.b: a map to nothing", "3:14 rows.c.n: 3 to 4"])
    #expect(
      try parts(old, "rows:\n- {id: c, n: 3}\n- {id: a, n: 1}\n- {id: b, n: 2}\n") == ["2:3 rows.c: moved"])
    #expect(try parts("l: [1, 2, 3]\n", "l: [1, 5, 2, 3]\n") == ["1:8 l[1]: nothing to 5"])
    #expect(try parts("l: [1, 2, 3]\n", "l: [1, 7, 3]\n") == ["1:8 l[1]: 2 to 7"])
    #expect(try parts("r: [{id: a, n: 1}]\n", "r: [{id: b, n: 1}]\n") == ["1:10 r.b.id: a to b"])
  }

  @Test(arguments: ["a: 1\n# a comment\nb: [1, {c: 2}]\n", "b: [1, {c: 2}]\na: 1\n"])
  func `places, comments and the order of keys are no difference`(_ text: String) throws {
    #expect(try parts("a: 1\nb: [1, {c: 2}]\n", text).isEmpty)
  }

  @Test func `quotes are a difference, for they make a text of a number`() throws {
    #expect(try parts("a: 1\n", "a: '1'\n") == ["1:4 a: 1 to the text \"1\""])
  }

  private func randomNode(_ random: inout SplitMix64, depth: Int = 0) -> DocumentNode {
    let position = DocumentPosition(line: random.below(99) + 1, column: 1)
    func scalar(_ text: String) -> DocumentNode { DocumentNode(.scalar(text, isQuoted: false), at: position) }
    switch depth > 3 ? 0 : random.below(4) {
    case 0: return scalar("\(random.below(4))")
    case 1:
      let count = random.below(4)
      return DocumentNode(.list((0..<count).map { _ in randomNode(&random, depth: depth + 1) }), at: position)
    default:
      var entries: [DocumentNode.Entry] = []
      for key in ["id", "a", "b", "c"] where random.below(2) == 0 {
        let value = key == "id" ? scalar("\(random.below(5))") : randomNode(&random, depth: depth + 1)
        entries.append(DocumentNode.Entry(key: key, keyPosition: position, value: value))
      }
      return DocumentNode(.map(entries), at: position)
    }
  }

  @Test
  func `no part gives the old document and all the new, and the parts between can be taken in any number`()
    throws
  {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      let (old, new) = (randomNode(&random), randomNode(&random))
      let edit = DocumentDifference(from: old, to: new)
      let all = Array(edit.parts.indices)
      #expect(try #require(edit.document(with: [])).isSame(as: old))
      #expect(try #require(edit.document(with: all)).isSame(as: new))
      #expect(edit.document(with: all.filter { _ in random.below(2) == 0 }) != nil)
      #expect(edit.parts.isEmpty == old.isSame(as: new))
    }
  }
}
