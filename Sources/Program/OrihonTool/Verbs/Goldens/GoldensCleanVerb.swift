import ArgumentParser
import Documents
import SceneRuns
import VisualQA

/// The verb `orihon goldens gc`, which deletes what nothing in a store needs any more.
struct GoldensCleanVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "gc", abstract: "List, and with --yes delete, what a store does not need any more.",
      discussion: "Objects that no branch names, index files that later ones contain, and unfinished files; "
        + "none that is younger than the grace period.")
  }

  @Option(help: ArgumentHelp("The store, as store:DIR.", valueName: "store"))
  var goldens: String

  @Option(
    help: ArgumentHelp("The grace period; a younger file stays.", valueName: "days"),
    transform: ArgumentReading.count(in: StoreGarbage.days))
  var grace = StoreGarbage.grace

  @Flag(help: "Delete it; without this flag it is only listed.")
  var yes = false

  @MainActor
  func perform(in program: ToolProgram) throws {
    let store = try StoreOptions.branch(nil, of: goldens).store
    let garbage = StoreGarbage(in: store, olderThan: grace)
    let items = try yes ? garbage.collect() : garbage.items()
    for item in items { try Console.result("\(item.path): \(Pluralization.text(item.size, "byte"))") }
    let sum =
      "\(Pluralization.text(items.count, "file")) of \(Pluralization.text(items.reduce(0) { $0 + $1.size }, "byte"))"
      + (yes ? " deleted" : items.isEmpty ? " to delete" : " to delete; --yes deletes them")
    try Console.result(sum)
  }
}
