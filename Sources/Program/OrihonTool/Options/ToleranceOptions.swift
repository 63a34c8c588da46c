import ArgumentParser
import VisualQA

/// Options for the tolerance of pictures, which override those of scenarios.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("strict, recommended or relaxed.", valueName: "preset"),
    transform: ArgumentReading.choice())
  var tolerance: PictureTolerance.Preset?

  @Option(
    help: ArgumentHelp("The share of pixels that have to match.", valueName: "p"),
    transform: ArgumentReading.number(in: 0...1))
  var precision: Double?

  @Option(
    help: ArgumentHelp("How alike pixels have to be to match; 0.98 is a ΔE of 2.", valueName: "p"),
    transform: ArgumentReading.number(in: 0...1))
  var perceptualPrecision: Double?

  @Option(
    help: ArgumentHelp("How many pixels may differ.", valueName: "n"),
    transform: ArgumentReading.count(in: 0...1_000_000_000))
  var maxDiffPixels: Int?

  @Option(
    help: ArgumentHelp("How many pixels may differ in a square of 32.", valueName: "n"),
    transform: ArgumentReading.count(in: 0...1024))
  var worstTile: Int?

  /// The tolerance of the options.
  var wanted: PictureTolerance {
    var limits = tolerance?.limits ?? [:]
    if let precision { limits[.precision] = precision }
    if let perceptualPrecision { limits[.perceptualPrecision] = perceptualPrecision }
    if let maxDiffPixels { limits[.maxDiffPixels] = Double(maxDiffPixels) }
    if let worstTile { limits[.worstTile] = Double(worstTile) }
    return PictureTolerance(limits, origin: "command line")
  }
}
