import Documents
import Foundation
import ScreenInterface
import Stage

nonisolated extension GestureScript {
  /// The text of the script's file: one step a line, read back as the very same steps.
  public var yaml: String { steps.map { "- \($0.kind.yaml)\n" }.joined() }
}

nonisolated extension GestureStep.Kind {
  /// The step's line in a file, without its dash.
  var yaml: String {
    switch self {
    case .move(let target, let duration): "move: {to: \(target.yaml), duration: \(Self.text(duration))}"
    case .follow(let samples): "move: {along: [\(samples.map(\.yaml).joined(separator: ", "))]}"
    case .press(let target, let device): press(target, device)
    case .release: "release"
    case .drag(let drag): "drag: \(drag.yaml)"
    case .flick(let flick): "flick: \(flick.yaml)"
    case .wheel(let wheel): "wheel: \(wheel.yaml)"
    case .key(let key, let modifiers, let phase):
      "key: {name: \(Self.quoted(key.name))\(modifiers.yaml)"
        + (phase == .typed ? "}" : ", phase: \(phase.rawValue)}")
    case .input(let event):
      "input: {" + (event.recordedMembers ?? []).map(\.yaml).joined(separator: ", ") + "}"
    case .resize(let size, let scale):
      "resize: {width: \(Self.text(size.width)), height: \(Self.text(size.height))"
        + (scale.map { ", scale: \(Self.text($0))" } ?? "") + "}"
    case .wait(let seconds): "wait: \(Self.text(seconds))"
    case .stall(let seconds): "stall: \(Self.text(seconds))"
    case .edit(let edit): "edit: {row: \(Self.quoted(edit.row)), \(edit.change.yaml)}"
    case .expect(let expectation): "expect: \(expectation.yaml)"
    case .frame: "frame"
    case .capture(let name): "capture: \(name)"
    case .strip(let strip):
      "strip: {name: \(strip.name), frames: \(strip.frames), every: \(Self.text(strip.interval))}"
    }
  }

  private func press(_ target: GestureTarget?, _ device: PointerEvent.Device) -> String {
    guard let target else { return device == .mouse ? "press:" : "press: {device: \(device.rawValue)}" }
    return "press: {at: \(target.yaml), device: \(device.rawValue)}"
  }

  static func text(_ number: Double) -> String { JSONText.number(number, decimals: nil) }
  static func text(_ number: CGFloat) -> String { text(Double(number)) }

  /// Returns a text in quotes, in the form of JSON, which is valid YAML too.
  static func quoted(_ text: String) -> String { JSONValue.string(text).text() }
}

nonisolated extension PointerSample {
  fileprivate var yaml: String {
    let parts = [time.seconds, Double(location.x), Double(location.y)]
    return "[\(parts.map { GestureStep.Kind.text($0) }.joined(separator: ", "))]"
  }
}

nonisolated extension JSONValue.Member {
  fileprivate var yaml: String { "\(name): \(value.text())" }
}

nonisolated extension GestureTarget {
  fileprivate var yaml: String {
    func quoted(_ text: String) -> String { GestureStep.Kind.quoted(text) }
    return switch self {
    case .row(let id): "{row: \(quoted(id))}"
    case .dot(let row, let index): "{dot: {row: \(quoted(row)), index: \(index)}}"
    case .card(let row, let item): "{card: {row: \(quoted(row)), item: \(item)}}"
    case .element(let path): "{element: \(quoted(path))}"
    case .point(let point): "[\(GestureStep.Kind.text(point.x)), \(GestureStep.Kind.text(point.y))]"
    }
  }
}

nonisolated extension DragStep {
  fileprivate var yaml: String {
    let points = path.map(\.yaml).joined(separator: ", ")
    let ways = "dx: \(GestureStep.Kind.text(distance.x)), dy: \(GestureStep.Kind.text(distance.y))"
    let pace = "duration: \(GestureStep.Kind.text(duration)), easing: \(easing.rawValue)"
    return
      "{path: [\(points)], \(ways), \(pace), hold: \(GestureStep.Kind.text(hold)), device: \(device.rawValue)}"
  }
}

nonisolated extension FlickStep {
  fileprivate var yaml: String {
    let way = "velocity: \(GestureStep.Kind.text(velocity)), angle: \(GestureStep.Kind.text(angle))"
    return
      "{at: \(start.yaml), \(way), duration: \(GestureStep.Kind.text(duration)), device: \(device.rawValue)}"
  }
}

nonisolated extension WheelStep {
  fileprivate var yaml: String {
    let place = location.map { "at: \($0.yaml), " } ?? ""
    let turn = "dx: \(GestureStep.Kind.text(deltaX)), dy: \(GestureStep.Kind.text(deltaY))"
    let pace = "count: \(count), every: \(GestureStep.Kind.text(interval)), smooth: \(isSmooth)"
    return "{\(place)\(turn), \(pace)\(modifiers.yaml)}"
  }
}

nonisolated extension ExpectStep {
  fileprivate var yaml: String {
    let path = GestureStep.Kind.quoted(path)
    return "{path: \(path), value: \(value.text()), tolerance: \(GestureStep.Kind.text(tolerance))}"
  }
}

nonisolated extension SceneEdit.Change {
  fileprivate var yaml: String {
    switch self {
    case .insert(let place): "insert: \(place)"
    case .remove(let place): "remove: \(place)"
    case .move(let from, let to): "move: [\(from), \(to)]"
    }
  }
}

nonisolated extension KeyModifiers {
  fileprivate var yaml: String {
    let names = [(KeyModifiers.shift, "shift"), (.control, "control"), (.alt, "alt")]
      .filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "" : ", modifiers: [\(names.joined(separator: ", "))]"
  }
}
