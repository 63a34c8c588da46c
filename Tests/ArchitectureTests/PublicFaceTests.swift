import Testing

/// Tests of the list of what the library offers; `scripts/public-face.sh --check` holds it against the modules.
@Suite struct PublicFaceTests {
  private func lines() throws -> [Substring] {
    try #require(try Repository().text(of: "PublicFace.txt")).split(separator: "\n")
  }

  @Test func `its first line counts what repeats nothing, and that is fewer than 700`() throws {
    let lines = try lines()
    let counted = lines.dropFirst().filter { !$0.contains(" |   ") }.count
    #expect(lines.first == "# \(counted) declarations; written by scripts/public-face.sh")
    #expect(counted > 0 && counted < 700)
  }

  @Test func `it is sorted, a line for each declaration`() throws {
    let lines = try lines().dropFirst().map { Array($0.utf8) }
    #expect(zip(lines, lines.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
    #expect(lines.allSatisfy { $0.firstRange(of: Array(" | ".utf8)) != nil })
  }

  @Test(arguments: ["drainEvents", "betweenFrames", "press(atWindow", "traceID", "handlerCalls"])
  func `the inner workings are not in it`(name: String) throws {
    #expect(try lines().allSatisfy { !$0.contains(name) })
  }
}
