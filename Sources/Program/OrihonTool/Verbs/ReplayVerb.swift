import ArgumentParser
import Documents
import SceneRuns
import WindowRuns

/// The verb `orihon replay`, which plays a gesture script or a recording.
struct ReplayVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "replay", abstract: "Play a gesture script or a recording.")
  }

  @Argument(help: "A script (.yml), a recording (.jsonl), or a script from `\(ProgramName.text) list`.")
  var file: String

  @Argument(help: "The feed to play on; default what was recorded, a folder's feed.yml, or the default feed.")
  var feed: String?

  @OptionGroup var shown: ReplaySceneOptions
  @OptionGroup var replaying: ReplayOptions
  @OptionGroup var profiling: ProfileOptions
  @OptionGroup var tools: SceneToolOptions
  @OptionGroup var filming: FilmOptions

  private var isHeadless: Bool { replaying.headless || filming.film != nil }

  func validate() throws {
    try filming.check()
    try OutputPaths.check(outputs)
    try replaying.check(isFilmed: filming.film != nil, isMatrix: shown.several.matrix)
    try profiling.check(isHeadless: isHeadless)
  }

  private var outputs: OutputPaths.Named { replaying.paths(film: filming.film, trace: profiling.path) }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let running = shown.running
    let tools = try self.tools.settings(showsHUD: running.hud, takesInput: false)
    let replay = try Replay(file, on: feed, of: program, shown.request(rate: replaying.rate, tools: tools))
    let inputs = replay.inputs + self.tools.inputs
    try OutputPaths.check(outputs, over: inputs)
    try OutputPaths.checkRecording(replaying.record)
    try profiling.check(isMatrix: replay.matrix != nil)
    try shown.checkNames(tools, of: replay)
    if isHeadless {
      let film = try filming.request(cells: replaying.strip).map { try Film($0, of: replay) }
      try HeadlessReplay(
        replay, to: replaying.out.map(OutputFolder.init), film: film, tools: tools,
        inputs: inputs + OutputPaths.taken(by: outputs)
      ).play(replaying.outputs)
    } else if let matrix = replay.matrix {
      try MatrixWindow(replay.loaded, matrix, in: replay.surroundings, running: running.settings)
        .play(replay, log: replaying.logging.request, speed: replaying.speed ?? 1, seconds: running.seconds)
    } else {
      try WindowReplay(
        replay, speed: replaying.speed ?? 1, renderer: running.renderer, showing: tools,
        log: replaying.logging.request, profile: profiling.profile
      ).play(seconds: running.seconds, tunes: self.tools.tune)
    }
  }
}
