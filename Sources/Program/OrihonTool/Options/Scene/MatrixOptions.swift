import ArgumentParser
import CollectionViews
import Foundation
import SceneRuns
import SceneTools
import Stage

/// Options for several stages of one feed side by side.
struct MatrixOptions: ParsableArguments {
  @Flag(help: "Several sizes, themes and directions of the feed side by side, under one gesture.")
  var matrix = false

  @Option(
    help: ArgumentHelp(
      "The stages' sizes or devices; default 430x932,320x640.", valueName: "WxH[,WxH...]"),
    transform: MatrixParser.sizes)
  var sizes: MatrixParser.Sizes?

  @Option(
    help: ArgumentHelp("Their themes; default light,dark.", valueName: "theme[,theme]"),
    transform: MatrixParser.themes)
  var themes: MatrixParser.Themes?

  @Option(
    help: ArgumentHelp("Their directions; default ltr,rtl.", valueName: "ltr[,rtl]"),
    transform: MatrixParser.directions)
  var directions: MatrixParser.Directions?

  @Option(
    help: ArgumentHelp("Their text scales, 0.8 to 3; default 1.", valueName: "scale[,scale...]"),
    transform: MatrixParser.textScales)
  var textScales: MatrixParser.Rates?

  @Option(
    help: ArgumentHelp("The speeds of their clocks; default 1.", valueName: "rate[,rate...]"),
    transform: MatrixParser.rates)
  var rates: MatrixParser.Rates?

  /// Throws when a demo's matrix is recorded from changed settings or offsets, which a recording does not hold.
  func checkDemo(sets: Bool, places: Bool, records: Bool) throws(CommandError) {
    for (isGiven, name) in [(sets, "set"), (places, "place")] where isGiven && records {
      throw .contradiction("--\(name) and --record exclude each other with --matrix")
    }
  }

  /// Returns the matrix of the options; `nil` when none is requested.
  @MainActor
  func matrix(in scene: SceneOptions, tools: ToolSettings) throws(CommandError) -> Matrix? {
    let isGiven = [
      (sizes != nil, "sizes"), (themes != nil, "themes"), (directions != nil, "directions"),
      (textScales != nil, "text-scales"), (rates != nil, "rates"),
    ]
    guard matrix else {
      for (isGiven, name) in isGiven where isGiven {
        throw .contradiction("--\(name) needs --matrix, whose stages it describes")
      }
      return nil
    }
    let single = [
      (scene.geometry.device != nil, "device", "sizes"), (scene.appearance.theme != nil, "theme", "themes"),
      (scene.appearance.rtl, "rtl", "directions"),
      (scene.appearance.textScale != nil, "text-scale", "text-scales"),
    ]
    for (isGiven, name, other) in single where isGiven {
      throw .contradiction("--\(name) and --matrix exclude each other: --\(other) says it for a matrix")
    }
    if tools.showsHUD {
      throw .contradiction("--hud and --matrix exclude each other: the HUD is of one stage")
    }
    if !tools.isEmpty { throw .contradiction("a matrix has no tools: they look at one stage") }
    return try Matrix(
      sizes: sizes?.values ?? Matrix.standardSizes, themes: themes?.values ?? [.light, .dark],
      directions: directions?.values ?? [.leftToRight, .rightToLeft],
      textScales: textScales?.values.map { CGFloat($0) } ?? [1], rates: rates?.values ?? [1])
  }
}
