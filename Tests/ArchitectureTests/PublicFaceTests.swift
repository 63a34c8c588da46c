import Testing

/// Tests of the list of what the products offer; `scripts/public-face.sh --check` holds it against the modules.
@Suite struct PublicFaceTests {
  /// What the import of a product brings: its heading and its declarations, a line each.
  private struct Face {
    let heading: Substring
    let lines: [Substring]

    /// The declarations that repeat no other one.
    var counted: Int { lines.count { !$0.contains(" |   ") } }
  }

  private func faces() throws -> [Face] {
    let text = try #require(try Repository().text(of: "PublicFace.txt"))
    return text.split(separator: "# import ").dropFirst().compactMap { part in
      let lines = part.split(separator: "\n")
      return lines.first.map { Face(heading: $0, lines: Array(lines.dropFirst())) }
    }
  }

  @Test func `every product is in it`() throws {
    let products = try faces().flatMap { face in
      face.heading.prefix { $0 != ":" && $0 != "," }.split(separator: " ")
    }
    #expect(
      Set(products.filter { $0 != "and" }) == [
        "Orihon", "OrihonWindow", "OrihonTesting", "OrihonTool", "UIKitNames",
      ])
  }

  @Test func `each heading counts what repeats nothing, and for the library that is at most 720`() throws {
    for face in try faces() {
      #expect(face.heading.hasSuffix(": \(face.counted) declarations"))
      let limit = face.heading.hasPrefix("UIKitNames") ? 3000 : 720
      #expect(face.counted > 0 && face.counted <= limit, "\(face.heading)")
    }
  }

  @Test func `it is sorted, a line for each declaration`() throws {
    for face in try faces() {
      let lines = face.lines.map { Array($0.utf8) }
      #expect(zip(lines, lines.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
      #expect(lines.allSatisfy { $0.firstRange(of: Array(" | ".utf8)) != nil })
    }
  }

  @Test(arguments: [
    "drainEvents", "betweenFrames", "press(atWindow", "traceID", "handlerCalls", "StageSession", "turnOver",
  ])
  func `the inner workings are not in it`(name: String) throws {
    #expect(try faces().flatMap(\.lines).allSatisfy { !$0.contains(name) })
  }
}
