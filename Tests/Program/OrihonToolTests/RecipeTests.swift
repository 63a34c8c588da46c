import Foundation
import TestSupport
import Testing

/// Tests of the files for build servers and schedulers.
struct RecipeTests {
  @Test(arguments: [
    "github/visual.yml", "gitlab/visual.yml", "buildkite/pipeline.yml", "circleci/config.yml",
    "kubernetes/compare.yml",
    "kubernetes/merge.yml", "kubernetes/nightly.yml", "slurm/compare.sbatch", "slurm/fuzz.sbatch",
    "slurm/merge.sbatch",
    "parallel/compare.sh",
  ])
  func `each command of a recipe is one of the program, with its options`(name: String) throws {
    let file = Checkout.root().appendingPathComponent("Examples/Distributed/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "\\\n", with: " ")
      .split(separator: "\n")
      .filter { line in line.first { $0 != " " } != "#" }
    let commands = lines.flatMap { $0.components(separatedBy: "orihon ").dropFirst() }
    #expect(!commands.isEmpty)
    for command in commands {
      let words = command.prefix { $0 != "|" }.split(separator: " ").map(String.init)
      let help = try Program().run([try #require(words.first), "--help"])
      #expect(help.status == 0, "\(command)")
      for option in words where option.hasPrefix("--") {
        #expect(help.output.contains("\(option) "), "\(option)")
      }
    }
  }
}
