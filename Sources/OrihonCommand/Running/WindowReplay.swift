import Foundation
import Measurements
import Replays
import SDLRendering
import Stage

/// Plays a script or a recording in a window, with time travel.
struct WindowReplay {
  private let replay: Replay
  private let window: OpenedWindow
  private let session: Session
  private let profile: RunProfile
  private let source: any InputSource
  private let player: ReplayContent

  /// Moves the window's scene to the beginning of the replay.
  init(_ replay: Replay, in window: OpenedWindow, _ options: ReplayOptions, to file: ProfileFile?) throws {
    self.replay = replay
    self.window = window
    try replay.prepare(window.stage)
    session = try Session(in: window, of: replay.loaded, place: replay.place, log: options.log)
    profile = try RunProfile(session.recorded, of: window.stage, to: file)
    var playback = Playback(speed: options.speed ?? 1, from: replay.beginning, drawsPointer: true)
    playback.resizesWindow = true
    source = try replay.source().source
    player = ReplayContent(profile.content, of: window.stage, playing: source, playback)
  }

  /// Plays until everything was played and rests, or the window is closed.
  func play(seconds: TimeInterval?) throws {
    let travel = session.travelling(ClosingContent(player))
    travel.onBranch = player.abandon
    var options = MainLoopOptions()
    options.seconds = seconds
    options.measuresPasses = profile.isAsked
    session.serve(&options)
    try KeptRun.run {
      try window.run(travel, options)
    } finish: {
      try session.finish()
    }
    try profile.finish(replay.loaded, in: window.window)
    if let failure = player.failure { throw failure }
    try source.tellCut()
  }
}
