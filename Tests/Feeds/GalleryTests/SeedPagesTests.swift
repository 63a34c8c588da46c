import Foundation
import TestSupport
import Testing

/// Tests that the pages on the five articles tell of every system, and only of what is in the repository.
struct SeedPagesTests {
  private static let root = Checkout.root()
  private static let screens = [
    "A": "ShelfSeed", "B": "BannersSeed", "C": "NoticesSeed", "D": "PhasesSeed", "E": "PlaneSeed",
  ]

  private func page(_ letter: String) throws -> String {
    try String(
      contentsOf: Self.root.appendingPathComponent("Sources/Feeds/Gallery/Gallery.docc/Article\(letter).md"),
      encoding: .utf8)
  }

  private func screen(_ letter: String) throws -> String {
    let name = try #require(Self.screens[letter])
    return try String(
      contentsOf: Self.root.appendingPathComponent("Sources/Feeds/Gallery/Seeds/\(name).swift"),
      encoding: .utf8)
  }

  private func testNames() throws -> Set<String> {
    let folder = Self.root.appendingPathComponent("Tests")
    let walk = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in walk where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: #/func `([^`]+)`/#).map { String($0.output.1) })
    }
    return names
  }

  @Test func `each of the thirty-five systems has its place, in order`() throws {
    let numbers = try "ABCDE".flatMap { letter in
      try page(String(letter)).matches(of: #/### S(\d\d):/#).compactMap { Int($0.output.1) }
    }
    #expect(numbers == Array(1...35))
  }

  @Test func `every sentence that is called a test is one`() throws {
    let names = try testNames()
    for letter in "ABCDE" {
      let text = try page(String(letter)).replacing("\n", with: " ")
      let sentences = text.matches(of: #/Test: “([^”]+)”/#).map { String($0.output.1) }
      #expect(sentences.count == text.matches(of: #/### S\d\d:/#).count)
      #expect(sentences.filter { !names.contains($0) } == [], "article \(letter)")
    }
  }

  @Test(arguments: ["A", "B", "C", "D", "E"])
  func `the lines that a page shows are lines of its screen, which is one file of at most 150`(
    letter: String
  ) throws {
    let source = try screen(letter)
    let parts = try page(letter).components(separatedBy: "```")
    let code = try #require(parts.first { $0.hasPrefix("swift\n") }).split(separator: "\n").dropFirst()
    let lines = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    #expect(code.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !lines.contains($0) } == [])
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }
}
