import ArgumentParser
import Documents
import Foundation
import Replays
import SceneRuns
import VisualQA

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
  @OptionGroup var sharing: ShardOptions

  @MainActor
  func perform(in program: ToolProgram) throws {
    let surroundings = try strokes.scene.surroundings()
    let run = try sharing.run(
      .strokes, report: strokes.report, command: strokes.command(in: surroundings))
    var folder = try StrokeFolder(strokes.place(in: program))
    if let note = folder.othersNote { Console.say(note) }
    let inputs = folder.strokes.map(\.file)
    try folder.keep(run.select(folder.strokes.map { ShardedRun.Part($0.name, guess: $0.duration) }))
    let corpus = try StrokeCorpus(folder, of: program, in: surroundings)
    let result = try corpus.report(under: strokes.side, then: strokes.secondSide, timedBy: run)
    let cases = StrokeResults(result, command: run.command, drawn: run.hasReport).cases
    if strokes.json {
      try Console.results(String(result.json.indentedText(decimals: 6).dropLast()))
    } else {
      let parts = [result.table] + result.faults + [ResultsSummary(.strokes, cases).text]
      for part in parts where !part.isEmpty { try Console.results(part) }
    }
    if let page = try run.write(cases, findings: result.faults.count, inputs: inputs) {
      Console.note(page.relativePath)
    }
    if !result.faults.isEmpty { throw CommandError.ended(.differences) }
  }
}
