import ArgumentParser
import Documents
import SceneRuns
import VisualQA

/// The verb `orihon goldens merge`, which adds what was changed on one branch of a store to another.
struct GoldensMergeVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge", abstract: "Add what was changed on another branch of a store.",
      discussion: "A golden that both branches have changed is named, and nothing is written then. "
        + "It copies no object. Refused where CI is set.")
  }

  @Argument(help: ArgumentHelp("The other branch.", valueName: "from"))
  var other: String

  @OptionGroup var store: StoreOptions

  @Flag(help: "Take the other branch's golden where both have changed it.")
  var theirs = false

  @MainActor
  func perform(in program: ToolProgram) throws {
    let branch = try store.changed()
    guard let name = BranchName(other) else {
      throw VisualQAError.refused("'\(EscapedText.shortened(other))' is no branch of a store")
    }
    let counts = try GoldenStoreMerge(into: branch).perform(name, prefersOther: theirs)
    try Console.result("\(branch.store.name), branch \(branch.name): \(counts)")
  }
}
