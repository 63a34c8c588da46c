import Foundation
import ScreenInterface
import Stage

/// A generator of random strokes, wheel events, keys, resizes, edits and stalls; equal seeds give equal steps.
nonisolated struct FuzzProgram {
  /// The parts of the scene that the generated steps act on.
  struct Targets {
    /// The size of the window, in points.
    var size: CGSize
    /// The numbers of cards of the editable rows, by row id; empty when the scene cannot be edited.
    var editableRows: [String: Int]
  }

  private let size: CGSize
  private var counts: [String: Int]
  private var random: SeededGenerator

  init(seed: UInt64, on ground: Targets) {
    random = SeededGenerator(seed: seed)
    size = ground.size
    counts = ground.editableRows
  }

  /// Returns the steps of the next `count` strokes, with the pauses between them.
  mutating func steps(_ count: Int) -> [GestureStep] {
    (0..<count).flatMap { _ in stroke() + pause() }.map { GestureStep($0) }
  }

  private mutating func stroke() -> [GestureStep.Kind] {
    switch random.below(100) {
    case ..<36: [.flick(flick())] + (random.isOne(in: 8) ? editsAtOnce() : [])
    case ..<58: [.drag(drag())]
    case ..<62: heldThroughEdits()
    case ..<74: [.wheel(wheel())]
    case ..<84: [key()]
    case ..<90: [.press(at: point(), device()), .release]
    case ..<93: [.press(at: point(), device()), .wait(pauseTime()), .release]
    case ..<95: [.stall(random.time(0...3000))]
    case ..<97: edit().map { [$0] } ?? [.wheel(wheel())]
    default: [resize()]
    }
  }

  private mutating func pause() -> [GestureStep.Kind] {
    switch random.below(4) {
    case 0: []
    case 1, 2: [.wait(random.time(0...500))]
    default: [.wait(pauseTime())]
    }
  }

  private mutating func pauseTime() -> TimeInterval { random.time(0...2000) }

  private mutating func point() -> GestureTarget {
    .point(
      CGPoint(
        x: random.number(in: 1...Int(size.width) - 1),
        y: random.number(in: 1...Int(size.height) - 1)))
  }

  private mutating func device() -> PointerEvent.Device { random.isOne(in: 3) ? .touch : .mouse }

  /// Returns a flick, mostly along one axis, at a speed between a slow push and a fast throw.
  private mutating func flick() -> FlickStep {
    let along = CGFloat(random.below(4)) * 90
    let slant = random.isOne(in: 4) ? random.number(in: -45...45) : random.number(in: -15...15)
    var flick = FlickStep(from: point(), velocity: random.number(in: 40...5000), angle: along + slant)
    flick.duration = random.time(20...200)
    flick.device = device()
    return flick
  }

  private mutating func drag() -> DragStep {
    var drag = DragStep(path: [point()])
    if random.isOne(in: 4) { drag.path.append(point()) }
    let isAcross = random.isOne(in: 2)
    let (long, short) = (random.number(in: -500...500), random.number(in: -60...60))
    drag.distance = CGPoint(x: isAcross ? long : short, y: isAcross ? short : long)
    drag.duration = random.time(100...800)
    drag.easing = random.pick(GestureEasing.allCases) ?? .linear
    drag.hold = random.isOne(in: 3) ? random.time(0...300) : 0
    drag.device = device()
    return drag
  }

  private mutating func wheel() -> WheelStep {
    var wheel = WheelStep()
    wheel.location = point()
    wheel.isSmooth = random.isOne(in: 2)
    let turn = wheel.isSmooth ? random.number(in: -2...2) : CGFloat(random.below(5) - 2)
    if random.isOne(in: 2) { wheel.deltaX = turn } else { wheel.deltaY = turn }
    wheel.count = 1 + random.below(6)
    wheel.interval = random.time(5...200)
    if random.isOne(in: 4) { wheel.modifiers = .shift }
    return wheel
  }

  private mutating func key() -> GestureStep.Kind {
    let names = [
      "left", "right", "up", "down", "home", "end", "pageUp", "pageDown", "space", "tab", "enter", "p", "m",
    ]
    return .key(Key(random.pick(names) ?? "tab"), random.isOne(in: 6) ? .shift : [])
  }

  /// Returns edits of the data that run while the previous stroke still has effects.
  private mutating func editsAtOnce() -> [GestureStep.Kind] {
    (0...random.below(3)).flatMap { _ in edit().map { [.wait(random.time(0...120)), $0] } ?? [] }
  }

  /// Returns a drag during which the data changes.
  private mutating func heldThroughEdits() -> [GestureStep.Kind] {
    let first: [GestureStep.Kind] = [
      .press(at: point(), device()), .move(to: point(), duration: random.time(40...300)),
    ]
    return first + editsAtOnce() + [.move(to: point(), duration: random.time(40...300)), .release]
  }

  /// Returns an edit of the data that leaves at least one card in the row; `nil` when there is none.
  private mutating func edit() -> GestureStep.Kind? {
    guard let row = random.pick(counts.keys.sorted()), let count = counts[row], count > 0 else { return nil }
    let place = random.below(count)
    switch random.below(3) {
    case 0:
      counts[row] = count + 1
      return .edit(SceneEdit.cards(.insert(at: place), inRow: row))
    case 1 where count > 1:
      counts[row] = count - 1
      return .edit(SceneEdit.cards(.remove(at: place), inRow: row))
    default: return .edit(SceneEdit.cards(.move(from: place, to: random.below(count)), inRow: row))
    }
  }

  /// Returns a resize to between a small phone and a wide window, or back to the initial size.
  private mutating func resize() -> GestureStep.Kind {
    if random.isOne(in: 2) { return .resize(size, scale: nil) }
    let other = CGSize(width: 280 + random.below(700), height: 360 + random.below(700))
    return .resize(other, scale: nil)
  }
}

/// A random number generator with a seed: SplitMix64 by Steele, Lea and Flood.
nonisolated struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  private static let gamma: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Creates a generator that has returned its first `count` numbers already.
  init(seed: UInt64, skipping count: Int = 0) {
    state = seed &+ UInt64(truncatingIfNeeded: count) &* Self.gamma
  }

  mutating func next() -> UInt64 {
    state &+= Self.gamma
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// Returns a whole number from 0 to less than `limit`.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Returns a number of the range in hundredths, so that a script can write it exactly.
  mutating func number(in range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: (range.lowerBound * 100)...(range.upperBound * 100), using: &self)) / 100
  }

  /// Returns a time of the range in whole milliseconds, in seconds.
  mutating func time(_ milliseconds: ClosedRange<Int>) -> TimeInterval {
    Double(Int.random(in: milliseconds, using: &self)) / 1000
  }

  /// Returns true with a probability of 1/`count`.
  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  /// Returns one of the elements; `nil` when there are none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &self) }
}
