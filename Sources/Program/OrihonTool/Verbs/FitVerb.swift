import ArgumentParser
import Documents
import Foundation
import Measurements
import SceneRuns

/// The verb `orihon fit`, which finds the motion settings with the smallest deviation from a measured curve.
struct FitVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "fit", abstract: "The settings of motion that come nearest to a curve measured elsewhere.",
      discussion:
        "A CURVE is a text file of time,offset lines: seconds and points. A third column that the first "
        + "line calls finger is the finger's place, empty where it is up. What --log wrote is a curve too. The result "
        + "is a settings: block; exit code 1 says that no setting explains the curve.")
  }

  @Argument(help: ArgumentHelp("The measured curve (.csv), or a log (.jsonl).", valueName: "curve"))
  var file: String

  @OptionGroup var fitting: FitOptions

  @Option(
    help: ArgumentHelp("Draw both curves into this picture, a PNG.", valueName: "file"),
    transform: ArgumentReading.picture)
  var out: String?

  @Option(help: ArgumentHelp("Write the block into this file too, which must be new.", valueName: "file"))
  var settings: String?

  @OptionGroup var scene: SceneOptions

  func validate() throws {
    let curve = ReservedFile(role: "the curve that is fitted", file: URL(fileURLWithPath: file))
    try OutputPaths.check([("out", out), ("settings", settings)])
    try OutputPaths.check([("out", out), ("settings", settings)], over: [curve])
    try OutputPaths.checkNew(settings, option: "settings")
    try fitting.check(isLog: FitCurve.isLog(file))
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let surroundings = try scene.surroundings()
    let feed = try fitting.loadedFeed(of: program, in: surroundings)
    try OutputPaths.check([("out", out)], over: feed?.inputs ?? [])
    let curve = try FitCurve(file, row: fitting.row)
    if let note = curve.note { Console.say(note) }
    let row = try feed.map { try FitRow(fitting.row ?? curve.scroller, of: $0, in: surroundings) }
    let fit = MotionFit(curve.series, fingers: curve.fingers, on: fitting.ground(row))
    let report = FitReport(fit, of: curve.name, row: row.map { ($0.name, $0.present) })
    if let reason = fit.refusal { throw CommandError.nothingDone("\(curve.name): \(reason)") }
    if let out {
      try FitPicture(fit, named: curve.name, report).write(to: out, style: fitting.style(surroundings))
    }
    if let settings, let block = report.block { try FitReport.write(block, to: settings) }
    try Console.results((report.comments + [report.block].compactMap(\.self)).joined(separator: "\n"))
    if !fit.isExplained { throw CommandError.ended(.differences) }
  }
}
