import Documents
import Foundation
import Replays
import SceneRuns
import SceneTools
import ScreenInterface
import Stage

/// A scene that a window goes to, with what is played on it.
struct DemoVisit {
  var loaded: LoadedScene
  /// The script that is played; `nil` for none.
  var script: GestureScript?
  /// The recording that is played; `nil` for none.
  var recording: Replay?

  /// Reads the scene of a destination; a script's file is played on the scene called `shown`.
  ///
  /// `surroundings` and `scale` are those of the window.
  ///
  /// - Throws: An error for what cannot be read, or not be played in a window of this scale.
  init(
    _ destination: MenuDestination, of program: ToolProgram, besides shown: String,
    in surroundings: SceneEnvironment, scale: CGFloat
  ) throws {
    let load = { try Self.scene($0, of: program, in: surroundings) }
    switch destination {
    case .scene(let name): loaded = try load(name)
    case .script(let name):
      script = try Self.steps(of: name, in: program)
      loaded = try load(program.sceneName(ofScript: name))
    case .scriptFile(let path):
      script = try Self.steps(of: path, in: program)
      loaded = try load(shown)
    case .recording(let path):
      let replay = try Replay(path, on: nil, of: program, Replay.Request(surroundings: surroundings))
      let recorded = replay.surroundings.scale ?? 1
      guard abs(recorded - scale) < 0.001 else {
        throw CommandError.notOpened(
          path,
          reason: "it was recorded at scale \(NumberText.points(recorded)), and this window has "
            + "\(NumberText.points(scale)); \(FileKind.recording.use(path))")
      }
      (loaded, recording) = (replay.loaded, replay)
    }
  }

  /// Creates a visit of a scene on which nothing is played.
  init(_ loaded: LoadedScene) { self.loaded = loaded }

  /// True when the user's own settings of the scene apply, as nothing is played that knows others.
  var keepsSettings: Bool { script == nil && recording == nil }

  /// Loads a scene for the present theme of a window.
  static func scene(_ name: String, of program: ToolProgram, in surroundings: SceneEnvironment) throws
    -> LoadedScene
  {
    try SceneSource(program).load(name, keepsTheme: true, keepsDirection: surroundings.keepsDirection)
  }

  private static func steps(of script: String, in program: ToolProgram) throws -> GestureScript? {
    guard case .script(let steps) = try ScriptSource(program).load(script) else { return nil }
    return steps
  }
}

extension DemoVisit {
  /// Returns an interceptor that plays the script until it ends or the user presses, or the recording to its end.
  ///
  /// `recorded` is the recording's input. Afterwards the user controls the scene. `nil` when nothing is played.
  func player(of recorded: (any InputSource)?, in window: SceneWindow) -> ReplayInterceptor? {
    var playback = PlaybackOptions(from: recording?.beginning ?? 0, drawsPointer: true)
    (playback.yieldsToUser, playback.resizesWindow) = (script != nil, recording != nil)
    guard let source = recorded ?? script.map({ ScriptPlayer($0) }) else { return nil }
    return window.screen.intercept { ReplayInterceptor(on: $0, playing: source, playback) }
  }
}

extension DemoVisit {
  /// Judges a file that was dropped on a window or chosen in a dialog: its destination, or why there is none.
  ///
  /// `read` reads the destination's scene, so that a file that cannot be shown changes nothing.
  static func judge(
    _ path: String, of program: ToolProgram, reading read: (MenuDestination) throws -> Void
  ) -> FileOpening {
    do {
      guard let file = try OpenedFile(path) else { return .unknown }
      let name = name(of: file.path, in: program)
      let destination: MenuDestination =
        switch file {
        case .feed: .scene(name)
        case .recording: .recording(name)
        case .script: .scriptFile(name)
        }
      try read(destination)
      return .go(destination)
    } catch {
      return .refused(sentence(of: error))
    }
  }

  /// Returns the first line of an error, with the number of the others.
  static func sentence(of error: any Error) -> String {
    let lines = "\(error)".split(separator: "\n")
    return "\(lines.first ?? "")" + (lines.count > 1 ? "  (+\(lines.count - 1))" : "")
  }

  /// Returns the path from the working folder, unless that would name something of the program.
  private static func name(of path: String, in program: ToolProgram) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    guard path.hasPrefix(folder) else { return path }
    let name = String(path.dropFirst(folder.count))
    let isTaken = program.sceneNames.contains(name) || ScriptSource(program).ships(name)
    return isTaken || !name.contains(".") || name.hasPrefix("-") ? path : name
  }
}

extension Replay {
  /// Moves the feed and the rows of a stage to where the replay begins, and returns the input to play on it.
  func input(preparing stage: Stage) throws -> any InputSource {
    try prepare(stage)
    return try source().source
  }
}
