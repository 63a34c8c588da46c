import ArgumentParser
import Documents
import SceneRuns

/// The verb `orihon schema`, which prints the schema of a file as JSON Schema or as a page of documentation.
struct SchemaVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schema",
      abstract: "A JSON Schema of feeds, scripts, scenarios and labels, for an editor.",
      discussion: "Without a kind it is one schema for all of them, which tells them apart as check does. "
        + "An editor takes it from a file's first line: # yaml-language-server: $schema=orihon.schema.json")
  }

  @Argument(
    help: ArgumentHelp("feed, script, scenarios or labels; default all.", valueName: "kind"),
    transform: ArgumentReading.choice())
  var kind: FileSchema?

  @Flag(help: "A page of the keys in Markdown instead: type, range, default and one line.")
  var page = false

  @MainActor
  func perform(in program: ToolProgram) throws {
    let text = page ? kind?.page ?? FileSchema.page : (kind?.json ?? FileSchema.all).indentedText()
    try Console.results(String(text.dropLast()))
  }
}
