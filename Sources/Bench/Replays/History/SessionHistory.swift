public import Documents
public import Foundation
import ScreenInterface
public import Stage

/// The history of a window's session: all events, frames and edits, with scene states of the last minute.
///
/// It is the sink of a `RecordingInterceptor` around the scene. A recording of a session always starts at the
/// session's beginning, so that its replay is exact to the bit. A session cannot be recorded any more after a
/// change of its scene that is neither an event nor an edit, or when it is longer than the memory allows.
/// Decoded pictures and dropped files are not kept; a replay loads them again.
public final class SessionHistory: RecordingSink {
  /// The longest time to go back, in seconds; a change that is no event shortens it.
  public static let span: TimeInterval = 60
  /// The number of frames between two checkpoints; going back makes fewer frames than this again.
  public static let interval = 16
  /// The memory that events and frames may take, in bytes; a longer session discards the earliest.
  public static let limit = 64 << 20

  /// The reasons why a session cannot be recorded from its beginning any more.
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
    /// The recordings being written; the one started last ends first.
    var files: [TruncatingRecordingFile] = []
    var broken: Break?
    /// The scene's own properties in the present, saved when an earlier frame is first shown.
    var own: ReflectedProperties?
  }

  let stage: Stage
  private let limit: Int
  private var state: State

  /// Creates the history of a stage that is at its beginning.
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

  /// The marks on the timeline, for the time that the user can go back to.
  public var ticks: TimelineMarks { state.ticks }

  /// The drawn pointer of the shown frame; `nil` before there was a pointer.
  public var pointerMark: DrawnPointer? { state.seeker.pointer.mark(at: position.time.seconds) }

  /// The frames that the scene can be restored to.
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

  /// Saves the scene's state, and the length of each recording at this frame.
  private func markState() {
    keepState()
    for file in state.files { file.mark(at: state.frames.log.count) }
  }

  /// Discards entries and states that are too old to go back to.
  private func forget() {
    let begin = Microseconds(present.time.count - Microseconds(seconds: Self.span).count)
    if state.frames.forgetMarks(before: begin) {
      for file in state.files { file.forget(before: state.frames.marks[0].position.entries) }
    }
    state.ticks.forget(before: begin)
    if state.frames.forgetEntries(beyond: limit) { state.broken = state.broken ?? .tooLong }
  }

  /// Restores the scene to its present, before a change that is no event.
  public func sceneWillChange() { seek(to: present) }

  /// Restarts the history after a change of the scene that is no event; it cannot go back beyond the change.
  public func sceneDidChange() {
    state.broken = state.broken ?? .changed(at: present.time)
    state.frames.beginAnew()
    state.seeker.sceneIs(at: present)
    state.ticks = TimelineMarks()
    markState()
  }

  // MARK: Seeking

  /// The earliest frame that the scene can be restored to.
  public var earliest: HistoryPosition { state.frames.earliest }

  /// Returns the last frame at or before `time`.
  public func position(at time: Microseconds) -> HistoryPosition { state.frames.position(at: time) }

  /// Returns the next frame; `nil` at the present.
  public func next(after position: HistoryPosition) -> HistoryPosition? { state.frames.next(after: position) }

  /// Returns the previous frame; `nil` at the earliest frame.
  public func previous(before position: HistoryPosition) -> HistoryPosition? {
    state.frames.previous(before: position)
  }

  /// Restores the scene to a frame exactly as it was; returns the number of frames that were made again.
  @discardableResult
  public func seek(to target: HistoryPosition) -> Int {
    if target != present, state.own == nil { state.own = ReflectedProperties(of: stage) }
    return state.seeker.seek(to: target, in: state.frames)
  }

  /// Sends the scene an unrecorded event: a picture that has arrived, or a key for the tools.
  ///
  /// The next `seek(to:)` restores the scene to its state before.
  func show(_ kind: InputEvent.Kind) {
    // A picture that arrives later than the frame appears in it at once; one that arrives with it would fade in.
    state.seeker.show(kind, after: kind.isFoundAgain ? Self.span : 0)
  }

  /// Restores the scene to its last frame, and drops the effects of unrecorded events.
  func settleInPresent() {
    state.seeker.leave()
    seek(to: present)
  }

  /// Restores the scene to the present, with the events since the last frame.
  ///
  /// Returns the names of properties that differ from their values before earlier frames were shown.
  @discardableResult
  func returnToPresent() -> [String] {
    settleInPresent()
    _ = state.seeker.play(present.entries..<state.frames.log.count, of: state.frames.log)
    defer { state.own = nil }
    return state.own.map { ReflectedProperties(of: stage).changed(since: $0) } ?? []
  }

  /// Makes the shown frame the present and undoes everything after it.
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

  /// True when the session cannot be recorded any more, because its feed was changed.
  package var isChanged: Bool { if case .changed = state.broken { true } else { false } }

  /// The recording started last, under its temporary name; `nil` when none is being written.
  public var unfinishedRecording: URL? { state.files.last?.writer.unfinished }

  /// True while a recording of the session is being written.
  public var isRecording: Bool { !state.files.isEmpty }

  /// Saves the session as a recording whose playback starts `span` seconds before its end.
  public func save(to url: URL, _ header: RecordingHeader, with digest: RecordingDigest) throws(ReplayError) {
    let beginning = present.time.count - Microseconds(seconds: Self.span).count
    let file = try opened(url, header, from: Microseconds(max(0, beginning)))
    try ReplayError.reading { () throws(DocumentError) in try finish(file, with: digest) }
  }

  /// Starts a recording whose playback begins now; it grows until it is stopped.
  public func startRecording(to url: URL, _ header: RecordingHeader) throws(ReplayError) {
    let beginning = present.frame < 0 ? Microseconds(0) : present.time
    state.files.append(try opened(url, header, from: beginning))
  }

  /// Stops the recording started last and moves it to its place; returns `nil` when none is being written.
  public func stopRecording(with digest: RecordingDigest) throws(DocumentError) -> URL? {
    guard let file = state.files.popLast() else { return nil }
    try finish(file, with: digest)
    return file.writer.url
  }

  /// Stops every recording.
  public func finish(with digest: RecordingDigest) throws(DocumentError) {
    while try stopRecording(with: digest) != nil {}
  }

  private func opened(
    _ url: URL, _ header: RecordingHeader, from beginning: Microseconds
  ) throws(ReplayError) -> TruncatingRecordingFile {
    if let reason = breakDescription { throw .notRecordable(reason) }
    var header = header
    header.beginning = beginning
    let writer = try ReplayError.reading { () throws(DocumentError) in
      try RecordingWriter(to: url, header: header)
    }
    return TruncatingRecordingFile(writer, state.frames.log, marks: state.frames.markedEntries)
  }

  /// Finishes a recording, with `digest` as its last one.
  ///
  /// The digest is left out while the scene shows an earlier frame.
  private func finish(_ file: TruncatingRecordingFile, with digest: RecordingDigest) throws(DocumentError) {
    if state.seeker.isThere, position == present {
      try file.writer.finish(with: digest)
    } else {
      try file.writer.finish(at: digest.time)
    }
  }
}
