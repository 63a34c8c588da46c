import ArgumentParser
import Foundation
import Replays
import Stage

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

  func validate() throws {
    try OutputPaths.check([("fonts", fonts)])
    try OutputFolder.check(out)
    let names = Dictionary(grouping: at, by: NumberText.seconds)
    if let twins = at.compactMap({ names[NumberText.seconds($0)] }).first(where: { $0.count > 1 }) {
      throw CommandError.contradiction(
        "--at \(twins[0]) and \(twins[1]) are one still, \(NumberText.seconds(twins[0])).png: "
          + "a still is named by whole milliseconds")
    }
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let surroundings = try scene.surroundings()
    let shown = try tools.settings(showsHUD: hud)
    let matrix = try several.matrix(in: scene, tools: shown)
    let loaded = try feed.load(in: program, keepsTheme: surroundings.keepsTheme || matrix != nil)
    let inputs = loaded.inputs + tools.inputs
    try OutputPaths.check([("fonts", fonts)], over: inputs)
    let headless = try HeadlessStage(loaded, in: surroundings, tools: shown, matrix: matrix)
    let named = NamedTargets(shown)
    try named.check(headless.stage)
    let name = loaded.scene.name + (matrix == nil ? "" : "-matrix")
    let folder = try OutputFolder(out)
    func fileName(_ time: Double) -> String { "\(name)-\(NumberText.seconds(time)).png" }
    try folder.check(at.map(fileName), over: inputs + OutputPaths.taken(by: [("fonts", fonts)]))
    let run = headless.run()
    for time in at.sorted() {
      try run.play(to: time, rate: HeadlessStage.rate)
      let advice = "at \(NumberText.seconds(time)) s; another --at or --size may show it"
      named.printHiddenElements(on: headless.stage, advice)
      let file = folder.file(fileName(time))
      try headless.writeStill(to: file)
      try Console.result(file.relativePath)
    }
    if let fonts { try headless.writeFonts(to: URL(fileURLWithPath: fonts)) }
    if !headless.unshown.isEmpty { throw CommandError.ended(.badInput) }
  }
}
