import Documents
import Foundation
import ScreenInterface

/// A reader of the value that follows the word of a step.
nonisolated struct GestureStepReader {
  /// The words for steps' actions.
  enum Word: String, CaseIterable {
    case move, press, release, drag, flick, wheel, key, input, resize, wait, stall, edit, expect, frame,
      capture
    case strip
  }

  static let duration = NumberRange.from(0, to: 600, "seconds")
  static let notches = NumberRange.from(-1000, to: 1000, "notches")
  static let longestPath = 1000
  static let distance = NumberRange.from(-100_000, to: 100_000, "points")

  let faults: DocumentFaults

  private var targets: GestureTargetReader { GestureTargetReader(faults: faults) }

  private var recorded: RecordedInputReader { RecordedInputReader(faults: faults) }

  func kind(_ word: Word, _ node: DocumentNode) -> GestureStep.Kind? {
    switch word {
    case .move: return move(node)
    case .press: return press(node)
    case .release: return alone(word, node, .release)
    case .frame: return alone(word, node, .frame)
    case .drag: return drag(node).map(GestureStep.Kind.drag)
    case .flick: return flick(node).map(GestureStep.Kind.flick)
    case .wheel: return wheel(node).map(GestureStep.Kind.wheel)
    case .key: return key(node)
    case .input: return recorded.input(node).map(GestureStep.Kind.input)
    case .resize: return resize(node)
    case .wait: return faults.number(node, called: "wait", in: Self.duration).map(GestureStep.Kind.wait)
    case .stall: return faults.number(node, called: "stall", in: Self.duration).map(GestureStep.Kind.stall)
    case .edit: return SceneEditReader(faults: faults).edit(node).map(GestureStep.Kind.edit)
    case .expect: return expect(node).map(GestureStep.Kind.expect)
    case .capture: return faults.fileName(node, called: "capture").map(GestureStep.Kind.capture)
    case .strip: return strip(node).map(GestureStep.Kind.strip)
    }
  }

  /// Returns a step without a value; a value is a fault.
  private func alone(_ word: Word, _ node: DocumentNode, _ kind: GestureStep.Kind) -> GestureStep.Kind? {
    if node.isEmpty { return kind }
    faults.report("\"\(word.rawValue)\" is \(node.summary); nothing is needed", at: node.position)
    return nil
  }

  private func move(_ node: DocumentNode) -> GestureStep.Kind? {
    guard let map = faults.map(node, called: "a move") else { return nil }
    defer { map.reportUnknownKeys() }
    if map.has("along") {
      map.refuse(["to", "duration"], because: "the points say where the pointer goes, and when")
      return recorded.samples("along", of: map).map(GestureStep.Kind.follow)
    }
    let duration = map.number("duration", in: Self.duration) ?? 0
    return targets.target("to", of: map).map { .move(to: $0, duration: duration) }
  }

  private func press(_ node: DocumentNode) -> GestureStep.Kind? {
    if node.isEmpty { return .press(at: nil, .mouse) }
    if case .map(let entries) = node.content, entries.contains(where: { ["at", "device"].contains($0.key) }),
      let map = faults.map(node, called: "a press")
    {
      defer { map.reportUnknownKeys() }
      let location = map.has("at") ? targets.target("at", of: map) : nil
      return .press(at: location, map.choice("device", of: PointerEvent.Device.self) ?? .mouse)
    }
    return targets.target(node, called: "press").map { .press(at: $0, .mouse) }
  }

  private func drag(_ node: DocumentNode) -> DragStep? {
    guard let map = faults.map(node, called: "a drag") else { return nil }
    defer { map.reportUnknownKeys() }
    var path: [GestureTarget] = []
    if map.has("path") {
      map.refuse(["from"], because: "the path says where the drag begins")
      path = map.list("path")?.compactMap { targets.target($0, called: "path") } ?? []
      if path.isEmpty {
        faults.report("\"path\" is empty; one target or more are needed", at: map.position(of: "path"))
      } else if path.count > Self.longestPath {
        faults.report(
          "\"path\" has \(path.count) targets; at most \(Self.longestPath) are read",
          at: map.position(of: "path"))
      }
    } else {
      path = targets.target("from", of: map).map { [$0] } ?? []
    }
    var drag = DragStep(path: path)
    drag.distance = CGPoint(
      x: map.number("dx", in: Self.distance) ?? 0, y: map.number("dy", in: Self.distance) ?? 0)
    drag.duration = map.number("duration", in: Self.duration) ?? drag.duration
    drag.easing = map.choice("easing", of: GestureEasing.self) ?? drag.easing
    drag.hold = map.number("hold", in: Self.duration) ?? drag.hold
    drag.device = map.choice("device", of: PointerEvent.Device.self) ?? drag.device
    return path.isEmpty ? nil : drag
  }

  private func flick(_ node: DocumentNode) -> FlickStep? {
    guard let map = faults.map(node, called: "a flick") else { return nil }
    defer { map.reportUnknownKeys() }
    let start = targets.target("at", of: map)
    let velocity = map.requiredNumber("velocity", in: .positive(to: 100_000, "points per second"))
    let angle = map.requiredNumber("angle", in: .from(-360, to: 360, "degrees"))
    guard let start, let velocity, let angle else { return nil }
    var flick = FlickStep(from: start, velocity: velocity, angle: angle)
    flick.duration = map.number("duration", in: .positive(to: 10, "seconds")) ?? flick.duration
    flick.device = map.choice("device", of: PointerEvent.Device.self) ?? flick.device
    return flick
  }

  private func wheel(_ node: DocumentNode) -> WheelStep? {
    guard let map = faults.map(node, called: "a turn of the wheel") else { return nil }
    defer { map.reportUnknownKeys() }
    var wheel = WheelStep()
    if map.has("at") { wheel.location = targets.target("at", of: map) }
    wheel.deltaX = map.number("dx", in: Self.notches) ?? 0
    wheel.deltaY = map.number("dy", in: Self.notches) ?? 0
    wheel.count = map.integer("count", in: 1...1000) ?? wheel.count
    wheel.interval = map.number("every", in: Self.duration) ?? wheel.interval
    wheel.isSmooth = map.bool("smooth") ?? false
    wheel.modifiers = modifiers(of: map)
    return wheel
  }

  private func key(_ node: DocumentNode) -> GestureStep.Kind? {
    guard case .map = node.content else { return keyName(node).map { .key($0, []) } }
    guard let map = faults.map(node, called: "a key") else { return nil }
    defer { map.reportUnknownKeys() }
    guard let name = map.value("name") else {
      map.reportMissing("name", needed: "the name of a key")
      return nil
    }
    let modifiers = modifiers(of: map)
    let phase = map.choice("phase", of: KeyPhase.self) ?? .typed
    return keyName(name).map { .key($0, modifiers, phase) }
  }

  private func keyName(_ node: DocumentNode) -> Key? {
    guard let name = faults.string(node, called: "key") else { return nil }
    if Key.named.contains(name) || name.count == 1 { return Key(name) }
    faults.report(
      "\"key\" is \(node.summary); allowed: a character, \(Key.named.joined(separator: ", "))",
      at: node.position)
    return nil
  }

  private func resize(_ node: DocumentNode) -> GestureStep.Kind? {
    guard let map = faults.map(node, called: "a resize") else { return nil }
    defer { map.reportUnknownKeys() }
    let extent = NumberRange.from(1, to: 16384, "points")
    let width = map.requiredNumber("width", in: extent)
    let height = map.requiredNumber("height", in: extent)
    let scale = map.number("scale", in: .from(0.25, to: 8, "pixels in a point"))
    guard let width, let height else { return nil }
    let pixels = PictureExtent(CGSize(width: width, height: height), scale: scale ?? 1)
    if !pixels.isAllowed() { faults.report(pixels.refusal(), at: node.position) }
    return .resize(CGSize(width: width, height: height), scale: scale.map { CGFloat($0) })
  }

  private func expect(_ node: DocumentNode) -> ExpectStep? {
    guard let map = faults.map(node, called: "an expectation") else { return nil }
    defer { map.reportUnknownKeys() }
    let path = map.requiredString("path")
    let isWritten = map.has("value")
    let node = map.value("value")
    let tolerance = map.number("tolerance", in: .from(0, to: 1e9))
    guard isWritten else {
      map.reportMissing("value", needed: "a number, a text, true, false or null")
      return nil
    }
    guard let path, let value = node.map({ recorded.scalar($0, called: "value") }) ?? .null else {
      return nil
    }
    var expectation = ExpectStep(path, is: value)
    expectation.tolerance = tolerance ?? expectation.tolerance
    return expectation
  }

  private func strip(_ node: DocumentNode) -> StripStep? {
    guard let map = faults.map(node, called: "a strip") else { return nil }
    defer { map.reportUnknownKeys() }
    let named = map.value("name")
    if named == nil { map.reportMissing("name", needed: "a name") }
    let name = named.flatMap { faults.fileName($0, called: "name") }
    let frames = map.integer("frames", in: 1...64)
    let interval = map.number("every", in: .positive(to: 60, "seconds"))
    return name.map { StripStep($0, frames: frames ?? 8, every: interval ?? 0.05) }
  }

  /// Reads the modifier keys held, from a list of their names.
  private func modifiers(of map: DocumentMap) -> KeyModifiers {
    let names = map.choices("modifiers", of: Modifier.self) ?? []
    return names.reduce(into: KeyModifiers()) { $0.insert($1.set) }
  }

  private enum Modifier: String, CaseIterable {
    case shift, control, alt

    var set: KeyModifiers {
      switch self {
      case .shift: .shift
      case .control: .control
      case .alt: .alt
      }
    }
  }
}
