import Documents
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// A writer that converts events to the steps of a script that sends exactly these events.
///
/// It tracks the state of the script's pointer, so that it can use a short step where one expresses the whole
/// event. Otherwise it writes the event literally.
nonisolated struct ScriptStepWriter {
  /// The largest number of points in one step.
  private static let longestRun = 1000

  private var text = ""
  private var time = Microseconds(0)
  private var location = CGPoint.zero
  private var isPressed = false
  private var device = PointerEvent.Device.mouse
  private var fingers = ScriptTouches()
  /// The samples of a movement in progress, with times counted from `time`.
  private var run: [PointerSample] = []

  /// Returns the finished lines and clears them.
  mutating func takeText() -> String {
    defer { text.removeAll(keepingCapacity: true) }
    return text
  }

  /// Writes a step that takes no time.
  mutating func write(_ kind: GestureStep.Kind) {
    endRun()
    text += "- \(GestureStepText(kind).line)\n"
  }

  /// Writes an edit of the data.
  mutating func write(_ edit: SceneEdit, at moment: Microseconds) {
    wait(until: moment)
    write(.edit(edit))
  }

  /// Writes a wait until `moment`.
  mutating func wait(until moment: Microseconds) { pass(until: moment) { .wait($0) } }

  /// Writes a stall, a wait without frames, until `moment`.
  mutating func stall(until moment: Microseconds) { pass(until: moment) { .stall($0) } }

  private mutating func pass(until moment: Microseconds, _ step: (TimeInterval) -> GestureStep.Kind) {
    endRun()
    let longest = Int(GestureStepReader.duration.upper) * 1_000_000
    while moment > time {
      let share = Microseconds(min(moment.count - time.count, longest))
      write(step(share.seconds))
      time = time + share
    }
  }

  /// Writes an event; picture events are left out, since a replay makes them by itself.
  mutating func write(_ event: InputEvent) {
    let moment = Microseconds(seconds: event.timestamp)
    switch event.kind {
    case .pointer(let pointer): write(pointer, at: moment)
    case .finger(let number, let finger):
      wait(until: moment)
      write(step(of: finger, by: number) ?? .input(event.kind))
      fingers.note(finger, of: number)
    case .wheel(let wheel):
      wait(until: moment)
      location = wheel.location
      write(wheel.step.map { .wheel($0) } ?? .input(event.kind))
    case .key(let key):
      wait(until: moment)
      write(key.step ?? .input(event.kind))
    case .window(.resized(let size, let scale)):
      wait(until: moment)
      // A script's resize rounds its size to whole pixels.
      let isWhole = size.alignedToPixels(scale: scale) == size
      write(isWhole ? .resize(size, scale: scale) : .input(event.kind))
    case .window:
      wait(until: moment)
      write(.input(event.kind))
    case .found: break
    }
  }

  private mutating func write(_ pointer: PointerEvent, at moment: Microseconds) {
    let isPlain = pointer.location.isWritable && (pointer.device == device || pointer.phase == .pressed)
    switch pointer.phase {
    case .moved where isPlain && pointer.buttons == (isPressed ? 1 : 0): follow(pointer.location, at: moment)
    case .pressed where isPlain && pointer.buttons == 1: press(pointer, at: moment)
    case .released where isPlain && pointer.buttons == 0 && pointer.location == location:
      wait(until: moment)
      write(.release)
      isPressed = false
    default:
      wait(until: moment)
      write(.input(.pointer(pointer)))
      device = pointer.device
      if pointer.phase != .moved { isPressed = pointer.phase == .pressed }
    }
    location = pointer.location
  }

  /// Returns the step for an event of an additional finger; `nil` when there is none.
  ///
  /// The number of the finger that drags is not recorded; a script uses the default number for it.
  private func step(of event: PointerEvent, by finger: Int) -> GestureStep.Kind? {
    guard finger != ScriptTouches.usual, event.location.isWritable else { return nil }
    let place = fingers.others[finger]
    switch event.phase {
    case .pressed where place == nil && isPressed:
      return .finger(finger, .press(at: .point(event.location)))
    case .moved where place != nil:
      return .finger(finger, .move(to: .point(event.location), duration: 0))
    case .released where place == event.location: return .finger(finger, .release)
    case .pressed, .moved, .released, .cancelled: return nil
    }
  }

  private mutating func follow(_ place: CGPoint, at moment: Microseconds) {
    let latest = Microseconds(time.count + Int(GestureStepReader.duration.upper) * 1_000_000)
    if run.count >= Self.longestRun || moment > latest { endRun() }
    run.append(PointerSample(Microseconds(moment.count - time.count), at: place))
  }

  /// Writes a press, merged with a movement that ends there at the same time.
  ///
  /// Otherwise the press is written at the pointer's location.
  private mutating func press(_ pointer: PointerEvent, at moment: Microseconds) {
    let arrival = PointerSample(Microseconds(moment.count - time.count), at: pointer.location)
    let arrives = pointer.device == .mouse && device == .mouse && run.last == arrival
    if arrives { run.removeLast() }
    let isThere = pointer.location == location
    wait(until: moment)
    switch pointer.device {
    case .touch: write(.press(at: .point(pointer.location), .touch))
    case .mouse where arrives: write(.press(at: .point(pointer.location), .mouse))
    case .mouse where isThere: write(.press(at: nil, .mouse))
    case .mouse: write(.input(.pointer(pointer)))
    }
    (device, isPressed) = (pointer.device, true)
  }

  private mutating func endRun() {
    guard let last = run.last else { return }
    let samples = run
    run.removeAll(keepingCapacity: true)
    if samples.count == 1 {
      wait(until: time + last.time)
      write(.move(to: .point(last.location), duration: 0))
    } else {
      write(.follow(samples))
      time = time + last.time
    }
  }
}

nonisolated extension CGPoint {
  /// True when a script can contain the point.
  fileprivate var isWritable: Bool {
    GestureStepReader.distance.contains(x) && GestureStepReader.distance.contains(y)
  }
}

nonisolated extension WheelEvent {
  /// The step for the same wheel event; `nil` when no script can contain it.
  fileprivate var step: WheelStep? {
    guard location.isWritable, max(abs(deltaX), abs(deltaY)) <= GestureStepReader.notches.upper else {
      return nil
    }
    var step = WheelStep()
    step.location = .point(location)
    (step.deltaX, step.deltaY) = (deltaX, deltaY)
    step.isSmooth = isSmooth
    step.modifiers = modifiers
    return step
  }
}

nonisolated extension KeyEvent {
  /// The step for the same key event; `nil` when there is none.
  fileprivate var step: GestureStep.Kind? {
    switch (isDown, isRepeat) {
    case (true, false): .key(key, modifiers, .down)
    case (true, true): .key(key, modifiers, .repeated)
    case (false, false): .key(key, modifiers, .up)
    case (false, true): nil
    }
  }
}
