package import Documents
package import FeedFiles
package import Foundation
package import Replays
package import SceneTools
package import Stage

/// A script or a recording, with the scene to play it on.
package struct Replay {
  package let loaded: LoadedScene
  package let surroundings: SceneEnvironment
  /// The stages to play on side by side; `nil` for a single one.
  package let matrix: Matrix?
  /// How the scene is presented in the window and in pictures.
  package let presentation: ScenePresentation
  private let place: InitialOffsets
  /// The time up to which everything is played without showing it, in seconds.
  package let beginning: TimeInterval
  /// The steps that capture pictures; empty for a recording.
  let pictureSteps: [GestureStep]
  private let needsRows: Bool
  private let name: String
  private let scripts: ScriptSource
  private let rate: Double?
  /// The arguments after the file that give this replay; a recording has its own scene and surroundings.
  private let arguments: [String]

  /// The options of a replay.
  package struct Request {
    /// The surroundings of the scene; a recording has its own.
    package var surroundings: SceneEnvironment
    /// The frames a second; default those of a recording, and for a script 60.
    package var rate: Double?
    /// The stages to play on side by side.
    package var matrix: Matrix?
    /// The settings that override the feed's.
    package var settings: [SettingAssignment] = []
    /// The initial offsets of feed and rows, for a script.
    package var place: String?
    /// The names of the options that describe the scene of a script; a recording on one stage has its own.
    package var sceneOptions: [String]
    /// How the scene is presented; default alone, with its tools.
    package var presentation = ScenePresentation()

    /// Creates the options of a replay in these surroundings.
    package init(
      surroundings: SceneEnvironment, rate: Double? = nil, matrix: Matrix? = nil,
      settings: [SettingAssignment] = [], place: String? = nil, sceneOptions: [String] = []
    ) {
      (self.surroundings, self.rate, self.matrix) = (surroundings, rate, matrix)
      (self.settings, self.place, self.sceneOptions) = (settings, place, sceneOptions)
    }

    /// The arguments that give these options; those of the surroundings only for a script.
    func arguments(ofScript isScript: Bool) -> [String] {
      (isScript ? surroundings.requestedArguments : [])
        + (rate.map { ["--rate", NumberText.text($0, decimals: 3)] } ?? []) + (matrix?.words ?? [])
        + presentation.words + settings.flatMap { ["--set", "\($0)"] }
        + (place.map { ["--place", $0] } ?? [])
    }

    /// Throws for options that a recording has its own values of.
    func checkRecording() throws(CommandError) {
      if matrix == nil, let option = sceneOptions.first {
        throw .contradiction(
          "--\(option) is for scripts: a recording has its own window; \(ProgramName.text) script makes a script of it"
        )
      }
      if place != nil { throw .contradiction("--place is for scripts: a recording begins where it began") }
    }
  }

  /// Loads the script or recording and its scene.
  ///
  /// A recording names its own scene; a script is played on `feed`, the folder's feed or the default scene. On a matrix
  /// a recording plays on the first stage, which has its surroundings, and the others follow.
  package init(_ name: String, on feed: String?, of program: ToolProgram, _ request: Request) throws {
    self.name = name
    (rate, presentation) = (request.rate, request.presentation)
    let (asked, matrix) = (request.surroundings, request.matrix)
    scripts = ScriptSource(program)
    let scenes = SceneSource(program)
    switch try scripts.load(name) {
    case .script(let script):
      if matrix != nil, script.resizes {
        throw CommandError.contradiction("\(name) resizes, and the stages of a matrix keep their sizes")
      }
      try script.checkExtents(beginningAt: asked.scale ?? 1)
      self.matrix = matrix
      pictureSteps = script.steps.filter { $0.pictureName != nil }
      (surroundings, beginning) = (asked, 0)
      (place, needsRows) = (InitialOffsets(request.place ?? ""), true)
      let scene = feed ?? ProjectFolder.scene(of: program)
      arguments = [scene] + request.arguments(ofScript: true)
      if feed == nil, !scripts.ships(name) { Console.say("\(name) is played on \(scene); no feed is named") }
      loaded = try scenes.load(
        scene, keepsTheme: asked.keepsTheme || matrix != nil, keepsDirection: matrix != nil
      ).setting(request.settings)
    case .recording(let reader):
      defer { reader.close() }
      try request.checkRecording()
      ScriptSource.reportUnfinishedRecording(beside: scripts.file(name))
      var recorded = SceneEnvironment(reader.header)
      var stages = matrix
      stages?.lead(with: recorded)
      if matrix != nil { recorded.size = asked.size }
      self.matrix = stages
      pictureSteps = []
      surroundings = recorded
      beginning = reader.header.beginning.seconds
      arguments = (feed.map { [$0] } ?? []) + request.arguments(ofScript: false)
      let own = RecordedScene(reader.header, of: name)
      let scene =
        try feed.map { try scenes.load($0, keepsTheme: true, keepsDirection: true) }
        ?? own.load { try scenes.load($0, keepsTheme: true, keepsDirection: true) }
      loaded = try scene.setting(request.settings)
      (place, needsRows) = (own.place, feed == nil)
      try Self.check(loaded, against: reader.header, of: name, isAskedFor: feed != nil)
    }
  }

  /// Throws for a feed that has changed since the recording, unless the user named it.
  ///
  /// A feed in which only comments and blanks differ has not changed.
  private static func check(
    _ loaded: LoadedScene, against header: RecordingHeader, of name: String, isAskedFor: Bool
  ) throws(DocumentError) {
    guard let recorded = header.hash else { return }
    let actual = loaded.identity.map { ContentHash(ofLines: Data($0.utf8)).description }
    guard actual != recorded, header.content == nil || header.content != loaded.content else { return }
    guard isAskedFor else {
      let message =
        "\(header.feed) has changed since this was recorded: its hash is \(actual ?? "none") instead of "
        + "\(recorded); to play on it all the same, name it: \(ProgramName.text) replay \(ShellWord.quoted(name)) "
        + ShellWord.quoted(header.feed)
      throw .faulty([DocumentFault(file: name, position: .start, message: message)])
    }
    Console.say("\(loaded.argument) is not what \(name) was recorded on")
  }

  /// The command that plays it in the same surroundings, in shell syntax.
  package var command: String {
    let words = [ProgramName.text, "replay", name] + arguments
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  /// The files that are read during playing.
  package var inputs: [ReservedFile] {
    loaded.inputs + [ReservedFile(role: "the file that is played", file: scripts.file(name))]
  }

  /// Sets the initial offsets of feed and rows; rows that a feed other than the recorded one lacks are ignored.
  package func prepare(_ stage: Stage) throws { try place.move(stage, needsRows: needsRows) }

  /// Returns the initial offsets on a stage, in the form of `--place`; empty when all are at their beginnings.
  package func place(on stage: Stage) -> String { place.text(on: stage) }

  /// Returns the input to play, from its beginning; `hasOwnFrames` is true when it has its own frame times.
  package func source() throws -> (source: any InputSource, hasOwnFrames: Bool) {
    switch try scripts.load(name) {
    case .script(let script): return (ScriptPlayer(script), false)
    case .recording(let reader):
      let hasOwnFrames = rate == nil
      let exactness = hasOwnFrames ? reader.header.exactness(replayedBy: BuildIdentity.text) : .points
      let player = try RecordingPlayer(reader, exactness: exactness, playsFrames: hasOwnFrames)
      return (player, hasOwnFrames)
    }
  }

  /// Plays the replay in a run without a window; returns the input source.
  @discardableResult
  package func play(in run: HeadlessRun) throws -> any InputSource {
    let (source, hasOwnFrames) = try source()
    if hasOwnFrames {
      try run.playOwnFrames(of: source)
    } else {
      try run.play(source, rate: rate ?? HeadlessStage.rate)
    }
    return source
  }
}

extension InputSource {
  /// Prints where a truncated recording ends, what the recording lacks, and a note when nothing was compared.
  ///
  /// - Throws: `CommandError.nothingDone` when nothing was compared and the replay was played only for that.
  package func reportTruncation(isPlayedToCompare: Bool = false) throws(CommandError) {
    guard let player = self as? RecordingPlayer else { return }
    if let cut = player.cutDescription { Console.note(cut) }
    for change in player.unrecorded { Console.say(change.sentence) }
    guard player.checkedDigests == 0 else {
      if isPlayedToCompare, player.agreedFrames > 0 {
        Console.say("\(Pluralization.text(player.agreedFrames, "frame", verb: "agree")) with the recording")
      }
      return
    }
    let sentence = "the recording has no digest; nothing was compared"
    if isPlayedToCompare { throw .nothingDone(sentence) }
    Console.say(sentence)
  }
}

extension GestureScript {
  /// True when a step resizes the window.
  fileprivate var resizes: Bool {
    steps.contains { step in
      if case .resize = step.kind { true } else { false }
    }
  }
}
