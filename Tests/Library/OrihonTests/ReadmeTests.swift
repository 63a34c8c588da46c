import Foundation
import TestSupport
import Testing

/// Tests that the README is true: its feed and its program are files that are read and compiled elsewhere.
struct ReadmeTests {
  private func readme() throws -> String {
    try String(contentsOf: Checkout.root().appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// Returns a block of the README by its language; `count` is their number, and `place` counts from 0.
  private func block(_ language: String, _ place: Int = 0, of count: Int = 1) throws -> String {
    let parts = try readme().components(separatedBy: "```\(language)\n").dropFirst()
    try #require(parts.count == count)
    return try #require(Array(parts)[place].components(separatedBy: "```").first)
  }

  private func file(_ path: String) throws -> String {
    try String(contentsOf: Checkout.root().appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the feed in the README is the minimal feed that ships`() throws {
    let feed = try block("yaml", 1, of: 2)
    #expect(try feed == file("Resources/Feeds/minimal.yml"))
    #expect(feed.split(separator: "\n").count == 10)
  }

  @Test func `the program in the README is the example that is compiled`() throws {
    let program = try block("swift", 0, of: 3)
    #expect(try program == file("Examples/Cards/main.swift"))
    #expect(program.split(separator: "\n").count <= 13)
  }

  @Test func `the test in the README is the one that a package outside the house runs`() throws {
    let test = try block("swift", 1, of: 3)
    let lines = test.split(separator: "\n")
    #expect(try file("Examples/Shelf/Tests/ShelfTests/ShelfTests.swift") == test)
    #expect(lines.count { !$0.hasPrefix("import ") } <= 10)
  }

  @Test func `the timer in the README is one that the same package runs`() throws {
    let test = try file("Examples/Shelf/Tests/ShelfTests/TimerTests.swift")
    #expect(try block("swift", 2, of: 3) == test)
  }

  @Test func `the walk-through is what makes its pictures`() throws {
    #expect(try block("yaml", 0, of: 2) == file("Pictures/bug.yml"))
    let parts = try readme().components(separatedBy: "\n## ")
    let walk = try #require(parts.first { $0.hasPrefix("One bug, from the window to the report\n") })
    let commands = walk.split(separator: "\n").filter { $0.hasPrefix("orihon ") }
    #expect(commands.count == 6)
    let script = try file("scripts/pictures.sh")
    for command in commands.dropFirst() {
      #expect(script.contains(command + "\n"), "\(command)")
    }
  }

  @Test func `every picture and file that the README names is there`() throws {
    let text = try readme()
    let links = text.matches(of: /\]\(((?!https|#)[^)]+)\)/).map { String($0.output.1) }
    #expect(links.count > 6)
    for link in links {
      #expect(
        FileManager.default.fileExists(atPath: Checkout.root().appendingPathComponent(link).path),
        "\(link) is missing")
    }
  }

  @Test func `every package that the README lists is one that the bootstrap installs`() throws {
    let script = try file("scripts/bootstrap.sh")
    for package in [
      "libsdl2-dev", "libsdl2-ttf-dev", "libsdl2-image-dev", "libpng-dev", "libfontconfig-dev",
      "libx11-dev", "libxext-dev",
      "fonts-noto-cjk",
      "xvfb", "xdotool", "x11-apps",
    ] {
      #expect(script.contains(package))
      #expect(try readme().contains("`\(package)`"))
    }
  }
}
