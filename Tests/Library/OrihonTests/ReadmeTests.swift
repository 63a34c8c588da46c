import Foundation
import TestSupport
import Testing

/// Tests that what the README and its first pages show is read, compiled and run elsewhere.
struct ReadmeTests {
  private nonisolated static let writing = "Sources/Feeds/FeedFiles/FeedFiles.docc/WritingFeeds.md"
  private nonisolated static let testing = "Sources/Bench/OrihonTesting/OrihonTesting.docc/OrihonTesting.md"
  private nonisolated static let bug = "Sources/Program/OrihonTool/OrihonTool.docc/OneBug.md"
  private nonisolated static let installing = "Sources/Program/OrihonTool/OrihonTool.docc/Installing.md"

  /// Returns a block of a page by its language; `count` is their number, and `place` counts from 0.
  private func block(
    _ language: String, _ place: Int = 0, of count: Int = 1, in page: String = "README.md"
  ) throws -> String {
    let parts = try file(page).components(separatedBy: "```\(language)\n").dropFirst()
    try #require(parts.count == count)
    return try #require(Array(parts)[place].components(separatedBy: "```").first)
  }

  private func file(_ path: String) throws -> String {
    try String(contentsOf: Checkout.root().appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: ["README.md", writing])
  func `the feed in the README, and on the page of feeds, is the minimal feed that ships`(page: String) throws
  {
    let feed = try block("yaml", in: page)
    #expect(try feed == file("Resources/Feeds/minimal.yml"))
    #expect(feed.split(separator: "\n").count == 10)
  }

  @Test func `the program in the README is the example that is compiled`() throws {
    let program = try block("swift")
    #expect(try program == file("Examples/Cards/main.swift"))
    #expect(program.split(separator: "\n").count <= 13)
  }

  @Test func `the test that the documentation shows is the one that a package outside the house runs`() throws
  {
    let test = try block("swift", 0, of: 2, in: Self.testing)
    let lines = test.split(separator: "\n")
    #expect(try file("Examples/Shelf/Tests/ShelfTests/ShelfTests.swift") == test)
    #expect(lines.count { !$0.hasPrefix("import ") } <= 10)
  }

  @Test func `the timer that the documentation shows is one that the same package runs`() throws {
    let test = try file("Examples/Shelf/Tests/ShelfTests/TimerTests.swift")
    #expect(try block("swift", 1, of: 2, in: Self.testing) == test)
  }

  @Test func `the walk-through is what makes its pictures`() throws {
    #expect(try block("yaml", in: Self.bug) == file("Pictures/bug.yml"))
    let commands = try file(Self.bug).split(separator: "\n").filter { $0.hasPrefix("orihon ") }
    #expect(commands.count == 6)
    let script = try file("scripts/pictures.sh")
    for command in commands.dropFirst() {
      #expect(script.contains(command + "\n"), "\(command)")
    }
  }

  @Test func `every package that the documentation lists is one that the bootstrap installs`() throws {
    let script = try file("scripts/bootstrap.sh")
    let page = try file(Self.installing)
    for package in [
      "libsdl2-dev", "libsdl2-ttf-dev", "libsdl2-image-dev", "libpng-dev", "libfontconfig-dev",
      "libx11-dev", "libxext-dev",
      "fonts-noto-cjk",
      "xvfb", "xdotool", "x11-apps",
    ] {
      #expect(script.contains(package))
      #expect(page.contains("`\(package)`"))
    }
  }
}
