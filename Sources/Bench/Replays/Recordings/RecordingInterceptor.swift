public import Documents
public import Foundation
package import SceneReadings
public import ScreenInterface
public import Stage

/// An interceptor that records everything that reaches its stage.
///
/// Every time is rounded to a whole microsecond before it is passed on: the scene's history is exactly the
/// one in the file. What comes from outside the scene's time cannot be played again; it is named, once for each thing.
public final class RecordingInterceptor: SessionInterceptor {
  /// The number of frames after which a digest is recorded.
  public static let digestInterval = 60

  /// What the tap lies around.
  package let inside: any StagedContent
  private let writer: any RecordingSink
  private let properties: ReflectedProperties
  private var state = State()

  /// The closure called with each thing that the recording cannot hold, when it is first changed.
  package var onUnrecorded: (@MainActor ([UnrecordedChange]) -> Void)?

  private struct State {
    var frames = 0
    var time = Microseconds(0)
    /// The latest time on the window's clock, in seconds.
    var clock: TimeInterval = 0
    /// The time that the recording is behind the window's clock, in seconds, because frames were undone.
    var undone: TimeInterval = 0
    /// What the recording cannot hold, in the order in which it happened.
    var unrecorded: [UnrecordedChange] = []
  }

  /// Creates a tap around `inside`, whose stage must be at its beginning, that writes to `writer`.
  package init(on inside: any StagedContent, to writer: any RecordingSink) {
    self.inside = inside
    self.writer = writer
    properties = ReflectedProperties(of: inside.stage)
    inside.stage.watchUnrecordedChanges()
  }

  /// What the recording cannot hold so far, in the order in which it happened.
  package var unrecorded: [UnrecordedChange] { state.unrecorded }

  /// Records the event and passes it on.
  public func handle(_ event: InputEvent) {
    var event = event
    event.timestamp = pass(event.timestamp).seconds
    writer.write(.input(event))
    inside.handle(event)
  }

  /// Passes the change on, and records it if it changed something.
  package func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    let time = pass(time)
    guard inside.perform(edit, at: time.seconds) else { return false }
    writer.write(.edit(edit, at: time))
    return true
  }

  /// Passes the time on and records the frame.
  public func advance(to time: TimeInterval) {
    let time = pass(time)
    inside.advance(to: time.seconds)
    writer.write(.frame(time, motion: stage.motionDigest))
    state.frames += 1
    if (state.frames - 1).isMultiple(of: Self.digestInterval) { writer.write(.digest(digest)) }
  }

  /// The time at which the scene needs its next frame, on the window's clock; `nil` when it needs none.
  public var nextWakeTime: TimeInterval? { inside.nextWakeTime.map { $0 + state.undone } }

  /// The digest of the scene now, at the time of the last event or frame.
  public var digest: RecordingDigest {
    RecordingDigest(inside.stage, frame: max(0, state.frames - 1), time: state.time)
  }

  /// Ends the recording with a last digest and moves its file to its place.
  public func finish() throws(DocumentError) {
    noteUnrecorded()
    try writer.finish(with: digest)
  }

  /// Continues from an earlier frame, after which everything is undone.
  func goOn(from position: HistoryPosition) {
    state.frames = position.frame + 1
    state.time = position.time
    state.undone = state.clock - position.time.seconds
    state.unrecorded.removeAll { $0.time > position.time.seconds }
    noteLeft(ReflectedProperties(of: stage).changed(since: properties))
  }

  /// Takes note of properties that going back in time has left as they were.
  func noteLeft(_ names: [String]) {
    note(names.map { UnrecordedChange(.property, of: $0, at: state.time.seconds) })
  }

  private func pass(_ time: TimeInterval) -> Microseconds {
    state.clock = max(state.clock, time)
    noteUnrecorded()
    state.time = max(state.time, Microseconds(notBefore: time - state.undone))
    return state.time
  }

  /// Takes note of what has come from outside since the last event or frame.
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
  /// Takes the digest of a stage.
  init(_ stage: Stage, frame: Int, time: Microseconds) {
    self.init(
      frame: frame, time: time, digest: ContentHash(stage.digest).description,
      variables: stage.variables.map { Variable($0.path, Double($0.value)) })
  }
}
