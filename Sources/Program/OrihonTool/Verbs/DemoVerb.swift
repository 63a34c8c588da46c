import ArgumentParser
import SceneRuns

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

  @OptionGroup var logging: LogOptions

  func validate() throws { try OutputPaths.check(outputs) }

  private var outputs: [(name: String, path: String?)] {
    [("record", record), ("log", logging.log), ("trace", profiling.path)]
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
      try several.checkDemo(
        sets: !feed.assignments.isEmpty, places: placing.place != nil, records: record != nil)
      let window = try MatrixWindow(loaded, matrix, in: surroundings, running: running)
      return try window.run(from: placement, log: logging.request, record: record, seconds: running.seconds)
    }
    let beginning = DemoStartOptions(
      place: placing.place ?? "", placement: placement, record: record, tools: shown,
      profile: profiling.profile,
      settings: feed.assignments, tunes: tools.tune)
    let window = try DemoWindow(loaded, of: program, in: surroundings, running: running, log: logging.request)
    try window.run(loaded, from: beginning)
  }
}
