public import Documents
public import Foundation
package import SceneReadings
public import ScreenInterface
public import Stage

/// The interceptor that records everything that reaches its stage.
///
/// It rounds every time to a whole microsecond before it passes it on, so that the scene's history is exactly
/// the one in the file. A change from outside the scene's time cannot be replayed; each such property is
/// reported once.
public final class RecordingInterceptor: SessionInterceptor {
  /// The number of frames after which a digest is recorded.
  public static let digestInterval = 60

  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  private let writer: any RecordingSink
  private let properties: ReflectedProperties
  private var state = State()

  /// The closure called with the time of a frame before it is made, and with `nil` after it is recorded.
  package var onFrame: (@MainActor (Microseconds?) -> Void)?
  /// The closure called when a property that the recording cannot contain is first changed.
  package var onUnrecorded: (@MainActor ([UnrecordedChange]) -> Void)?

  private struct State {
    var frames = 0
    var time = Microseconds(0)
    /// The latest time on the window's clock, in seconds.
    var clock: TimeInterval = 0
    /// The time that the recording is behind the window's clock because frames were undone, in seconds.
    var undone: TimeInterval = 0
    /// The changes that the recording cannot contain, in their order.
    var unrecorded: [UnrecordedChange] = []
  }

  /// Creates an interceptor around `inside`, whose stage must be at its beginning, that writes to `writer`.
  package init(on inside: any StagedContent, to writer: any RecordingSink) {
    self.inside = inside
    self.writer = writer
    properties = ReflectedProperties(of: inside.stage)
    inside.stage.watchUnrecordedChanges()
  }

  /// The changes so far that the recording cannot contain, in their order.
  package var unrecorded: [UnrecordedChange] { state.unrecorded }

  /// Records the event and forwards it.
  public func handle(_ event: InputEvent) {
    var event = event
    event.timestamp = pass(event.timestamp).seconds
    writer.write(.input(event))
    inside.handle(event)
  }

  /// Forwards the edit, and records it if it changed something.
  package func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    let time = pass(time)
    guard inside.perform(edit, at: time.seconds) else { return false }
    writer.write(.edit(edit, at: time))
    return true
  }

  /// Advances the content's time and records the frame.
  public func advance(to time: TimeInterval) {
    let time = pass(time)
    onFrame?(time)
    inside.advance(to: time.seconds)
    writer.write(.frame(time, motion: stage.motionDigest))
    onFrame?(nil)
    state.frames += 1
    if (state.frames - 1).isMultiple(of: Self.digestInterval) { writer.write(.digest(digest)) }
  }

  /// The time at which the scene needs its next frame, on the window's clock; `nil` when it needs none.
  public var nextWakeTime: TimeInterval? { inside.nextWakeTime.map { $0 + state.undone } }

  /// The digest of the scene at the time of the last event or frame.
  public var digest: RecordingDigest {
    RecordingDigest(inside.stage, frame: max(0, state.frames - 1), time: state.time)
  }

  /// Finishes the recording with a last digest and moves its file to its place.
  public func finish() throws(DocumentError) {
    noteUnrecorded()
    try writer.finish(with: digest)
  }

  /// Continues from an earlier frame and undoes everything after it.
  func goOn(from position: HistoryPosition) {
    state.frames = position.frame + 1
    state.time = position.time
    state.undone = state.clock - position.time.seconds
    state.unrecorded.removeAll { $0.time > position.time.seconds }
    noteLeft(ReflectedProperties(of: stage).changed(since: properties))
  }

  /// Records the names of properties that could not be restored when the scene went back in time.
  func noteLeft(_ names: [String]) {
    note(names.map { UnrecordedChange(.property, of: $0, at: state.time.seconds) })
  }

  private func pass(_ time: TimeInterval) -> Microseconds {
    state.clock = max(state.clock, time)
    noteUnrecorded()
    state.time = max(state.time, Microseconds(notBefore: time - state.undone))
    return state.time
  }

  /// Records the changes from outside since the last event or frame.
  private func noteUnrecorded() { note(stage.takeUnrecordedChanges()) }

  private func note(_ changes: [UnrecordedChange]) {
    let new = changes.filter { change in !state.unrecorded.contains(where: change.isLike) }
    guard !new.isEmpty else { return }
    state.unrecorded += new
    for change in new { writer.write(.unrecorded(change, at: state.time)) }
    onUnrecorded?(new)
  }
}

extension RecordingDigest {
  /// Computes the digest of a stage.
  init(_ stage: Stage, frame: Int, time: Microseconds) {
    self.init(
      frame: frame, time: time, digest: ContentHash(stage.digest).description,
      variables: stage.variables.map { Variable($0.path, Double($0.value)) })
  }
}
