package import Foundation
package import Measurements
import Replays
import SDLRendering
package import SceneRuns
package import SceneTools
package import ScreenInterface
import Stage

/// A replay of a script or a recording in a window, with the keys of the history.
package struct WindowReplay {
  private let replay: Replay
  private let window: SceneWindow
  private let session: WindowSession
  private let log: LogFile?
  private let profile: RunProfile
  private let source: any InputSource
  private let player: ReplayInterceptor

  /// Opens a window on the beginning of the replay, with these tools.
  package init(
    _ replay: Replay, speed: Double, renderer: RendererChoice, showing tools: ToolSettings,
    log request: LogRequest, profile file: ProfileFile?
  ) throws {
    let asked = replay.surroundings
    let pane = try WindowPane(
      title: replay.loaded.scene.title, size: asked.size, scale: asked.scale, renderer: renderer,
      margins: replay.presentation.margins(scale: asked.scale ?? 1))
    window = SceneWindow(replay.loaded, in: asked, pane, showsHint: false)
    self.replay = replay
    window.tools.show(tools)
    try replay.prepare(window.stage)
    log = try request.open()
    session = WindowSession(in: window, of: replay.loaded, place: replay.place(on: window.stage), log: log)
    session.presentation = replay.presentation
    profile = try RunProfile(of: window.screen, to: file)
    var playback = PlaybackOptions(speed: speed, from: replay.beginning, drawsPointer: true)
    (playback.resizesWindow, playback.installHandler) = (true, true)
    window.tools.playbackSpeed = playback.speed
    let source = try replay.source().source
    self.source = source
    player = window.screen.intercept { ReplayInterceptor(on: $0, playing: source, playback) }
  }

  /// Plays until the input has ended and everything rests, or the window is closed.
  package func play(seconds: TimeInterval?, tunes: Bool = false) throws {
    if !replay.presentation.hidesTools {
      session.offerMenus(onBranch: player.abandon, isWatching: { [player] in !player.isFinished })
    }
    if tunes { session.openTuning() }
    window.present(replay.presentation)
    var options = MainLoopOptions()
    options.seconds = seconds
    options.measuresPasses = profile.isAsked
    session.serve(&options)
    try RecoverableRun.run {
      try window.run(options)
    } finish: {
      try session.finish()
      try log?.finish()
    }
    try profile.finish(replay.loaded, in: window.window)
    if let failure = player.failure { throw failure }
    try source.reportTruncation()
  }
}
