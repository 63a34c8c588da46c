import ArgumentParser
import Foundation
import Replays
import SDLRendering
import SceneTools
import Stage

/// The verb `orihon replay`, which plays a gesture script or a recording.
struct ReplayVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "replay", abstract: "Play a gesture script or a recording.")
  }

  @Argument(help: "A script (.yml), a recording (.jsonl), or a script from `\(ProgramName.text) list`.")
  var file: String

  @Argument(help: "The feed to play on; default what was recorded, a folder's feed.yml, or the default feed.")
  var feed: String?

  @OptionGroup var setting: SettingOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var placing: PlaceOption
  @OptionGroup var several: MatrixOptions
  @OptionGroup var running: WindowRunOptions
  @OptionGroup var replaying: ReplayOptions
  @OptionGroup var profiling: ProfileOptions
  @OptionGroup var tools: SceneToolOptions

  @OptionGroup var filming: FilmOptions

  func validate() throws {
    try filming.check()
    try OutputPaths.check(outputs)
    try OutputFolder.check(replaying.out)
    try replaying.check(isFilmed: filming.film != nil)
    try profiling.check(isHeadless: replaying.headless || filming.film != nil)
    if several.matrix, replaying.record != nil {
      throw CommandError.contradiction(
        "--record and --matrix exclude each other: a recording is of one stage")
    }
  }

  private var outputs: [(name: String, path: String?)] {
    [
      ("record", replaying.record), ("log", replaying.log), ("film", filming.film), ("trace", profiling.path),
    ]
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let shown = try tools.settings(showsHUD: running.hud, takesInput: false)
    let matrix = try several.matrix(in: scene, tools: shown)
    let replay = try Replay(
      file, on: feed, of: program,
      Replay.Request(
        surroundings: scene.surroundings(), rate: replaying.rate, matrix: matrix,
        settings: setting.assignments, place: placing.place))
    if replay.isRecording, matrix == nil, let option = scene.named.first {
      throw CommandError.contradiction(
        "--\(option) is for scripts: a recording has its own window; \(ProgramName.text) script makes a script of it"
      )
    }
    if replay.isRecording, placing.place != nil {
      throw CommandError.contradiction("--place is for scripts: a recording begins where it began")
    }
    try OutputPaths.check(outputs, over: replay.inputs + tools.inputs)
    try OutputPaths.checkRecording(replaying.record)
    try profiling.check(isMatrix: replay.matrix != nil)
    try NamedTargets(shown, placing.place.map(ScrollOffsets.init)).check(
      replay.loaded, in: replay.surroundings)
    if replaying.headless || filming.film != nil {
      let folder = try replaying.out.map { try OutputFolder($0) }
      let film = try filming.film.map { try Film($0, filming, of: replay, cells: replaying.strip ?? 8) }
      let headless = try HeadlessReplay(
        replay, to: folder, film: film, tools: shown,
        inputs: replay.inputs + tools.inputs + OutputPaths.taken(by: outputs))
      try headless.play(replaying)
      if headless.hasWritten, headless.hasUnshownPictures { throw CommandError.ended(.badInput) }
    } else if let matrix = replay.matrix {
      let window = try MatrixWindow(replay.loaded, matrix, in: replay.surroundings, running: running)
      for stage in window.stages { try replay.prepare(stage) }
      let recorder = try Recorder(window.members[0], of: replay.loaded, log: replaying.log, record: nil)
      try window.play(
        replay.source().source, speed: replaying.speed ?? 1, seconds: running.seconds)
      try recorder.finish()
    } else {
      let window = try SceneWindow(
        replay.loaded, in: replay.surroundings, running: running, showsHint: false)
      window.tools.show(shown)
      try WindowReplay(replay, in: window, replaying, to: profiling.profile).play(
        seconds: running.seconds, tunes: tools.tune)
    }
  }
}
