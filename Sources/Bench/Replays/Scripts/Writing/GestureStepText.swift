import Documents
import Foundation
import ScreenInterface
import Stage

/// The line of a step in a script's file, without its dash, which parses to exactly this step.
nonisolated struct GestureStepText {
  /// The line.
  let line: String

  /// Writes a step.
  init(_ kind: GestureStep.Kind) { line = Self.line(of: kind) }

  private static func line(of kind: GestureStep.Kind) -> String {
    switch kind {
    case .move(let target, let duration): "move: {to: \(text(target)), duration: \(text(duration))}"
    case .follow(let samples): "move: {along: [\(samples.map(text).joined(separator: ", "))]}"
    case .press(let target, let device): press(target, device)
    case .release: "release"
    case .finger(let finger, let step): text(step, of: finger)
    case .drag(let drag): "drag: \(text(drag))"
    case .flick(let flick): "flick: \(text(flick))"
    case .wheel(let wheel): "wheel: \(text(wheel))"
    case .key(let key, let modifiers, let phase):
      "key: {name: \(quoted(key.name))\(text(modifiers))"
        + (phase == .typed ? "}" : ", phase: \(phase.rawValue)}")
    case .input(let event): "input: {" + (event.recordedMembers ?? []).map(text).joined(separator: ", ") + "}"
    case .resize(let size, let scale):
      "resize: {width: \(text(size.width)), height: \(text(size.height))"
        + (scale.map { ", scale: \(text($0))" } ?? "") + "}"
    case .wait(let seconds): "wait: \(text(seconds))"
    case .stall(let seconds): "stall: \(text(seconds))"
    case .edit(.answer(let section)):
      "answer: " + (section.map { "{loadMore: \(quoted($0))}" } ?? AnswerKeys.refresh)
    case .edit(let edit): "edit: {\(text(edit))}"
    case .expect(let expectation): "expect: \(text(expectation))"
    case .frame: "frame"
    case .capture(let name): "capture: \(name)"
    case .strip(let strip):
      "strip: {name: \(strip.name), frames: \(strip.frames), every: \(text(strip.interval))}"
    }
  }

  // MARK: Gestures

  private static func press(_ target: GestureTarget?, _ device: PointerEvent.Device) -> String {
    guard let target else { return device == .mouse ? "press:" : "press: {device: \(device.rawValue)}" }
    return "press: {at: \(text(target)), device: \(device.rawValue)}"
  }

  private static func text(_ step: FingerStep, of finger: Int) -> String {
    switch step {
    case .press(let target): "press: {\(target.map { "at: \(text($0)), " } ?? "")finger: \(finger)}"
    case .move(let target, let duration):
      "move: {to: \(text(target)), duration: \(text(duration)), finger: \(finger)}"
    case .follow(let samples):
      "move: {along: [\(samples.map(text).joined(separator: ", "))], finger: \(finger)}"
    case .release: "release: {finger: \(finger)}"
    }
  }

  private static func text(_ drag: DragStep) -> String {
    let points = drag.path.map(text).joined(separator: ", ")
    let ways = "dx: \(text(drag.distance.x)), dy: \(text(drag.distance.y))\(text(mirrors: drag.mirrors))"
    let pace = "duration: \(text(drag.duration)), easing: \(drag.easing.rawValue)"
    return "{path: [\(points)], \(ways), \(pace), hold: \(text(drag.hold)), device: \(drag.device.rawValue)}"
  }

  private static func text(_ flick: FlickStep) -> String {
    let way =
      "velocity: \(text(flick.velocity)), angle: \(text(flick.angle))\(text(mirrors: flick.mirrors))"
    return
      "{at: \(text(flick.start)), \(way), duration: \(text(flick.duration)), device: \(flick.device.rawValue)}"
  }

  private static func text(_ wheel: WheelStep) -> String {
    let place = wheel.location.map { "at: \(text($0)), " } ?? ""
    let turn = "dx: \(text(wheel.deltaX)), dy: \(text(wheel.deltaY))\(text(mirrors: wheel.mirrors))"
    let pace = "count: \(wheel.count), every: \(text(wheel.interval)), smooth: \(wheel.isSmooth)"
    return "{\(place)\(turn), \(pace)\(text(wheel.modifiers))}"
  }

  private static func text(mirrors: Bool) -> String { mirrors ? ", mirrors: true" : "" }

  private static func text(_ modifiers: KeyModifiers) -> String {
    let names = [(KeyModifiers.shift, "shift"), (.control, "control"), (.alt, "alt")]
      .filter { modifiers.contains($0.0) }.map(\.1)
    return names.isEmpty ? "" : ", modifiers: [\(names.joined(separator: ", "))]"
  }

  // MARK: Values

  private static func text(_ target: GestureTarget) -> String {
    switch target {
    case .row(let id): "{row: \(quoted(id))}"
    case .dot(let row, let index): "{dot: {row: \(quoted(row)), index: \(index)}}"
    case .card(let row, let item): "{card: {row: \(quoted(row)), item: \(item)}}"
    case .element(let path): "{element: \(quoted(path))}"
    case .point(let point): "[\(text(point.x)), \(text(point.y))]"
    }
  }

  private static func text(_ sample: PointerSample) -> String {
    "[\(text(sample.time.seconds)), \(text(sample.location.x)), \(text(sample.location.y))]"
  }

  private static func text(_ member: JSONValue.Member) -> String { "\(member.name): \(member.value.text())" }

  private static func text(_ expectation: ExpectStep) -> String {
    let tolerance = text(expectation.tolerance)
    return "{path: \(quoted(expectation.path)), value: \(expectation.value.text()), tolerance: \(tolerance)}"
  }

  private static func text(_ edit: SceneEdit) -> String {
    switch edit {
    case .cards(let change, let row): "row: \(quoted(row)), \(text(change))"
    case .offset(let offset, let name, let isAnimated):
      "row: \(quoted(name)), offset: \(text(offset))" + (isAnimated ? ", animated: true" : "")
    case .setting(let name, let value): "set: \(quoted(name))" + (value.map { ", to: \(quoted($0))" } ?? "")
    case .answer: ""
    }
  }

  private static func text(_ change: SceneEdit.CardChange) -> String {
    switch change {
    case .insert(let place): "insert: \(place)"
    case .remove(let place): "remove: \(place)"
    case .move(let from, let to): "move: [\(from), \(to)]"
    }
  }

  /// Returns a number, without an exponent if millionths represent it exactly, as they do for every recorded time.
  private static func text(_ number: Double) -> String {
    let plain = JSONText.number(number, decimals: 6)
    return Double(plain) == number ? plain : JSONText.number(number, decimals: nil)
  }
  private static func text(_ number: CGFloat) -> String { text(Double(number)) }

  /// Returns a quoted text in JSON syntax, which is valid YAML too.
  private static func quoted(_ text: String) -> String { JSONValue.string(text).text() }
}
