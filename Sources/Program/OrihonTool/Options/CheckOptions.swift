import ArgumentParser
import FeedFiles
import Foundation
import SceneRuns

/// Options for what `orihon check` looks for, where, and what it writes.
struct CheckOptions: ParsableArguments {
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

  @Option(help: ArgumentHelp("A folder for a page and the results as JSON and JUnit.", valueName: "dir"))
  var report: String?

  @OptionGroup var look: ContentCheckOptions

  func validate() throws {
    if !shown, let name = look.given.first {
      throw CommandError.contradiction("--\(name) needs --shown, for which it says where to look")
    }
  }

  /// True when scenes are looked at, and not files read.
  var isOfScenes: Bool { shown || accessible }

  /// Returns the result of checking a file; of the feeds that it leads to, those in `others` are left to their own results.
  @MainActor
  func result(of file: String, besides others: [String], in program: ToolProgram) throws -> CheckResult {
    let sizes =
      sizes?.values ?? [Matrix.WindowSize(size: CGSize(width: FeedLayoutMetrics.designWidth, height: 932))]
    guard isOfScenes else {
      return CheckedFile(file, width: sizes.first?.size.width ?? FeedLayoutMetrics.designWidth).result
    }
    let kinds = ContentCheckRun.Kinds(content: shown, labels: accessible)
    return try ContentCheckRun(
      SceneSource(program), in: look.surroundings(sizes: sizes), looking: kinds
    ).result(of: file, besides: others)
  }
}
