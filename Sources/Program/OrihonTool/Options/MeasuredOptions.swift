import ArgumentParser
import Documents
import Foundation
import Measurements
import SceneRuns

/// Options for a curve measured elsewhere.
struct MeasuredOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Draw t,offset lines measured elsewhere over it.", valueName: "csv"))
  var measured: String?

  @Option(
    help: ArgumentHelp("Add this to the measured times, in seconds.", valueName: "s"),
    transform: ArgumentReading.number(in: -86_400...86_400, "seconds"))
  var shift: Double?

  /// The file of the curve, as an input of the run.
  var inputs: [ReservedFile] {
    measured.map { [ReservedFile(role: "the measured curve", file: URL(fileURLWithPath: $0))] } ?? []
  }

  /// Returns the curve; `nil` when none is given.
  func curve() throws -> (name: String, series: MotionSeries)? {
    guard let measured else {
      if shift != nil { throw CommandError.contradiction("--shift needs --measured, whose times it moves") }
      return nil
    }
    let curve = try MeasuredCurve(contentsOf: URL(fileURLWithPath: measured))
    return (curve.file, curve.series.shifted(by: shift ?? 0))
  }
}
