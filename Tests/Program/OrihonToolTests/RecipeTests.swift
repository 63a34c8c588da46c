import Documents
import Foundation
import TestSupport
import Testing

/// Tests of the recipes for build servers.
struct RecipeTests {
  @Test(arguments: ["github", "gitlab"])
  func `a recipe is a document, and each of its commands is one of the program`(name: String) throws {
    let file = Checkout.root().appendingPathComponent("Examples/CI/\(name).yml")
    _ = try DocumentReader(limits: DocumentLimits(marks: 10_000)).read(contentsOf: file)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let commands = lines.compactMap { $0.split(separator: ".build/release/orihon ").dropFirst().first }
    #expect(commands.count == 2)
    for command in commands {
      let words = command.prefix { $0 != "|" }.split(separator: " ").map(String.init)
      let help = try Program().run([try #require(words.first), "--help"])
      #expect(help.status == 0)
      for option in words where option.hasPrefix("--") { #expect(help.output.contains("\(option) ")) }
    }
    for line in lines where line.contains("scripts/") {
      #expect(line.contains("scripts/bootstrap.sh run"))
    }
  }
}
