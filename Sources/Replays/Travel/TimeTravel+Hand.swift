import Foundation
import SceneTools
import ScreenInterface
import Stage

extension TimeTravel {
  /// Handles an event while time stands still.
  func handleFrozen(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer): handle(pointer, at: event)
    case .key(let key): if key.isDown { handle(key, at: event.timestamp) }
    case .window(.resized): state.resize = event.kind
    case .picture, .pictureDiscarded, .dropped: history.show(event.kind)
    case .window(.documentSaved):
      history.returnToPresent()
      pass(event.kind, at: state.frozenTime)
    case .window, .wheel: break
    }
  }

  private func handle(_ pointer: PointerEvent, at event: InputEvent) {
    if state.isScrubbing {
      scrub(to: pointer.location.x)
      if pointer.phase != .moved { state.isScrubbing = false }
    } else if state.tools.takesPointer, !(state.bar?.frame.contains(pointer.location) ?? false) {
      showTools(event.kind)
    } else if pointer.phase == .pressed {
      tools.stopTelling()
      if let bar = state.bar, bar.frame.contains(pointer.location) {
        state.isScrubbing = true
        scrub(to: pointer.location.x)
      } else {
        takeOver(at: event.timestamp)
        pass(event.kind, at: state.frozenTime)
      }
    }
  }

  private func scrub(to place: CGFloat) {
    guard let bar = state.bar else { return }
    state.target = history.position(at: bar.time(at: place))
  }

  private func handle(_ key: KeyEvent, at time: TimeInterval) {
    let here = state.target ?? history.position
    guard let command = Command(key, in: .frozen) else { return }
    tools.stopTelling()
    switch command {
    case .freeze: if !key.isRepeat { returnToPresent(at: time) }
    case .frameBack: state.target = history.previous(before: here) ?? here
    case .frameOn: step(from: here)
    case .leapBack: state.target = history.position(at: Microseconds(here.time.count - Self.leap.count))
    case .leapOn: leap(from: here)
    case .goToEarliest: state.target = history.earliest
    case .goToLatest: state.target = history.present
    case .toggleMeasurements: state.tools.showsHUD.toggle()
    default: showTools(.key(key))
    }
  }

  /// Passes an unrecorded event on to the tools.
  private func showTools(_ kind: InputEvent.Kind) {
    history.show(kind)
    state.requests += history.stage.takeWindowRequests()
    state.tools = tools.shownTools
  }

  /// Goes to the next frame; at the present it makes a new one, a sixtieth of a second later.
  private func step(from here: HistoryPosition) {
    if let next = history.next(after: here) {
      state.target = next
    } else {
      goOnStanding(frames: 1)
    }
  }

  /// Goes on by a tenth of a second, to the last frame up to then, but at least by one frame.
  ///
  /// At the present the missing frames are made.
  private func leap(from here: HistoryPosition) {
    let end = here.time + Self.leap
    let missing = ((end.seconds - history.present.time.seconds) / Self.frame).rounded()
    if missing >= 1 {
      goOnStanding(frames: Int(missing))
    } else {
      let reached = history.position(at: end)
      state.target = reached.frame > here.frame ? reached : history.next(after: here) ?? here
    }
  }

  /// Makes new frames at the present while time stands still, each a sixtieth of a second long.
  private func goOnStanding(frames: Int) {
    history.returnToPresent()
    for _ in 0..<frames {
      state.frozenTime += Self.frame
      content.advance(to: state.frozenTime)
    }
    state.target = history.present
  }

  private func returnToPresent(at time: TimeInterval) {
    history.returnToPresent()
    goOn(at: time)
    if !state.isPressed { letGoOfFormerStroke() }
  }

  /// Makes the shown frame the present: everything after it is undone.
  private func takeOver(at time: TimeInterval) {
    history.seek(to: state.target ?? history.position)
    if history.position != history.present {
      onBranch?()
      history.branch()
      recording.goOn(from: history.position)
    }
    goOn(at: time)
    letGoOfFormerStroke()
  }

  /// Ends a stroke that was under way in the shown frame, since no hand continues it.
  private func letGoOfFormerStroke() {
    guard history.stage.isPressed, let place = history.stage.pointerLocation else { return }
    pass(.pointer(PointerEvent(.cancelled, at: place)), at: state.frozenTime)
  }

  /// The length of a leap.
  static let leap = Microseconds(100_000)

  /// The length of a frame that is made while time stands still, in seconds.
  static let frame: TimeInterval = 1.0 / 60
}
