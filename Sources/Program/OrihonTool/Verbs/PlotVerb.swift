import ArgumentParser
import Documents
import Foundation
import Measurements
import SDLRendering
import SceneRuns

/// The verb `orihon plot`, which draws offset, velocity and page of logged runs over time.
struct PlotVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "plot", abstract: "Offset, velocity and page of logged runs over time, as a picture.",
      discussion:
        "A LOG is what --log wrote. --measured takes a text file of t,offset lines: seconds and points.")
  }

  @Argument(help: "What --log wrote; of several the curves lie over each other.")
  var logs: [String]

  @Option(help: ArgumentHelp("The picture, a PNG.", valueName: "file"), transform: ArgumentReading.picture)
  var out: String

  @Option(help: ArgumentHelp("A row's id, or feed; default what went furthest.", valueName: "id"))
  var row: String?

  @OptionGroup var measured: MeasuredOptions
  @OptionGroup var picture: PlotOptions

  func validate() throws {
    try OutputPaths.check([("out", out)])
    let read = logs.map { ReservedFile(role: "a log that is drawn", file: URL(fileURLWithPath: $0)) }
    try OutputPaths.check([("out", out)], over: read + measured.inputs)
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let plot = try LoggedPlot(logs, row: row, measured: measured.curve())
    for note in plot.notes { Console.say(note) }
    let renderer = try OffscreenRenderer(fonts: .installed)
    let bitmap = plot.picture(over: try picture.span(within: plot.span), style: picture.style).bitmap(
      text: renderer.textMeasuring
    ) { list, scale in renderer.bitmap(of: [list], scale: scale) }
    try PNGFile().write(bitmap, to: URL(fileURLWithPath: out))
    try Console.result(out)
    for line in plot.caption { try Console.result(line) }
  }
}
