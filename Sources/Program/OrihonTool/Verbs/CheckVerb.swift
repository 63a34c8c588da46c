import ArgumentParser
import FeedFiles
import Foundation
import SceneRuns

/// The verb `orihon check`, which prints every fault of feeds and scripts, with its position.
struct CheckVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "check", abstract: "Every fault of feeds and scripts, with its place.")
  }

  @Argument(help: "Feed files, gesture scripts and recordings; default those of a folder with a feed.yml.")
  var files: [String] = []

  @Flag(help: "Also name every text that is cut and every target below 44 points; nothing is played.")
  var shown = false

  @Flag(help: "Also name every element that a screen reader has no words for; nothing is played.")
  var accessible = false

  @Option(
    name: [.customLong("size"), .customLong("sizes")],
    help: ArgumentHelp(
      "The windows to look at, the first also for rows that loop; default 430x932.",
      valueName: "WxH[,WxH...]"),
    transform: MatrixParser.sizes)
  var sizes: MatrixParser.Sizes?

  @OptionGroup var look: ContentCheckOptions

  func validate() throws {
    if chosen.isEmpty { throw ValidationError("Missing expected argument '<files> ...'") }
    if !shown, let name = look.given.first {
      throw CommandError.contradiction("--\(name) needs --shown, for which it says where to look")
    }
  }

  private var chosen: [String] { files.isEmpty ? ProjectFolder.documents : files }

  private var extents: [Matrix.WindowSize] {
    sizes?.values ?? [Matrix.WindowSize(size: CGSize(width: FeedLayoutMetrics.designWidth, height: 932))]
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let areSound: [Bool]
    if shown || accessible {
      let check = try ContentCheckRun(
        SceneSource(program), in: look.surroundings(sizes: extents),
        looking: ContentCheckRun.Kinds(content: shown, labels: accessible))
      areSound = try chosen.map(check.tell)
    } else {
      let width = extents.first?.size.width ?? FeedLayoutMetrics.designWidth
      areSound = try chosen.map { try CheckedFile($0, width: width).tell() }
    }
    if areSound.contains(false) { throw CommandError.ended(shown || accessible ? .differences : .badInput) }
  }
}
