public import CollectionViews
public import Foundation
import LayoutGeometry
@_exported public import Orihon
public import SceneReadings
public import ScreenInterface
@_exported public import Stage
public import Testing

/// Drives a stage as a person and a window would, without a window: presses, drags and waits at exact times.
///
/// Text is measured in blocks unless told otherwise, so no font matters. Every action is a real input event; frames
/// are made at `rate` a second in between, as a window would make them. It is not like the real thing in two ways:
/// events come exactly when they are due, and pictures never arrive.
///
/// What the scene tells is read by the grammar of events: what cannot be, such as a request that ends twice, is
/// recorded as an issue of the test.
public final class StageHarness {
  /// The time between two samples of a moving pointer, in seconds.
  public static let sampleInterval: TimeInterval = 0.008

  private struct State {
    var time: TimeInterval = 0
    var frame = 0
    var events: [SceneEvent] = []
    var pointer: (location: CGPoint, isPressed: Bool) = (.zero, false)
    var grammar: StoryGrammar? = StoryGrammar()
    var lastTime: TimeInterval = 0
  }

  /// The stage that is driven.
  public let stage: Stage
  /// Frames a second.
  public let rate: Double
  /// Called after each frame.
  public var onFrame: (@MainActor (FrameTrace) -> Void)?
  private var state = State()

  // Neither initializer is inlined: a test framework holds a suite's harness outside the main actor, and a compiler
  // that sees the allocation there puts the harness on the stack, while its deinitializer still waits for the main
  // actor (Swift 6.3).

  /// Starts a scene and makes its first frame.
  @inline(never)
  public init(
    _ scene: Scene, options: StageOptions = StageOptions(), rate: Double = 60,
    text: any TextMeasuring = BlockTextMeasuring()
  ) {
    stage = Stage(scene, options: options, text: text)
    self.rate = rate
    makeFrame(at: 0)
  }

  /// Starts a view alone as a scene of `size` and makes its first frame; `owned` keeps what the view does not, such as
  /// its data source.
  @inline(never)
  public convenience init(
    _ view: View, owned: [AnyObject] = [], size: CGSize = StageOptions().size
  ) {
    let scene = Scene("view") { _ in
      var content = Scene.Content(root: view, owned: owned)
      content.feed = view as? CollectionView
      return content
    }
    self.init(scene, options: StageOptions(size: size))
  }

  /// The time of the last event or frame, in seconds since the stage began.
  public var time: TimeInterval { state.time }

  /// Everything that happened so far, in order.
  public var events: [SceneEvent] { state.events }

  // MARK: Time

  /// Lets `duration` seconds pass, frame by frame.
  public func advance(by duration: TimeInterval) { advance(to: time + duration) }

  /// Lets time pass until `instant`, frame by frame.
  public func advance(to instant: TimeInterval) {
    while true {
      let next = TimeInterval(state.frame + 1) / rate
      guard next <= instant + 1e-12 else { break }
      state.frame += 1
      makeFrame(at: next)
    }
    state.time = max(state.time, instant)
  }

  /// Lets time pass until nothing moves; that it takes longer than `limit` seconds, or that a request is left open,
  /// is an issue.
  public func settle(within limit: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation) {
    let end = time + limit
    repeat { advance(by: 1 / rate) } while stage.isMoving && time < end
    if stage.isMoving {
      Issue.record("the scene still moves after \(limit) s", sourceLocation: sourceLocation)
      return
    }
    var grammar = state.grammar
    grammar?.finish()
    report(grammar?.violation, sourceLocation)
  }

  // MARK: The hand

  /// Sends an event now.
  public func send(_ kind: InputEvent.Kind) { stage.handle(InputEvent(kind, at: time)) }

  /// Moves the pointer there at once, held or not.
  public func move(to point: CGPoint) {
    state.pointer.location = point
    sendPointer(.moved)
  }

  /// Moves the pointer, held or not, by `distance` in `duration` at a constant speed, a sample each 8 ms.
  public func move(from start: CGPoint, by distance: CGPoint, in duration: TimeInterval) {
    let begin = time
    let samples = max(1, Int(bounding: (duration / Self.sampleInterval).rounded()))
    for sample in 1...samples {
      let share = CGFloat(sample) / CGFloat(samples)
      advance(to: begin + duration * share)
      move(to: start + distance * share)
    }
  }

  /// Presses the button.
  public func press(at point: CGPoint) {
    state.pointer = (point, true)
    sendPointer(.pressed)
  }

  /// Releases the button.
  public func release(at point: CGPoint) {
    state.pointer = (point, false)
    sendPointer(.released)
  }

  /// Presses and releases without moving.
  public func click(at point: CGPoint) {
    press(at: point)
    advance(by: 0.05)
    release(at: point)
  }

  /// Presses, moves at a constant speed, rests for `hold` seconds and releases: nothing is thrown.
  public func drag(
    from start: CGPoint, by distance: CGPoint, in duration: TimeInterval = 0.4, hold: TimeInterval = 0.2
  ) {
    press(at: start)
    move(from: start, by: distance, in: duration)
    advance(by: hold)
    release(at: start + distance)
  }

  /// Presses, moves at a constant speed and releases at once.
  public func flick(from start: CGPoint, by distance: CGPoint, in duration: TimeInterval = 0.12) {
    drag(from: start, by: distance, in: duration, hold: 0)
  }

  /// Turns the wheel by notches at a point.
  public func wheel(at point: CGPoint, x: CGFloat = 0, y: CGFloat = 0, modifiers: KeyModifiers = []) {
    send(.wheel(WheelEvent(at: point, deltaX: x, deltaY: y, modifiers: modifiers)))
  }

  /// Types a key.
  public func key(_ key: Key, modifiers: KeyModifiers = []) {
    send(.key(KeyEvent(key, modifiers: modifiers)))
  }

  private func sendPointer(_ phase: PointerEvent.Phase) {
    let pointer = state.pointer
    send(.pointer(PointerEvent(phase, at: pointer.location, buttons: pointer.isPressed ? 1 : 0)))
  }

  // MARK: Frames

  private func makeFrame(at instant: TimeInterval) {
    state.time = max(state.time, instant)
    stage.advance(to: instant)
    let trace = stage.trace
    read(trace)
    state.events.append(contentsOf: trace.events)
    onFrame?(trace)
  }

  /// R44: every story that a test drives is read by the grammar, until the test goes back in time.
  private func read(_ trace: FrameTrace) {
    if trace.time < state.lastTime { state.grammar = nil }
    state.lastTime = trace.time
    guard state.grammar?.violation == nil else { return }
    state.grammar?.read(trace.events)
    report(state.grammar?.violation)
  }

  private func report(_ violation: String?, _ place: SourceLocation = #_sourceLocation) {
    guard let violation else { return }
    Issue.record("the story of events breaks off: \(violation)", sourceLocation: place)
  }
}
