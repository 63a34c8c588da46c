import CollectionViews
public import Foundation
import LayoutGeometry
public import ScreenInterface
public import Stage

/// Drives a stage as a person and a window would, without a window: presses, drags and waits at exact times.
///
/// Text is measured in blocks, so no font matters. Every action is a real input event; frames are made at
/// `rate` a second in between, as a window would make them. It is not like the real thing in two ways: events
/// come exactly when they are due, and pictures never arrive.
public final class StageHarness {
  /// The stage that is driven.
  public let stage: Stage
  /// Frames a second.
  public let rate: Double
  /// The time of the last event or frame.
  public private(set) var time: TimeInterval = 0
  /// Everything that happened so far, in order.
  public private(set) var events: [FrameTrace.Event] = []
  /// Called after each frame.
  public var onFrame: (@MainActor (FrameTrace) -> Void)?
  private var frame = 0
  private var grammar: StoryGrammar? = StoryGrammar()
  private var lastTime: TimeInterval = 0

  /// Starts a scene and makes its first frame.
  public init(_ scene: Scene, options: StageOptions = StageOptions(), rate: Double = 60) {
    stage = Stage(scene, options: options, text: BlockTextMeasuring())
    self.rate = rate
    makeFrame(at: 0)
  }

  /// Lets time pass, frame by frame.
  public func wait(_ duration: TimeInterval) { run(to: time + duration) }

  /// Lets time pass until `instant`.
  public func run(to instant: TimeInterval) {
    while true {
      let next = TimeInterval(frame + 1) / rate
      guard next <= instant + 1e-12 else { break }
      frame += 1
      makeFrame(at: next)
    }
    time = max(time, instant)
  }

  /// Sends an event now.
  public func send(_ kind: InputEvent.Kind) { stage.handle(InputEvent(kind, at: time)) }

  /// Moves the pointer without a button.
  public func move(to point: CGPoint) { send(.pointer(PointerEvent(.moved, at: point))) }

  /// Presses the button.
  public func press(at point: CGPoint) { send(.pointer(PointerEvent(.pressed, at: point, buttons: 1))) }

  /// Releases the button.
  public func release(at point: CGPoint) { send(.pointer(PointerEvent(.released, at: point))) }

  /// Presses and releases without moving.
  public func click(at point: CGPoint) {
    press(at: point)
    wait(0.05)
    release(at: point)
  }

  /// Moves the pressed pointer by `distance` in `duration`, a sample each 8 ms, at a constant speed.
  public func drag(from start: CGPoint, by distance: CGPoint, in duration: TimeInterval) {
    let begin = time
    let samples = max(1, Int((duration / 0.008).rounded()))
    for sample in 1...samples {
      let share = CGFloat(sample) / CGFloat(samples)
      run(to: begin + duration * share)
      send(.pointer(PointerEvent(.moved, at: start + distance * share, buttons: 1)))
    }
  }

  /// Presses, drags at a constant speed and releases at once.
  public func flick(from start: CGPoint, by distance: CGPoint, in duration: TimeInterval = 0.12) {
    press(at: start)
    drag(from: start, by: distance, in: duration)
    release(at: start + distance)
  }

  /// Turns the wheel by notches at a point.
  public func wheel(at point: CGPoint, x: CGFloat = 0, y: CGFloat = 0, modifiers: KeyModifiers = []) {
    send(.wheel(WheelEvent(at: point, deltaX: x, deltaY: y, modifiers: modifiers)))
  }

  /// Types a key.
  public func key(_ key: Key, modifiers: KeyModifiers = []) {
    send(.key(KeyEvent(key, modifiers: modifiers)))
  }

  /// The row with an id as of the last frame; `nil` when it is neither on screen nor moving.
  public func row(_ id: String) -> FrameTrace.Row? { stage.trace.rows.first { $0.id == id } }

  /// The feed as of the last frame.
  public var feed: MotionTrace { stage.trace.feed }

  private func makeFrame(at instant: TimeInterval) {
    time = max(time, instant)
    stage.advance(to: instant)
    let trace = stage.trace
    read(trace)
    events.append(contentsOf: trace.events)
    onFrame?(trace)
  }

  /// R44: every story that a test drives is read by the grammar, until the test goes back in time.
  private func read(_ trace: FrameTrace) {
    if trace.time < lastTime { grammar = nil }
    lastTime = trace.time
    grammar?.read(trace.events)
    if let violation = grammar?.violation {
      preconditionFailure("the story of events breaks off: \(violation)")
    }
  }
}
