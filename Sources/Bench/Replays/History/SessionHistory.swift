public import Documents
public import Foundation
import ScreenInterface
public import Stage

/// The history of a window: all events, frames and edits, with states of its scene from the last minute.
///
/// It is the sink of a `RecordingInterceptor` around the scene. A recording of a session begins at the session's
/// beginning, whenever it is asked for, so that it replays to the bit. A session cannot be recorded any more
/// after a change of its scene that is neither event nor edit, or when it is longer than the memory allows.
/// Decoded pictures and dropped files are not kept: they are found again.
public final class SessionHistory: RecordingSink {
  /// The longest time to go back, in seconds; a change that is no event limits it further.
  public static let span: TimeInterval = 60
  /// The number of frames from one kept state to the next; going back makes fewer frames than this again.
  public static let interval = 16
  /// The memory that events and frames may take, in bytes; in a longer session the earliest are forgotten.
  public static let limit = 64 << 20

  /// The reasons for which a session cannot be recorded from its beginning any more.
  private enum Break: Hashable {
    /// The feed was changed during the session.
    case changed(at: Microseconds)
    /// The entries needed more memory than `limit`.
    case tooLong
  }

  private struct State {
    var frames = HistoryFrames()
    var seeker: SceneSeeker
    var ticks = TimelineMarks()
    /// The recordings being written; the one begun last ends first.
    var files: [TruncatingRecordingFile] = []
    var broken: Break?
    /// The scene's own properties in the present, from the moment on at which an earlier frame is shown.
    var own: ReflectedProperties?
  }

  let stage: Stage
  private let limit: Int
  private var state: State

  /// Starts the history of a stage that is at its beginning.
  public convenience init(of stage: Stage) { self.init(of: stage, limit: Self.limit) }

  init(of stage: Stage, limit: Int) {
    self.stage = stage
    self.limit = limit
    state = State(seeker: SceneSeeker(stage))
    keepState()
  }

  /// The last frame of the session.
  public var present: HistoryPosition { state.frames.present }

  /// The frame that the scene shows.
  public var position: HistoryPosition { state.seeker.position }

  /// The marks on the timeline, for the time that can be gone back to.
  public var ticks: TimelineMarks { state.ticks }

  /// The mark of the pointer in the shown frame; `nil` before there was a pointer.
  public var pointerMark: DrawnPointer? { state.seeker.pointer.mark(at: position.time.seconds) }

  /// The frames that can be gone back to.
  var frames: HistoryFrames { state.frames }

  // MARK: Recording

  /// Records an entry that has just happened.
  package func write(_ entry: RecordingEntry) {
    if case .input(let event) = entry {
      if event.kind.isFoundAgain { return }
      state.ticks.note(event)
      state.seeker.note(event)
    }
    for file in state.files { file.writer.write(entry) }
    state.frames.append(entry)
    switch entry {
    case .frame(let time, _): frameWasMade(at: time)
    case .edit, .input, .unrecorded, .digest, .end: break
    }
  }

  private func frameWasMade(at time: Microseconds) {
    state.ticks.note(stage.frameEvents)
    state.frames.frameWasMade(at: time)
    state.seeker.sceneIs(at: present)
    guard present.frame.isMultiple(of: Self.interval) else { return }
    markState()
    forget()
  }

  private func keepState() { state.frames.keep(stage.snapshot(), state.seeker.pointer) }

  /// Keeps the scene's state, and the length of each recording there.
  private func markState() {
    keepState()
    for file in state.files { file.mark(at: state.frames.log.count) }
  }

  /// Forgets entries and states that are too old to go back to.
  private func forget() {
    let begin = Microseconds(present.time.count - Microseconds(seconds: Self.span).count)
    if state.frames.forgetMarks(before: begin) {
      for file in state.files { file.forget(before: state.frames.marks[0].position.entries) }
    }
    state.ticks.forget(before: begin)
    if state.frames.forgetEntries(beyond: limit) { state.broken = state.broken ?? .tooLong }
  }

  /// Brings the scene to its present, before a change that is no event.
  public func sceneWillChange() { seek(to: present) }

  /// Starts the history anew after a change of the scene that is no event; no one can go back beyond it.
  public func sceneDidChange() {
    state.broken = state.broken ?? .changed(at: present.time)
    state.frames.beginAnew()
    state.seeker.sceneIs(at: present)
    state.ticks = TimelineMarks()
    markState()
  }

  // MARK: Going back

  /// The earliest frame that can be gone back to.
  public var earliest: HistoryPosition { state.frames.earliest }

  /// Returns the last frame at or before `time`.
  public func position(at time: Microseconds) -> HistoryPosition { state.frames.position(at: time) }

  /// Returns the frame after another; `nil` at the present.
  public func next(after position: HistoryPosition) -> HistoryPosition? { state.frames.next(after: position) }

  /// Returns the frame before another; `nil` at the earliest.
  public func previous(before position: HistoryPosition) -> HistoryPosition? {
    state.frames.previous(before: position)
  }

  /// Brings the scene to a frame, exactly as it was then; returns the number of frames that were made again.
  @discardableResult
  public func seek(to target: HistoryPosition) -> Int {
    if target != present, state.own == nil { state.own = ReflectedProperties(of: stage) }
    return state.seeker.seek(to: target, in: state.frames)
  }

  /// Shows an unrecorded event to the scene: a picture that has arrived, or a key for the tools.
  ///
  /// The next `seek(to:)` brings the scene back to its state before.
  func show(_ kind: InputEvent.Kind) {
    // A picture that comes later than the frame shows at once in it; one that comes with it would fade in.
    state.seeker.show(kind, after: kind.isFoundAgain ? Self.span : 0)
  }

  /// Brings the scene to its last frame, whatever unrecorded events were shown to it.
  func settleInPresent() {
    state.seeker.leave()
    seek(to: present)
  }

  /// Brings the scene to the present, with the events since the last frame included.
  ///
  /// Returns the names of properties that are not as they were before earlier frames were shown.
  @discardableResult
  func returnToPresent() -> [String] {
    settleInPresent()
    _ = state.seeker.play(present.entries..<state.frames.log.count, of: state.frames.log)
    defer { state.own = nil }
    return state.own.map { ReflectedProperties(of: stage).changed(since: $0) } ?? []
  }

  /// Makes the shown frame the present: everything after it is undone.
  func branch() {
    seek(to: position)
    state.own = nil
    guard position != present else { return }
    state.frames.truncate(to: position)
    state.ticks.truncate(to: position.time)
    for file in state.files { file.takeBack(to: position, of: state.frames.log) }
  }

  // MARK: Files

  /// The message on why the session cannot be recorded from its beginning; `nil` while it can.
  public var breakDescription: String? {
    switch state.broken {
    case nil: nil
    case .changed(let time):
      "the feed was changed after \(JSONText.number(time.seconds, decimals: 1)) s; "
        + "open it anew to record it as it is now"
    case .tooLong:
      "the session has grown beyond \(Self.limit >> 20) MB; a recording has to begin where a window does"
    }
  }

  /// True while a recording of the session is being written.
  public var isRecording: Bool { !state.files.isEmpty }

  /// Saves the session as a recording that is meant to be watched from its last `span` seconds on.
  public func save(to url: URL, _ header: RecordingHeader, with digest: RecordingDigest) throws(ReplayError) {
    let beginning = present.time.count - Microseconds(seconds: Self.span).count
    let file = try opened(url, header, from: Microseconds(max(0, beginning)))
    try ReplayError.reading { () throws(DocumentError) in try finish(file, with: digest) }
  }

  /// Begins a recording that is meant to be watched from now on; it grows until it is ended.
  public func startRecording(to url: URL, _ header: RecordingHeader) throws(ReplayError) {
    let beginning = present.frame < 0 ? Microseconds(0) : present.time
    state.files.append(try opened(url, header, from: beginning))
  }

  /// Ends the recording begun last and moves it to its place; returns `nil` when none is being written.
  public func stopRecording(with digest: RecordingDigest) throws(DocumentError) -> URL? {
    guard let file = state.files.popLast() else { return nil }
    try finish(file, with: digest)
    return file.writer.url
  }

  /// Ends every recording.
  public func finish(with digest: RecordingDigest) throws(DocumentError) {
    while try stopRecording(with: digest) != nil {}
  }

  private func opened(
    _ url: URL, _ header: RecordingHeader, from beginning: Microseconds
  ) throws(ReplayError) -> TruncatingRecordingFile {
    if let reason = breakDescription { throw .unrepeatable(reason) }
    var header = header
    header.beginning = beginning
    let writer = try ReplayError.reading { () throws(DocumentError) in
      try RecordingWriter(to: url, header: header)
    }
    return TruncatingRecordingFile(writer, state.frames.log, marks: state.frames.markedEntries)
  }

  /// Ends a recording, with `digest` as its last one.
  ///
  /// The digest is left out while the scene is looked at in its past.
  private func finish(_ file: TruncatingRecordingFile, with digest: RecordingDigest) throws(DocumentError) {
    if state.seeker.isThere, position == present {
      try file.writer.finish(with: digest)
    } else {
      try file.writer.finish(at: digest.time)
    }
  }
}
