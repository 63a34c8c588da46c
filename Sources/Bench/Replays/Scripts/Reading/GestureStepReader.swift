import Documents
import Foundation
import ScreenInterface

/// A parser of the value that follows the keyword of a step.
nonisolated struct GestureStepReader {
  /// The keywords of the steps' actions.
  enum Word: String, CaseIterable {
    case move, press, release, drag, flick, wheel, key, input, resize, wait, stall, edit, answer, expect
    case frame, capture, strip
  }

  static let duration = NumberRange.from(0, to: 600, "seconds")
  static let notches = NumberRange.from(-1000, to: 1000, "notches")
  static let distance = NumberRange.from(-100_000, to: 100_000, "points")

  let faults: DocumentFaults

  private var targets: GestureTargetReader { GestureTargetReader(faults: faults) }

  private var recorded: RecordedInputReader { RecordedInputReader(faults: faults) }

  func kind(_ word: Word, _ node: DocumentNode) -> GestureStep.Kind? {
    switch word {
    case .move: return move(node)
    case .press: return press(node)
    case .release: return release(node)
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
    case .answer: return SceneEditReader(faults: faults).answer(node).map(GestureStep.Kind.edit)
    case .expect: return expect(node).map(GestureStep.Kind.expect)
    case .capture: return faults.fileName(node, called: "capture").map(GestureStep.Kind.capture)
    case .strip: return strip(node).map(GestureStep.Kind.strip)
    }
  }

  /// Returns a step without a value; reports a value as a fault.
  private func alone(_ word: Word, _ node: DocumentNode, _ kind: GestureStep.Kind) -> GestureStep.Kind? {
    if node.isEmpty { return kind }
    faults.report("\"\(word.rawValue)\" is \(node.summary); nothing is needed", at: node.position)
    return nil
  }

  private func move(_ node: DocumentNode) -> GestureStep.Kind? {
    guard let map = faults.map(node, called: "a move", example: "{to: [10, 20]}") else { return nil }
    defer { map.reportUnknownKeys() }
    let keys = MoveKeys.declared
    if map.has(keys.along.name) {
      map.refuse(
        [keys.to.name, keys.duration.name], because: "the points say where the pointer goes, and when")
      let finger = map.read(keys.finger)
      return recorded.samples(keys.along, of: map).map { samples in
        finger.map { .finger($0, .follow(samples)) } ?? .follow(samples)
      }
    }
    let (duration, finger) = (map.read(keys.duration), map.read(keys.finger))
    return map.read(keys.to).map { target in
      finger.map { .finger($0, .move(to: target, duration: duration)) }
        ?? .move(to: target, duration: duration)
    }
  }

  private func release(_ node: DocumentNode) -> GestureStep.Kind? {
    if node.isEmpty { return .release }
    guard case .map = node.content, let map = faults.map(node, called: "a release") else {
      faults.report("\"release\" is \(node.summary); nothing or {finger: …} is needed", at: node.position)
      return nil
    }
    defer { map.reportUnknownKeys() }
    return map.read(ReleaseKeys.declared.finger).map { .finger($0, .release) }
  }

  private func press(_ node: DocumentNode) -> GestureStep.Kind? {
    if node.isEmpty { return .press(at: nil, .mouse) }
    let keys = PressKeys.declared
    if case .map(let entries) = node.content, entries.contains(where: { keys.names.contains($0.key) }),
      let map = faults.map(node, called: "a press")
    {
      defer { map.reportUnknownKeys() }
      let location = map.has(keys.at.name) ? map.read(keys.at) : nil
      let device = map.read(keys.device)
      guard let finger = map.read(keys.finger) else { return .press(at: location, device) }
      if map.value(keys.device.name) != nil, device == .mouse {
        faults.report(
          "\"device\" is mouse, which has no finger; \"finger\" alone says that it is touch",
          at: map.position(of: keys.device.name))
      }
      return .finger(finger, .press(at: location))
    }
    return targets.target(node, called: "press").map { .press(at: $0, .mouse) }
  }

  private func drag(_ node: DocumentNode) -> DragStep? {
    guard let map = faults.map(node, called: "a drag", example: "{from: [200, 600], dy: -300}") else {
      return nil
    }
    defer { map.reportUnknownKeys() }
    let keys = DragKeys.declared
    let path =
      map.has(keys.path.name) ? self.path(keys.path, of: map) : map.read(keys.from).map { [$0] } ?? []
    var drag = DragStep(path: path)
    drag.distance = CGPoint(x: map.read(keys.dx), y: map.read(keys.dy))
    drag.mirrors = map.read(keys.mirrors)
    drag.duration = map.read(keys.duration)
    drag.easing = map.read(keys.easing)
    drag.hold = map.read(keys.hold)
    drag.device = map.read(keys.device)
    return path.isEmpty ? nil : drag
  }

  private func path(_ key: DocumentKey<[DocumentNode]>, of map: DocumentMap) -> [GestureTarget] {
    map.refuse([DragKeys.declared.from.name], because: "the path says where the drag begins")
    let path = map.read(key)?.compactMap { targets.target($0, called: key.name) } ?? []
    if path.isEmpty {
      faults.report("\"path\" is empty; one target or more are needed", at: map.position(of: key.name))
    } else if path.count > DragKeys.longestPath {
      faults.report(
        "\"path\" has \(path.count) targets; at most \(DragKeys.longestPath) are read",
        at: map.position(of: key.name))
    }
    return path
  }

  private func flick(_ node: DocumentNode) -> FlickStep? {
    guard
      let map = faults.map(node, called: "a flick", example: "{at: [200, 600], velocity: 1800, angle: 270}")
    else { return nil }
    defer { map.reportUnknownKeys() }
    let keys = FlickKeys.declared
    let start = map.read(keys.at)
    let velocity = map.read(keys.velocity)
    let angle = map.read(keys.angle)
    guard let start, let velocity, let angle else { return nil }
    var flick = FlickStep(from: start, velocity: velocity, angle: angle)
    flick.mirrors = map.read(keys.mirrors)
    flick.duration = map.read(keys.duration)
    flick.device = map.read(keys.device)
    return flick
  }

  private func wheel(_ node: DocumentNode) -> WheelStep? {
    guard let map = faults.map(node, called: "a turn of the wheel", example: "{at: [200, 400], dy: 1}") else {
      return nil
    }
    defer { map.reportUnknownKeys() }
    let keys = WheelKeys.declared
    var wheel = WheelStep()
    if map.has(keys.at.name) { wheel.location = map.read(keys.at) }
    wheel.deltaX = map.read(keys.dx)
    wheel.deltaY = map.read(keys.dy)
    wheel.mirrors = map.read(keys.mirrors)
    wheel.count = map.read(keys.count)
    wheel.interval = map.read(keys.every)
    wheel.isSmooth = map.read(keys.smooth)
    wheel.modifiers = KeyModifiers(map.read(keys.modifiers))
    return wheel
  }

  private func key(_ node: DocumentNode) -> GestureStep.Kind? {
    guard case .map = node.content else { return keyName(node).map { .key($0, []) } }
    guard let map = faults.map(node, called: "a key") else { return nil }
    defer { map.reportUnknownKeys() }
    let keys = TypedKeyKeys.declared
    guard let name = map.read(keys.name) else { return nil }
    let modifiers = KeyModifiers(map.read(keys.modifiers))
    let phase = map.read(keys.phase)
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
    let keys = ResizeKeys.declared
    let width = map.read(keys.width)
    let height = map.read(keys.height)
    let scale = map.read(keys.scale)
    guard let width, let height else { return nil }
    let pixels = PictureExtent(CGSize(width: width, height: height), scale: scale ?? 1)
    if !pixels.isAllowed() { faults.report(pixels.refusal(), at: node.position) }
    return .resize(CGSize(width: width, height: height), scale: scale.map { CGFloat($0) })
  }

  private func expect(_ node: DocumentNode) -> ExpectStep? {
    guard let map = faults.map(node, called: "an expectation", example: "{path: feed.y, value: 0}") else {
      return nil
    }
    defer { map.reportUnknownKeys() }
    let keys = ExpectKeys.declared
    let path = map.read(keys.path)
    let node = map.read(keys.value)
    let tolerance = map.read(keys.tolerance)
    guard map.has(keys.value.name) else {
      map.reportMissing(keys.value.name, needed: "a number, a text, true, false or null")
      return nil
    }
    guard let path, let value = node.map({ recorded.scalar($0, called: keys.value.name) }) ?? .null else {
      return nil
    }
    var expectation = ExpectStep(path, is: value)
    expectation.tolerance = tolerance ?? expectation.tolerance
    return expectation
  }

  private func strip(_ node: DocumentNode) -> StripStep? {
    guard let map = faults.map(node, called: "a strip", example: "{name: tour, frames: 8, every: 1}") else {
      return nil
    }
    defer { map.reportUnknownKeys() }
    let keys = StripKeys.declared
    let name = map.read(keys.name)
    let frames = map.read(keys.frames)
    let interval = map.read(keys.every)
    return name.map { StripStep($0, frames: frames, every: interval) }
  }
}

nonisolated extension KeyModifiers {
  /// Creates the modifier keys from their keywords.
  fileprivate init(_ words: [ScriptModifier]?) {
    self = (words ?? []).reduce(into: []) { $0.insert($1.set) }
  }
}
