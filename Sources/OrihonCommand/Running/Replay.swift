import Documents
import Foundation
import Replays
import Stage

/// A script or a recording, and the scene that it is played on.
struct Replay {
  let loaded: LoadedScene
  let surroundings: Surroundings
  /// The stages that it is played on side by side; `nil` for one alone.
  let matrix: Matrix?
  /// Where feed and rows stand before anything is played, as `--place` takes it; empty at their beginnings.
  let place: String
  /// The moment from which on it is to be looked at, in seconds.
  let beginning: TimeInterval
  /// The steps that keep pictures; none of a recording.
  let pictureSteps: [GestureStep]
  private let name: String
  private let rate: Double?

  /// Finds both: a recording says itself what it was made on, a script is played on `feed` or the default feed.
  ///
  /// On a matrix a recording plays on a stage of its own kind, the first, and the others follow.
  init(
    _ name: String, on feed: String?, in asked: Surroundings, rate: Double?, matrix: Matrix? = nil
  ) throws {
    self.name = name
    self.rate = rate
    switch try ScriptSource().load(name) {
    case .script(let script):
      if matrix != nil, script.resizes {
        throw CommandError.contradiction("\(name) resizes, and the stages of a matrix keep their sizes")
      }
      try script.checkExtents(beginningAt: asked.scale ?? 1)
      self.matrix = matrix
      pictureSteps = script.steps.filter { $0.pictureName != nil }
      (surroundings, place, beginning) = (asked, "", 0)
      loaded = try SceneSource().load(feed ?? "default", keepsTheme: asked.keepsTheme || matrix != nil)
    case .recording(let reader):
      defer { reader.close() }
      var recorded = Surroundings(reader.header)
      var stages = matrix
      stages?.lead(with: recorded)
      if matrix != nil { recorded.size = asked.size }
      self.matrix = stages
      pictureSteps = []
      surroundings = recorded
      place = reader.header.place
      beginning = reader.header.beginning.seconds
      loaded = try SceneSource().load(feed ?? reader.header.feed, keepsTheme: true)
      try Self.check(loaded, against: reader.header, of: name, isAskedFor: feed != nil)
    }
  }

  /// A feed that is not what it was is played only where it was named.
  private static func check(
    _ loaded: LoadedScene, against header: RecordingHeader, of name: String, isAskedFor: Bool
  ) throws(DocumentError) {
    guard let recorded = header.hash else { return }
    let actual = loaded.text.map { ContentHash(of: $0).description }
    guard actual != recorded else { return }
    guard isAskedFor else {
      let message =
        "\(header.feed) has changed since this was recorded: its hash is \(actual ?? "none") instead of "
        + "\(recorded); to play on it all the same, name it: orihon replay \(ShellWord.quoted(name)) "
        + ShellWord.quoted(header.feed)
      throw .faulty([DocumentFault(file: name, position: .start, message: message)])
    }
    Console.note("orihon: \(loaded.argument) is not what \(name) was recorded on")
  }

  /// The files that are read while it plays.
  var inputs: [RunFile] {
    loaded.inputs + [RunFile(role: "the file that is played", file: ScriptSource().file(name))]
  }

  /// Puts feed and rows where they stood before anything was played.
  func prepare(_ stage: Stage) throws {
    if !place.isEmpty { try Placement(place).apply(to: stage) }
  }

  /// What is played, from its beginning, and whether it brings the times of its frames along.
  func source() throws -> (source: any InputSource, hasOwnFrames: Bool) {
    switch try ScriptSource().load(name) {
    case .script(let script): return (ScriptPlayer(script), false)
    case .recording(let reader):
      let hasOwnFrames = rate == nil
      let exactness = hasOwnFrames ? reader.header.exactness(replayedBy: BuildIdentity.text) : .points
      let player = try RecordingPlayer(reader, exactness: exactness, playsFrames: hasOwnFrames)
      return (player, hasOwnFrames)
    }
  }

  /// Plays all of it in a run without a window, on the first stage of `board` where there is one; returns what was
  /// played.
  @discardableResult
  func play(in run: HeadlessRun, on board: StageBoard?) throws -> any InputSource {
    let (source, hasOwnFrames) = try source()
    let seated: any InputSource = board.map { BoardSeat(source, on: $0) } ?? source
    if hasOwnFrames {
      try run.playOwnFrames(of: seated)
    } else {
      try run.play(seated, rate: rate ?? HeadlessStage.rate)
    }
    return source
  }
}

extension InputSource {
  /// Says where a recording breaks off that was cut, once it was played up to there, and whether nothing of it was
  /// compared.
  ///
  /// - Throws: `CommandError.nothingDone` in the latter case, where it was played for nothing else.
  func tellCut(isPlayedToCompare: Bool = false) throws(CommandError) {
    guard let player = self as? RecordingPlayer else { return }
    if let cut = player.cutDescription { Console.note(cut) }
    guard player.checkedDigests == 0 else { return }
    let sentence = "the recording has no digest; nothing was compared"
    if isPlayedToCompare { throw .nothingDone(sentence) }
    Console.note("orihon: \(sentence)")
  }
}

extension GestureScript {
  /// Whether a step gives the window another size.
  fileprivate var resizes: Bool {
    steps.contains { step in
      if case .resize = step.kind { true } else { false }
    }
  }
}
