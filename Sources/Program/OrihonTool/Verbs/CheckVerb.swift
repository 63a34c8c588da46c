import ArgumentParser
import Documents
import FeedFiles
import Foundation

/// The verb `orihon check`, which prints every fault of feeds and scripts, with its position.
struct CheckVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "check", abstract: "Every fault of feeds and scripts, with its place.")
  }

  @Argument(help: "Feed files, gesture scripts and recordings; default those of a folder with a feed.yml.")
  var files: [String] = []

  @Flag(help: "Also name every text that is cut and every target below 44 points; nothing is played.")
  var shown = false

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
    if shown { return try lookAtAll(in: program) }
    var isFaulty = false
    for file in chosen {
      let isSound = try check(file)
      isFaulty = isFaulty || !isSound
    }
    if isFaulty { throw CommandError.ended(.badInput) }
  }

  /// Prints the faults of a file; returns false when it has any.
  @MainActor
  private func check(_ file: String) throws -> Bool {
    let checked = CheckedFile(file, width: extents.first?.size.width ?? FeedLayoutMetrics.designWidth)
    for line in checked.faults + checked.warnings { Console.notes(line) }
    if let summary = checked.summary { try Console.result(summary) }
    return checked.faults.isEmpty
  }

  /// Prints the truncated content and the small targets of feeds and of scenes of the program.
  @MainActor
  private func lookAtAll(in program: ToolProgram) throws {
    let places = try look.surroundings(sizes: extents)
    var isFaulty = false
    for name in chosen {
      var found = ContentCheck()
      let loaded = try SceneSource(program).load(name)
      for (variant, place) in places {
        found.look(at: try HeadlessStage(loaded, in: place).stage, variant)
      }
      for line in found.lines { try Console.result("\(name): \(line)") }
      let looks = Pluralization.text(places.count, "surrounding")
      if found.isEmpty {
        try Console.result("\(name): every text shows whole and every target is large enough, in \(looks)")
      }
      isFaulty = isFaulty || !found.isEmpty
    }
    if isFaulty { throw CommandError.ended(.differences) }
  }
}
