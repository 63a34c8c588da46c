import Foundation
import ScreenInterface

/// A probe that measures the duration of each pass of a frame on the window's clock.
///
/// Time outside a pass, such as the writing of a log, is not measured.
final class FrameTiming: FrameProbe {
  private let clock: SDLClock
  private var state = State()

  private struct State {
    var passes = FramePasses()
    var pass: FramePass?
    var since: TimeInterval = 0
  }

  init(clock: SDLClock) { self.clock = clock }

  func enter(_ pass: FramePass) {
    let now = clock.now
    close(at: now)
    state.pass = pass
    state.since = now
  }

  @discardableResult
  func leave() -> TimeInterval {
    guard state.pass != nil else { return 0 }
    return close(at: clock.now)
  }

  /// Returns the measurements since the last call, and resets them.
  func take() -> FramePasses {
    leave()
    defer { state.passes = FramePasses() }
    return state.passes
  }

  @discardableResult
  private func close(at now: TimeInterval) -> TimeInterval {
    guard let pass = state.pass else { return 0 }
    state.passes.add(pass, from: state.since, to: now)
    state.pass = nil
    return now - state.since
  }
}
