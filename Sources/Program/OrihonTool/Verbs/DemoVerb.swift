import ArgumentParser
import Foundation
import SDLRendering
import Stage

/// The verb `orihon demo`, which shows a feed in a window.
struct DemoVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "demo", abstract: "Open the window on a feed.")
  }

  @OptionGroup var feed: FeedOption
  @OptionGroup var scene: SceneOptions
  @OptionGroup var placing: PlaceOption
  @OptionGroup var several: MatrixOptions
  @OptionGroup var running: WindowRunOptions
  @OptionGroup var profiling: ProfileOptions
  @OptionGroup var tools: SceneToolOptions

  @Option(help: ArgumentHelp("Write all input to a recording.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("Write a JSON line for every frame; - is standard output.", valueName: "file"))
  var log: String?

  func validate() throws { try OutputPaths.check(outputs) }

  private var outputs: [(name: String, path: String?)] {
    [("record", record), ("log", log), ("trace", profiling.path)]
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let surroundings = try scene.surroundings()
    let placement = try placing.place.map(ScrollOffsets.init)
    let shown = try tools.settings(showsHUD: running.hud)
    let matrix = try several.matrix(in: scene, tools: shown)
    try profiling.check(isMatrix: matrix != nil)
    let keepsTheme = surroundings.keepsTheme || matrix != nil
    // Settings are applied as edits after the start, so that a recording contains them.
    let plain = try SceneSource(program).load(feed.name(in: program), keepsTheme: keepsTheme)
    let tuned = try plain.setting(feed.assignments)
    let loaded = matrix == nil ? plain : tuned
    try OutputPaths.check(outputs, over: loaded.inputs + tools.inputs)
    try OutputPaths.checkRecording(record)
    try NamedTargets(shown, placement).check(loaded, in: surroundings)
    if let matrix {
      if !feed.assignments.isEmpty, record != nil {
        throw CommandError.contradiction("--set and --record exclude each other with --matrix")
      }
      if placing.place != nil, record != nil {
        throw CommandError.contradiction("--place and --record exclude each other with --matrix")
      }
      let window = try MatrixWindow(loaded, matrix, in: surroundings, running: running)
      for stage in window.stages { placement?.apply(to: stage) }
      let recorder = try Recorder(window.members[0], of: loaded, log: log, record: record)
      return try RecoverableRun.run {
        try window.run(seconds: running.seconds)
      } finish: {
        try recorder.finish()
      }
    }
    let beginning = DemoStartOptions(
      place: placing.place ?? "", placement: placement, record: record, tools: shown,
      profile: profiling.profile,
      settings: feed.assignments, tunes: tools.tune)
    let window = try DemoWindow(loaded, of: program, in: surroundings, running: running, log: log)
    try window.run(loaded, from: beginning)
  }
}
