public import CollectionViews
public import Documents
public import Foundation
import LayoutGeometry
@_exported public import Orihon
import Replays
public import SceneReadings
public import ScreenInterface
@_exported public import Stage
public import Testing
import Typesetting

/// A test driver that operates a stage without a window: it presses, drags and waits at exact times.
///
/// Text is measured in blocks, so that fonts do not matter. Every action is a real input event. Between
/// events, frames are made at `rate` per second, as a window makes them. Two things differ from a real
/// window: events come exactly when they are due, and pictures are never loaded; only stills are drawn with them.
///
/// The scene's events are checked against the grammar of events. An event that breaks it, such as a second
/// end of a request, is recorded as an issue of the test.
public final class StageHarness {
  /// The time between two samples of a moving pointer, in seconds.
  static let sampleInterval: TimeInterval = 0.008

  private struct State {
    var time: TimeInterval = 0
    var frame = 0
    var events: [SceneEvent] = []
    var pointer: (location: CGPoint, isPressed: Bool) = (.zero, false)
    var grammar: SceneEventValidator? = SceneEventValidator()
    var lastTime: TimeInterval = 0
    var misses = 0
    var unrecorded: [UnrecordedChange] = []
  }

  /// The stage that the harness drives.
  public let stage: Stage
  /// The number of frames per second.
  public let rate: Double
  /// The closure called after each frame.
  public var onFrame: (@MainActor (FrameTrace) -> Void)?
  private var state = State()

  // Neither initializer is inlined: a test framework holds a suite's harness outside the main actor, and a
  // compiler that sees the allocation there puts the harness on the stack, while its deinitializer still
  // waits for the main actor (Swift 6.3).

  /// Starts a scene and makes its first frame.
  @inline(never)
  public convenience init(
    _ scene: Scene, options: StageOptions = StageOptions(), rate: Double = 60
  ) {
    self.init(scene, options: options, tools: nil, rate: rate)
  }

  /// Starts any view as a scene of `size` and makes its first frame.
  ///
  /// `objects` are objects that the view does not retain, such as its data source; they take part as in `Scene`.
  @inline(never)
  public convenience init(
    _ view: View, keeping objects: [AnyObject] = [], size: CGSize = StageOptions().size
  ) {
    self.init(view, keeping: objects, size: size, tools: nil)
  }

  /// Starts a controller's view as a scene of `size` and makes its first frame.
  @inline(never)
  public convenience init(
    _ controller: ViewController, keeping objects: [AnyObject] = [], size: CGSize = StageOptions().size
  ) {
    // The view is loaded inside the scene, whose size it then has.
    let scene = Scene("view") { _ in
      Scene.Content(root: controller.view, owned: [controller] + objects)
    }
    self.init(scene, options: StageOptions(size: size), tools: nil)
  }

  /// Starts a scene under an overlay of tools.
  @inline(never)
  package init(
    _ scene: Scene, options: StageOptions = StageOptions(), tools: (any StageTools)?, rate: Double = 60,
    text: any TextMeasuring = BlockTextMeasuring()
  ) {
    stage = Stage(scene, options: options, tools: tools, text: text)
    self.rate = rate
    // Requests of the test's own task arrive at the same time in every run.
    stage.context.watchUnrecordedChanges(exceptHere: true)
    makeFrame(at: 0)
  }

  /// Starts any view as a scene of `size` under an overlay of tools.
  @inline(never)
  package convenience init(
    _ view: View, keeping objects: [AnyObject] = [], size: CGSize = StageOptions().size,
    tools: (any StageTools)?
  ) {
    self.init(
      Scene("view", showing: view, keeping: objects), options: StageOptions(size: size), tools: tools)
  }

  /// The time of the last event or frame, in seconds since the stage began.
  public var time: TimeInterval { state.time }

  /// The number of rows that a test accessed and that did not exist.
  var misses: Int { state.misses }

  /// The messages on changes from outside the scene's time, after which the same gestures can give another result.
  var doubts: [String] { state.unrecorded.map(\.sentence) }

  /// The events so far, in order.
  public var events: [SceneEvent] { state.events }

  // MARK: Time

  /// Makes frames for `duration` seconds.
  public func advance(by duration: TimeInterval) { advance(to: time + duration) }

  /// Makes frames until the time `instant`.
  public func advance(to instant: TimeInterval) {
    while true {
      let next = TimeInterval(state.frame + 1) / rate
      guard next <= instant + 1e-12 else { break }
      state.frame += 1
      makeFrame(at: next)
    }
    state.time = max(state.time, instant)
  }

  /// Makes frames until nothing moves.
  ///
  /// Records an issue if that takes longer than `limit` seconds, or a request has not ended by then.
  public func settle(within limit: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation) {
    let end = time + limit
    repeat { advance(by: 1 / rate) } while (stage.isMoving || stage.awaitsMainQueue) && time < end
    if stage.isMoving {
      Issue.record("the scene still moves after \(limit) s", sourceLocation: sourceLocation)
      return
    }
    var grammar = state.grammar
    grammar?.finish()
    report(grammar?.violation, sourceLocation)
  }

  // MARK: Input

  /// Sends an event at the present time.
  public func send(_ kind: InputEvent.Kind) { stage.handle(InputEvent(kind, at: time)) }

  /// Moves the pointer to a point at once, pressed or not.
  public func move(to point: CGPoint) {
    state.pointer.location = point
    sendPointer(.moved)
  }

  /// Moves the pointer by `distance` in `duration` seconds at a constant speed, a sample each 8 ms.
  public func move(from start: CGPoint, by distance: CGPoint, in duration: TimeInterval) {
    let begin = time
    let samples = max(1, Int(bounding: (duration / Self.sampleInterval).rounded()))
    for sample in 1...samples {
      let share = CGFloat(sample) / CGFloat(samples)
      advance(to: begin + duration * share)
      move(to: start + distance * share)
    }
  }

  /// Presses the button at a point.
  public func press(at point: CGPoint) {
    state.pointer = (point, true)
    sendPointer(.pressed)
  }

  /// Releases the button at a point.
  public func release(at point: CGPoint) {
    state.pointer = (point, false)
    sendPointer(.released)
  }

  /// Presses and releases the button at a point.
  public func click(at point: CGPoint) {
    press(at: point)
    advance(by: 0.05)
    release(at: point)
  }

  /// Presses, moves at a constant speed, rests for `hold` seconds and releases, so that nothing is flung.
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

  /// Sends a wheel event of some notches at a point.
  public func wheel(at point: CGPoint, x: CGFloat = 0, y: CGFloat = 0, modifiers: KeyModifiers = []) {
    send(.wheel(WheelEvent(at: point, deltaX: x, deltaY: y, modifiers: modifiers)))
  }

  /// Presses a key.
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
    let changes = stage.context.takeUnrecordedChanges()
    state.unrecorded += changes.filter { change in !state.unrecorded.contains(where: change.isLike) }
    stage.advance(to: instant)
    let trace = stage.trace
    read(trace)
    state.events.append(contentsOf: trace.events)
    onFrame?(trace)
  }

  /// Checks the events of every frame against the grammar (R44), until the test goes back in time.
  private func read(_ trace: FrameTrace) {
    if trace.time < state.lastTime { state.grammar = nil }
    state.lastTime = trace.time
    guard state.grammar?.violation == nil else { return }
    state.grammar?.read(trace.events)
    report(state.grammar?.violation)
  }

  private func report(_ violation: String?, _ place: SourceLocation = #_sourceLocation) {
    guard let violation else { return }
    Issue.record("impossible sequence of events: \(violation)", sourceLocation: place)
  }
}

extension StageHarness {
  /// Returns the trace of a scroll view in the last frame; `nil` when it is neither on screen nor moving.
  public func scroller(_ id: ScrollerID) -> ScrollerTrace? { stage.trace.scrollers.first { $0.id == id } }

  /// Returns the trace of a section's row in the last frame; `nil` when it is neither on screen nor moving.
  public func row(_ section: String) -> ScrollerTrace? { scroller(.row(section)) }

  /// The scene's feed, for scroll requests.
  ///
  /// A scene without a feed is an error of the test and ends it.
  public var collectionView: CollectionView {
    guard let feed = stage.feed else {
      preconditionFailure("The scene \(stage.scene.name) has no feed; its views are in stage.content.root.")
    }
    return feed
  }

  /// The motion of the feed in the last frame.
  public var feed: MotionTrace { stage.trace.feed }

  /// Returns the centre of a row's visible part, in points.
  ///
  /// A row that is not on screen is recorded as an issue.
  public func center(
    ofRow id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGPoint {
    guard let frame = stage.frame(ofRow: id) else {
      state.misses += 1
      let rows = stage.trace.rows.map(\.id.name).filter { stage.frame(ofRow: $0) != nil }.joined(
        separator: ", ")
      Issue.record("row \(id) is not on screen; there are: \(rows)", sourceLocation: sourceLocation)
      return .zero
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Expects a value in the log of the last frame, such as `rows.hero.page` or `feed.y`.
  ///
  /// - Parameters:
  ///   - path: The value's path in the log's frame object, as in a script's `expect`.
  ///   - value: The expected value.
  ///   - tolerance: The largest allowed difference of a number; default a millionth.
  ///   - sourceLocation: The place at which the issue is shown.
  public func expect(
    _ path: String, is value: JSONValue, within tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var expectation = ExpectStep(path, is: value)
    expectation.tolerance = tolerance
    let actual = stage.trace.json.value(at: path)
    guard actual.map(expectation.accepts) != true else { return }
    let found = actual?.text(decimals: FrameLog.decimals) ?? "not in the log's frame"
    let wanted = value.text(decimals: FrameLog.decimals)
    Issue.record("\(path) is \(found) at \(time) s; \(wanted) was expected", sourceLocation: sourceLocation)
  }
}
