import ArgumentParser
import Documents
import SceneRuns
import VisualQA

/// The verb `orihon goldens verify`, which checks every byte of a store.
struct GoldensVerifyVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify", abstract: "Check every byte of a store.",
      discussion:
        "Prints each fault with its hash and path, of all branches, and ends with 2 when there is one.")
  }

  @Option(help: ArgumentHelp("The store, as store:DIR.", valueName: "store"))
  var goldens: String

  @MainActor
  func perform(in program: ToolProgram) throws {
    let found = try StoreCheck(try StoreOptions.branch(nil, of: goldens).store).perform()
    for fault in found.faults { try Console.result(fault) }
    let whole =
      "\(Pluralization.text(found.objects, "object", verb: "are")) whole, of "
      + "\(Pluralization.text(found.goldens, "golden")) in "
      + Pluralization.text(found.branches, "branch", plural: "branches")
    try Console.result(whole)
    if !found.faults.isEmpty {
      throw CommandError.nothingDone("the store has \(Pluralization.text(found.faults.count, "fault"))")
    }
  }
}
