import Documents
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// A resolver of the targets of a step, at the time when the step begins.
struct ScriptTargetFinder {
  let stage: Stage
  let script: GestureScript
  let step: GestureStep
  let time: Microseconds

  /// Returns the centre of the visible part of a target.
  func point(of target: GestureTarget) throws(ReplayError) -> CGPoint {
    let frame: CGRect?
    switch target {
    case .point(let point): return point
    case .row(let id): frame = stage.frame(ofRow: id)
    case .dot(let row, let index): frame = stage.frame(ofDot: index, inRow: row)
    case .card(let row, let item): frame = stage.frame(ofItem: item, inRow: row)
    case .element(let path): frame = stage.frame(ofElement: path)
    }
    guard let frame else { throw script.refusal(absence(of: target), at: step) }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns the message on why a target cannot be pointed at: it does not exist, or it is not on screen.
  private func absence(of target: GestureTarget) -> String {
    switch target {
    case .row(let id), .dot(let id, _), .card(let id, _):
      let sections = stage.sectionIdentifiers
      if stage.frame(ofRow: id) == nil, !sections.isEmpty, !sections.contains(id), !id.contains("/") {
        return
          "there is no row \(id); \(SpellingSuggestion.suggestion(for: id, among: sections))the rows are "
          + sections.joined(separator: ", ")
      }
      if case .card(_, let item) = target, let count = stage.cardCount(ofRow: id), item >= count {
        return "there is no card \(item) in row \(id), which has \(count), counted from 0"
      }
    case .element, .point: break
    }
    return "\(target) is not on screen at \(JSONText.number(time.seconds, decimals: 6)) s"
  }

  /// Returns the sign of a distance to the right: −1 if the step mirrors and the scene is right-to-left.
  func sign(_ mirrors: Bool) -> CGFloat { mirrors && stage.isMirrored ? -1 : 1 }
}

/// The pointer of a script: its location, its button, and the events that it makes for a step.
nonisolated struct ScriptPointer: Sendable {
  private var location = CGPoint.zero
  private var isPressed = false
  private var device = PointerEvent.Device.mouse
  /// The fingers that touch the screen.
  private var fingers = ScriptTouches()

  /// Returns the events of a step, in the order of time.
  @MainActor
  mutating func perform(
    _ kind: GestureStep.Kind, aim: ScriptTargetFinder
  ) throws(ReplayError) -> [InputEvent] {
    let time = aim.time
    switch kind {
    case .move(let target, let duration):
      let path = PointerPath([location, try aim.point(of: target)])
      return glide(path, from: time, Microseconds(seconds: duration), .linear)
    case .finger(let finger, let step): return try perform(step, of: finger, aim: aim)
    case .press(let target, let device):
      guard let target else { return press(device, arriving: false, at: time) }
      location = try aim.point(of: target)
      return press(device, arriving: device == .mouse, at: time)
    case .release: return [release(at: time)]
    case .drag(let drag):
      var points: [CGPoint] = []
      for target in drag.path { points.append(try aim.point(of: target)) }
      let end = points[points.count - 1]
      points.append(
        CGPoint(x: end.x + aim.sign(drag.mirrors) * drag.distance.x, y: end.y + drag.distance.y))
      var stroke = Stroke(points: points, duration: Microseconds(seconds: drag.duration), device: drag.device)
      stroke.easing = drag.easing
      stroke.hold = Microseconds(seconds: drag.hold)
      return perform(stroke, from: time)
    case .flick(let flick):
      let start = try aim.point(of: flick.start)
      let radians = flick.angle * .pi / 180
      let length = flick.velocity * flick.duration
      let end = CGPoint(
        x: start.x + aim.sign(flick.mirrors) * cos(radians) * length, y: start.y + sin(radians) * length)
      let duration = Microseconds(seconds: flick.duration)
      return perform(Stroke(points: [start, end], duration: duration, device: flick.device), from: time)
    case .wheel(let wheel):
      if let target = wheel.location { location = try aim.point(of: target) }
      return turn(wheel, sign: aim.sign(wheel.mirrors), at: time)
    case .follow(let samples):
      return samples.map { sample in
        location = sample.location
        return event(.moved, at: time + sample.time)
      }
    case .key(let key, let modifiers, let phase):
      return phase.events(of: key, modifiers).map { InputEvent(.key($0), at: time.seconds) }
    case .input(let kind):
      note(kind)
      return [InputEvent(kind, at: time.seconds)]
    case .resize(let size, let scale):
      let scale = scale ?? aim.stage.displayScale
      let pixels = size.alignedToPixels(scale: scale)
      return [InputEvent(.window(.resized(pixels, scale: scale)), at: time.seconds)]
    case .wait, .stall, .edit, .expect, .frame, .capture, .strip: return []
    }
  }

  /// The parameters of a press at the first of some points, a movement to the last, and a release.
  private struct Stroke {
    var points: [CGPoint]
    var duration: Microseconds
    var easing = GestureEasing.linear
    var hold = Microseconds(0)
    var device: PointerEvent.Device

    init(points: [CGPoint], duration: Microseconds, device: PointerEvent.Device) {
      self.points = points
      self.duration = duration
      self.device = device
    }
  }

  private mutating func perform(_ stroke: Stroke, from time: Microseconds) -> [InputEvent] {
    location = stroke.points[0]
    var events = press(stroke.device, arriving: stroke.device == .mouse, at: time)
    events += glide(PointerPath(stroke.points), from: time, stroke.duration, stroke.easing)
    events.append(release(at: time + stroke.duration + stroke.hold))
    return events
  }

  /// Presses at the pointer's location; a mouse that is `arriving` there reports its movement first.
  private mutating func press(
    _ device: PointerEvent.Device, arriving: Bool, at time: Microseconds
  ) -> [InputEvent] {
    self.device = device
    if !isPressed { fingers.lead = device == .touch ? ScriptTouches.usual : nil }
    var events: [InputEvent] = []
    if arriving { events.append(event(.moved, at: time)) }
    isPressed = true
    events.append(event(.pressed, at: time))
    return events
  }

  private mutating func release(at time: Microseconds) -> InputEvent {
    isPressed = false
    fingers.lead = nil
    return event(.released, at: time)
  }

  private mutating func glide(
    _ path: PointerPath, from time: Microseconds, _ duration: Microseconds, _ easing: GestureEasing
  ) -> [InputEvent] {
    path.samples(over: duration, easing).map { sample in
      location = sample.location
      return event(.moved, at: time + sample.time)
    }
  }

  private func turn(_ wheel: WheelStep, sign: CGFloat, at time: Microseconds) -> [InputEvent] {
    (0..<wheel.count).map { index in
      let moment = time + Microseconds(seconds: wheel.interval * Double(index))
      let turn = WheelEvent(
        at: location, deltaX: sign * wheel.deltaX, deltaY: wheel.deltaY, isSmooth: wheel.isSmooth,
        modifiers: wheel.modifiers)
      return InputEvent(.wheel(turn), at: moment.seconds)
    }
  }

  /// Moves, presses or releases a finger: the first that goes down is the pointer, any other is an additional touch.
  @MainActor
  private mutating func perform(
    _ step: FingerStep, of finger: Int, aim: ScriptTargetFinder
  ) throws(ReplayError) -> [InputEvent] {
    let (time, isLead) = (aim.time, finger == fingers.lead)
    guard case .press(let target) = step else {
      guard isLead || fingers.others[finger] != nil else {
        throw aim.script.refusal("finger \(finger) is not on the screen", at: aim.step)
      }
      let start = fingers.others[finger] ?? location
      var samples: [(time: Microseconds, location: CGPoint)] = []
      switch step {
      case .press: break
      case .move(let target, let duration):
        samples = PointerPath([start, try aim.point(of: target)])
          .samples(over: Microseconds(seconds: duration), .linear)
      case .follow(let points): samples = points.map { ($0.time, $0.location) }
      case .release:
        return isLead ? [release(at: time)] : [fingers.event(.released, of: finger, at: start, time)]
      }
      return samples.map { sample in
        guard isLead else {
          return fingers.event(.moved, of: finger, at: sample.location, time + sample.time)
        }
        location = sample.location
        return event(.moved, at: time + sample.time)
      }
    }
    guard !isLead, fingers.others[finger] == nil else {
      throw aim.script.refusal("finger \(finger) is on the screen already", at: aim.step)
    }
    let place = try target.map { target throws(ReplayError) in try aim.point(of: target) } ?? location
    if isPressed { return [fingers.event(.pressed, of: finger, at: place, time)] }
    location = place
    let events = press(.touch, arriving: false, at: time)
    fingers.lead = finger
    return events
  }

  /// Updates the pointer by an event that a step contains literally.
  private mutating func note(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointer(let pointer):
      location = pointer.location
      device = pointer.device
      if pointer.phase != .moved {
        isPressed = pointer.phase == .pressed
        fingers.lead = isPressed && device == .touch ? ScriptTouches.usual : nil
      }
    case .finger(let number, let finger): fingers.note(finger, of: number)
    case .wheel(let wheel): location = wheel.location
    case .key, .window, .found: break
    }
  }

  private func event(_ phase: PointerEvent.Phase, at time: Microseconds) -> InputEvent {
    InputEvent(
      .pointer(PointerEvent(phase, at: location, device: device, buttons: isPressed ? 1 : 0)),
      at: time.seconds)
  }
}

nonisolated extension KeyPhase {
  fileprivate func events(of key: Key, _ modifiers: KeyModifiers) -> [KeyEvent] {
    let down = KeyEvent(key, modifiers: modifiers)
    let up = KeyEvent(key, modifiers: modifiers, isDown: false)
    return switch self {
    case .typed: [down, up]
    case .down: [down]
    case .repeated: [KeyEvent(key, modifiers: modifiers, isRepeat: true)]
    case .up: [up]
    }
  }
}
