import Documents
import Testing

struct DocumentMapTests {
  private enum Colour: String, CaseIterable {
    case red, green
  }

  private let m = DocumentKey("m", .anything, "") { $1.map($0, called: "\"m\"") }

  private func read(_ text: String, _ body: (DocumentMap) -> Void) throws -> [String] {
    let faults = DocumentFaults(file: "a.yml")
    let root = try DocumentReader().read(text: text, file: "a.yml")
    if let map = faults.map(root, called: "the thing") { body(map) }
    return faults.faults.map(\.description)
  }

  @Test func `values of the right kind are read without a fault`() throws {
    let faults = try read("s: text\nb: true\nn: -1.5e1\ni: 7\nc: green\nl: [a, 1]\nm: {x: 1}\ne:\nz: ~") {
      map in
      #expect(map.read(.text("s", "")) == "text")
      #expect(map.read(.flag("b", "")) == true)
      #expect(map.read(.number("n", in: .from(-20, to: 20), "")) == -15)
      #expect(map.read(.whole("i", in: 0...9, "")) == 7)
      #expect(map.read(DocumentKey<Colour>.word("c", "")) == .green)
      #expect(map.read(.texts("l", "")) == ["a", "1"])
      #expect(map.read(m)?.read(.number("x", in: .positive(to: 1), "")) == 1)
      #expect(map.read(.text("e", "")) == nil)
      #expect(map.read(.text("z", "")) == nil)
      #expect(map.read(.text("absent", "")) == nil)
      map.reportUnknownKeys()
    }
    #expect(faults == [])
  }

  @Test func `every wrong value is told, each with what is needed`() throws {
    let faults = try read("s: [1]\nb: yes\nn: 12pt\nq: \"12\"\ni: 1.5\nc: gren\nl: x\nm: 1") { map in
      #expect(map.read(.text("s", "")) == nil)
      #expect(map.read(.flag("b", "")) == nil)
      #expect(map.read(.number("n", in: .from(0, to: 20, "points"), "")) == nil)
      #expect(map.read(.number("q", in: .from(0, to: 20, "points"), "")) == nil)
      #expect(map.read(.whole("i", in: 0...9, "")) == nil)
      #expect(map.read(DocumentKey<Colour>.word("c", "")) == nil)
      #expect(map.read(.list("l", of: .text, "")) == nil)
      #expect(map.read(m) == nil)
    }
    #expect(
      faults == [
        "a.yml:1:4: \"s\" is a list; a text is needed",
        "a.yml:2:4: \"b\" is yes; true or false is needed",
        "a.yml:3:4: \"n\" is 12pt; a number is needed: write 12",
        "a.yml:4:4: \"q\" is the text \"12\"; a number is needed",
        "a.yml:5:4: \"i\" is 1.5; a whole number is needed",
        "a.yml:6:4: \"c\" is gren; did you mean \"green\"? allowed: red, green",
        "a.yml:7:4: \"l\" is x; a list is needed",
        "a.yml:8:4: \"m\" is 1; a map of keys is needed",
      ])
  }

  @Test(arguments: [".nan", "NaN", ".inf", "-.inf", "Infinity", "1e9", "-1", "0", "1e400"])
  func `a number that is not finite or out of range is refused with the limit`(_ written: String) throws {
    let faults = try read("width: \(written)") { map in
      #expect(map.read(.number("width", in: .positive(to: 100_000, "points"), "")) == nil)
    }
    #expect(faults == ["a.yml:1:8: \"width\" is \(written); allowed: more than 0, at most 100000 points"])
  }

  @Test func `a key that nobody asked for is reported with the nearest known one`() throws {
    let faults = try read("titel: a\nzzz: b\nsize: c") { map in
      _ = map.read(.text("title", ""))
      map.refuse(["size"], because: "this has no size")
      map.reportUnknownKeys()
    }
    #expect(
      faults == [
        "a.yml:3:1: \"size\" has no meaning here: this has no size",
        "a.yml:1:1: the thing has no key \"titel\"; did you mean \"title\"?",
        "a.yml:2:1: the thing has no key \"zzz\"; known: title, size",
      ])
  }

  @Test func `a missing key is reported at its map`() throws {
    let faults = try read("a: 1") { map in
      #expect(map.read(DocumentKey.text("title", "").needed("a text")) == nil)
    }
    #expect(faults == ["a.yml:1:1: the thing has no \"title\"; a text is needed"])
  }
}
