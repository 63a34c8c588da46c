import Foundation
import TestSupport
import Testing

/// The README says what is true: its feed and its program are files that are read and compiled elsewhere.
struct ReadmeTests {
  private func readme() throws -> String {
    try String(contentsOf: Checkout.root().appendingPathComponent("README.md"), encoding: .utf8)
  }

  private func block(_ language: String) throws -> String {
    let parts = try readme().components(separatedBy: "```\(language)\n")
    #expect(parts.count == 2)
    return try #require(parts.last?.components(separatedBy: "```").first)
  }

  private func file(_ path: String) throws -> String {
    try String(contentsOf: Checkout.root().appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the feed in the README is the minimal feed that ships`() throws {
    #expect(try block("yaml") == file("Resources/Feeds/minimal.yml"))
    #expect(try block("yaml").split(separator: "\n").count == 10)
  }

  @Test func `the program in the README is the example that is compiled`() throws {
    #expect(try block("swift") == file("Examples/Cards/main.swift"))
    #expect(try block("swift").split(separator: "\n").count <= 13)
  }

  @Test func `every picture and file that the README names is there`() throws {
    let text = try readme()
    let links = text.matches(of: /\]\(((?!https)[^)]+)\)/).map { String($0.output.1) }
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
      "libsdl2-dev", "libsdl2-ttf-dev", "libsdl2-image-dev", "libfontconfig-dev", "fonts-noto-cjk", "xvfb",
      "xdotool", "x11-apps",
    ] {
      #expect(script.contains(package))
      #expect(try readme().contains("`\(package)`"))
    }
  }
}
