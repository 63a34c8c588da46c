import ArgumentParser
import Documents
import Replays
import SceneRuns
import Stage

/// The verb `orihon layout`, which prints the solved frame of every element, before any scrolling.
struct LayoutVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "layout", abstract: "The solved frame of every element of a feed.")
  }

  @OptionGroup var feed: FeedOption
  @OptionGroup var scene: SceneOptions

  @Flag(help: "As JSON.")
  var json = false

  @Flag(help: "What a screen reader is told instead: role, name, value and actions of every element.")
  var accessible = false

  @MainActor
  func perform(in program: ToolProgram) throws {
    let surroundings = try scene.surroundings()
    let loaded = try feed.load(in: program, keepsTheme: surroundings.keepsTheme)
    let stage = try HeadlessStage(loaded, in: surroundings).stage
    if accessible {
      let tree = stage.accessibilityTree(everything: true)
      return try Console.results(json ? tree.json.indentedText() : tree.text)
    }
    let report = LayoutReport(stage)
    try Console.results(json ? try SortedJSON.text(report) : report.text)
  }
}
