import ArgumentParser
import Documents
import SceneRuns
import WindowRuns

/// The verb `orihon demo`, which shows a feed in a window.
struct DemoVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "demo", abstract: "Open the window on a feed.",
      discussion:
        "Where no option says otherwise the window follows the desktop: GDK_SCALE, QT_SCALE_FACTOR or Xft.dpi for the "
        + "scale on X11, the settings portal or GSettings for a dark theme and reduced motion. ORIHON_DESKTOP=0 reads "
        + "none of them. A recording holds the values that it ran with.")
  }

  @OptionGroup var feed: FeedOption
  @OptionGroup var scene: SceneOptions
  @OptionGroup var placing: PlaceOption
  @OptionGroup var several: MatrixOptions
  @OptionGroup var running: WindowRunOptions
  @OptionGroup var presenting: PresentationOptions
  @OptionGroup var profiling: ProfileOptions
  @OptionGroup var tools: SceneToolOptions

  @Option(help: ArgumentHelp("Write all input to a recording.", valueName: "file"))
  var record: String?

  @Flag(help: "Build the program's package on each save, and go on in the new program at the same moment.")
  var live = false

  // The flag of the processes that `--live` starts.
  @Flag(help: ArgumentHelp("Be the window of --live.", visibility: .private))
  var liveWindow = false

  @OptionGroup var logging: LogOptions

  func validate() throws { try OutputPaths.check(outputs) }

  private var outputs: [(name: String, path: String?)] {
    [("record", record), ("log", logging.log), ("trace", profiling.path)]
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    if live { return try supervise() }
    let link = liveWindow ? LiveLink() : nil
    if let link, let session = try link.begin() { return try resume(session, link, in: program) }
    // Asked first, so that the answer has come when the window is open.
    let desktop = several.matrix ? nil : DemoDesktop(FollowedPreferences(scene))
    let surroundings = try scene.surroundings()
    let placement = try placing.place.map(ScrollOffsets.init)
    let shown = try tools.settings(showsHUD: running.hud)
    let matrix = try several.matrix(in: scene, tools: shown)
    let presentation = try presenting.presentation(besides: shown, isMatrix: matrix != nil)
    try profiling.check(isMatrix: matrix != nil)
    let keepsTheme = surroundings.keepsTheme || matrix != nil
    // Settings are applied as edits after the start, so that a recording contains them.
    let plain = try SceneSource(program).load(
      feed.name(in: program), keepsTheme: keepsTheme, keepsDirection: matrix != nil)
    let tuned = try plain.setting(feed.assignments)
    let loaded = matrix == nil ? plain : tuned
    try OutputPaths.check(outputs, over: loaded.inputs + tools.inputs)
    try OutputPaths.checkRecording(record)
    try NamedTargets(shown, placement).check(loaded, in: surroundings)
    if let matrix {
      try several.checkDemo(
        sets: !feed.assignments.isEmpty, places: placing.place != nil, records: record != nil)
      let window = try MatrixWindow(loaded, matrix, in: surroundings, running: running.settings)
      return try window.run(from: placement, log: logging.request, record: record, seconds: running.seconds)
    }
    var beginning = try options
    (beginning.place, beginning.placement) = (placing.place ?? "", placement)
    (beginning.settings, beginning.tunes) = (feed.assignments, tools.tune)
    var opening = DemoOpening(running: running.settings, log: logging.request, link: link, desktop: desktop)
    opening.presentation = presentation
    let window = try DemoWindow(loaded, of: program, in: surroundings, opening)
    try window.run(loaded, from: beginning)
  }

  /// The outputs and tools of the first scene.
  @MainActor
  private var options: DemoStartOptions {
    get throws {
      DemoStartOptions(
        record: record, tools: try tools.settings(showsHUD: running.hud), profile: profiling.profile)
    }
  }

  /// Goes on with the session of a former process.
  @MainActor
  private func resume(_ session: HandedOverSession, _ link: LiveLink, in program: ToolProgram) throws {
    let resumed = try ResumedDemo(session, in: program)
    let opening = DemoOpening(running: running.settings, log: logging.request, link: link, resumed: resumed)
    let window = try DemoWindow(resumed.loaded, of: program, in: resumed.surroundings, opening)
    try window.run(resumed.loaded, from: resumed.beginning(try options))
  }

  /// Shows the window in other processes, and builds the program's package on each save.
  @MainActor
  private func supervise() throws {
    if several.matrix {
      throw CommandError.contradiction("--live and --matrix exclude each other: one session is handed over")
    }
    if presenting.present || presenting.frame {
      throw CommandError.contradiction(
        "--live excludes --present and --frame: faults of a build are told in a plain window")
    }
    try LiveSupervisor(Array(LaunchArguments.all.dropFirst())).run()
  }
}
