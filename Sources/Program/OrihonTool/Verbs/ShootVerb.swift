import ArgumentParser
import Foundation
import SceneRuns

/// The verb `orihon shoot`, which writes pictures of a feed at given times, without a window.
struct ShootVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "shoot", abstract: "Stills of a feed at given times, headless.")
  }

  @OptionGroup var feed: FeedOption
  @OptionGroup var scene: SceneOptions

  @OptionGroup var several: MatrixOptions

  @Option(
    help: ArgumentHelp("When to look, in seconds from the start.", valueName: "T[,T...]"),
    transform: ArgumentReading.numbers(in: 0...3600, "seconds"))
  var at: [Double]

  @Option(help: ArgumentHelp("The folder of the stills.", valueName: "dir"))
  var out: String

  @Option(
    help: ArgumentHelp("Write down which fonts the stills were drawn with.", valueName: "file"))
  var fonts: String?

  @Flag(help: "With the HUD above the scene.")
  var hud = false

  @OptionGroup var tools: SceneToolOptions
  @OptionGroup var presenting: PresentationOptions

  func validate() throws {
    try OutputPaths.check([("fonts", fonts)])
    try OutputFolder.check(out)
    try TimedStills.check(at)
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let surroundings = try scene.surroundings()
    let shown = try tools.settings(showsHUD: hud)
    let matrix = try several.matrix(in: scene, tools: shown)
    let presentation = try presenting.presentation(besides: shown, isMatrix: matrix != nil)
    let loaded = try feed.load(
      in: program, keepsTheme: surroundings.keepsTheme || matrix != nil, keepsDirection: matrix != nil)
    let inputs = loaded.inputs + tools.inputs
    try OutputPaths.check([("fonts", fonts)], over: inputs)
    var headless = try HeadlessStage(loaded, in: surroundings, tools: shown, matrix: matrix)
    headless.presentation = presentation
    let stills = try TimedStills(
      headless, showing: NamedTargets(shown),
      named: loaded.scene.name + (matrix == nil ? "" : "-matrix"))
    try stills.write(
      at: at, to: OutputFolder(out), besides: inputs + OutputPaths.taken(by: [("fonts", fonts)]), fonts: fonts
    )
  }
}
