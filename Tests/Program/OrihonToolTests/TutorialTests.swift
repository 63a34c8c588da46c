import Foundation
import TestSupport
import Testing

/// Tests that the tutorial and the recipes are true: what they show is what a package outside the house compiles.
struct TutorialTests {
  private func page(_ name: String) throws -> String {
    let path = "Sources/Program/OrihonTool/OrihonTool.docc/\(name).md"
    return try String(contentsOf: Checkout.root().appendingPathComponent(path), encoding: .utf8)
  }

  private func blocks(in text: String) -> [String] {
    text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }
      .map { $0.element.drop { $0 != "\n" }.dropFirst() + "\n" }
  }

  private func example(_ path: String) throws -> String {
    let file = Checkout.root().appendingPathComponent("Examples/Shelf/" + path)
    return try String(contentsOf: file, encoding: .utf8).replacing(#""../..""#, with: #""../orihon""#)
  }

  @Test(arguments: [
    "Sources/Shelves/ShelfScreen.swift", "Sources/Shelves/ShelfViews.swift", "Sources/shelf/main.swift",
    "Scripts/flick.yml", "Scenarios/shelf.yml", "Tests/ShelfTests/ShelfTests.swift",
  ])
  func `the tutorial shows each file of the example`(path: String) throws {
    #expect(try blocks(in: page("ScreenInSixtyLines")).contains(example(path)))
  }

  @Test func `its manifest is the example's without the recipes, and gets the test when there is one`() throws
  {
    let blocks = try blocks(in: page("ScreenInSixtyLines"))
    let first = try #require(blocks.first { $0.contains("let package") })
    let test = try #require(blocks.first { $0.hasPrefix("    .testTarget(") })
    let lines = try example("Package.swift").split(separator: "\n", omittingEmptySubsequences: false)
    let manifest = lines.filter { !$0.contains("\"Recipes\"") }.joined(separator: "\n")
    #expect(first.replacing("\n  ]\n)", with: "\n\(test)  ]\n)") == manifest)
    #expect(!first.contains("Tests"))
  }

  @Test func `the screen of the tutorial takes sixty lines at most`() throws {
    #expect(try example("Sources/Shelves/ShelfScreen.swift").split(separator: "\n").count <= 60)
  }

  @Test func `every recipe is a file that is compiled, and every such file is a recipe`() throws {
    let folder = Checkout.root().appendingPathComponent("Examples/Shelf/Sources/Recipes").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    let recipes = try files.map { try example("Sources/Recipes/" + $0) }
    #expect(try Set(blocks(in: page("Recipes"))) == Set(recipes))
    #expect(files.count >= 6)
  }

  @Test func `the program of three lines is three lines`() throws {
    let program = try example("Sources/shelf/main.swift")
    #expect(program.split(separator: "\n").count == 3)
    #expect(try blocks(in: page("OrihonTool")) == [program])
  }
}
