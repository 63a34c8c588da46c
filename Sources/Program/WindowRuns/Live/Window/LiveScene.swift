import Documents
import Foundation
import Replays
import SDLRendering
import SceneRuns
import SceneTools
import Stage

/// A scene in a window process of `--live`, which can be handed over to the next process.
final class LiveScene {
  private let window: SceneWindow
  private let session: WindowSession
  private let strokes: StrokeInterceptor
  private let link: LiveLink
  private var clock: HandOverInterceptor?
  private var resumption = SessionResumption()
  private let beginning: Beginning

  /// What the scene begins with.
  struct Beginning {
    /// The session that it goes on with; `nil` for a new scene.
    var resumed: ResumedDemo?
    /// The tools that the command line opens.
    var tools = ToolSettings()
    /// True for the first scene of the window.
    var isFirst = true
    /// The seconds until the window closes; `nil` if only the user closes it.
    var rest: Double?
  }

  /// Creates the scene of `session`, whose strokes are observed below everything that it records.
  init(
    _ window: SceneWindow, _ session: WindowSession, observing strokes: StrokeInterceptor,
    from beginning: Beginning, link: LiveLink
  ) {
    (self.window, self.session, self.strokes, self.link) = (window, session, strokes, link)
    self.beginning = beginning
  }

  /// Repeats the session of the former process, without drawing; does nothing for a new scene.
  ///
  /// - Throws: `ReplayError` for a recording that cannot be read.
  func resume() throws(ReplayError) {
    guard let resumed = beginning.resumed else { return }
    defer { resumed.recording.close() }
    try session.resume(resumed.recording, showing: beginning.tools, with: &resumption)
  }

  /// Adds the interceptors of a scene that can be handed over, as the outermost ones.
  func intercept() {
    let screen = window.screen
    let former = beginning.resumed?.session.landings ?? []
    let ghosts = screen.intercept { [strokes, window] in
      LandingGhostInterceptor(on: $0, comparing: strokes, with: former, tools: window.tools)
    }
    let held = resumption.held
    screen.intercept { [window] in
      HeldStrokeInterceptor(on: $0, holding: held) { window.window.isPrimaryButtonDown }
    }
    let clock = screen.intercept { [resumption] in HandOverInterceptor(on: $0, at: resumption.time) }
    clock.onShown = { [unowned self, link] in link.answer(.shown(losses(ghosts.shown.count))) }
    self.clock = clock
    link.attach(self)
    if let sentence = losses(0).first { window.tools.tell(sentence) }
  }

  /// The time that has passed on the window's clock, in seconds.
  var windowTime: TimeInterval { clock?.windowTime ?? 0 }

  /// Holds the scene still and writes its session to a file.
  func handOver(to path: String) -> WindowAnswer {
    guard let clock else { return .refused("the window shows no scene") }
    clock.hold()
    do {
      let loss = try session.handOver(to: URL(fileURLWithPath: path))
      return .handedOver(
        HandedOverSession(
          path: path, place: window.window.place,
          rest: beginning.rest.map { max(0.01, $0 - clock.windowTime) },
          landings: strokes.outcomes.compactMap { StrokeLanding($0) }, isFirst: beginning.isFirst,
          tunes: session.isTuning, loss: loss))
    } catch {
      clock.goOn()
      return .refused("\(error)")
    }
  }

  /// Goes on where the scene was held.
  func goOn() { clock?.goOn() }

  /// Closes the window.
  func close() { clock?.close() }

  /// Shows a banner, or with `nil` hides the one that was shown for the same reason.
  func show(banner: String?, replacing former: String?) {
    if let banner {
      window.tools.banner = banner
    } else if let former, window.tools.banner == former {
      window.tools.banner = nil
    }
  }

  /// Returns the sentences about what the resumed session could not repeat, and about strokes that end
  /// elsewhere.
  private func losses(_ ghosts: Int) -> [String] {
    var sentences = [beginning.resumed?.sceneLoss, beginning.resumed?.session.loss].compactMap(\.self)
    if let first = resumption.losses.first {
      let more = resumption.losses.count - 1
      sentences.append("\(first)" + (more > 0 ? ", and \(more) more no longer apply" : ""))
    }
    if ghosts > 0 {
      let strokes = Pluralization.text(ghosts, "stroke", verb: "end")
      sentences.append("\(strokes) elsewhere; an outline shows where it ended before")
    }
    return sentences
  }
}
