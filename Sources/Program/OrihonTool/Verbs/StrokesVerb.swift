import ArgumentParser
import Documents
import Foundation
import Replays
import SceneRuns

/// The verb `orihon strokes`, which prints the outcomes of a folder's strokes under one or two settings.
struct StrokesVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "strokes",
      abstract: "Play a folder of strokes and list the outcomes, under one setting or two.",
      discussion:
        "Plays every recording (.jsonl) and gesture script (.yml) of a folder, and reports the last stroke of each file. "
        + "With --set or --against it plays them once more and lists those that land elsewhere. A labels.yml beside "
        + "them says what each has to do; where one does not, the status is 1. --report writes a page with the curves."
    )
  }

  @OptionGroup var strokes: StrokesOptions

  @MainActor
  func perform(in program: ToolProgram) throws {
    let page = try strokes.report.map { try StrokesReport($0) }
    let folder = try StrokeFolder(strokes.place(in: program))
    if let note = folder.othersNote { Console.say(note) }
    let surroundings = try strokes.scene.surroundings()
    let corpus = try StrokeCorpus(folder, of: program, in: surroundings)
    let result = try corpus.report(under: strokes.side, then: strokes.secondSide)
    if strokes.json {
      try Console.results(String(result.json.indentedText(decimals: 6).dropLast()))
    } else {
      for part in [result.table] + result.faults + [result.summary] where !part.isEmpty {
        try Console.results(part)
      }
    }
    if let page {
      try Console.note(page.write(result, command: strokes.command(in: surroundings)).relativePath)
    }
    if !result.faults.isEmpty { throw CommandError.ended(.differences) }
  }
}
