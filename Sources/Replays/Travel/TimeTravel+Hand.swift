import Foundation
import ScreenInterface
import Stage

extension TimeTravel {
  /// What an event does while time stands still.
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
      history.stage.stopTelling()
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
    guard let meaning = TravelKey(key) else { return }
    history.stage.stopTelling()
    switch meaning {
    case .freeze: if !key.isRepeat { returnToPresent(at: time) }
    case .back: state.target = history.previous(before: here) ?? here
    case .on: step(from: here)
    case .farBack: state.target = history.position(at: Microseconds(here.time.count - Self.leap.count))
    case .farOn: leap(from: here)
    case .first: state.target = history.earliest
    case .last: state.target = history.present
    case .measurements: state.tools.showsHUD.toggle()
    case .tool: showTools(.key(key))
    }
  }

  /// Lets the tools have an event that nobody remembers.
  private func showTools(_ kind: InputEvent.Kind) {
    history.show(kind)
    state.requests += history.stage.takeWindowRequests()
    state.tools = history.stage.shownTools
  }

  /// Goes to the next frame; at the present one more is made, a sixtieth of a second later.
  private func step(from here: HistoryPosition) {
    if let next = history.next(after: here) {
      state.target = next
    } else {
      goOnStanding(frames: 1)
    }
  }

  /// Goes to the last frame of the next tenth of a second, and one on at least; at the present those that are
  /// missing are made.
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

  /// Makes frames at the present while time stands still, a sixtieth of a second each.
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

  /// Makes the frame that shows the present: what came after it is undone.
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

  /// Ends a stroke of the frame that shows whose hand has gone.
  private func letGoOfFormerStroke() {
    guard history.stage.isPressed, let place = history.stage.pointerLocation else { return }
    pass(.pointer(PointerEvent(.cancelled, at: place)), at: state.frozenTime)
  }

  /// How far a leap goes.
  static let leap = Microseconds(100_000)

  /// A frame that is made while time stands still is so long, in seconds.
  static let frame: TimeInterval = 1.0 / 60
}
