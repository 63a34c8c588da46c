import Documents
public import Foundation
package import SceneReadings
import ScreenInterface
package import Stage

/// A player of a recording that checks the place of content at each digest.
public final class RecordingPlayer: InputSource {
  private struct State {
    var reader: RecordingReader
    var entry: RecordingEntry?
    var line = 0
    var frameTime: Microseconds?
    var digests = 0
    var strokes = StrokeLedger()
    var unrecorded: [UnrecordedChange] = []
  }

  /// The exactness with which the places of content are compared; `nil` to compare nothing.
  private let exactness: ReplayExactness?
  private let playsFrames: Bool
  private var state: State

  /// Creates a player at the recording's beginning.
  ///
  /// With `playsFrames` it asks for the recording's own frames; without, it plays only events, and another
  /// clock makes the frames.
  public init(
    _ reader: RecordingReader, exactness: ReplayExactness, playsFrames: Bool
  ) throws(ReplayError) {
    self.exactness = exactness
    self.playsFrames = playsFrames
    state = State(reader: reader)
    try readNext()
  }

  /// Creates a player of the recording's events alone, for a scene that may well move otherwise than it did.
  package init(eventsOf reader: RecordingReader) throws(ReplayError) {
    exactness = nil
    playsFrames = false
    state = State(reader: reader)
    try readNext()
  }

  /// The header of the recording.
  public var header: RecordingHeader { state.reader.header }

  /// True when the player asks for the recording's own frames.
  public var hasOwnFrames: Bool { playsFrames }

  /// The message about a recording that was cut off; `nil` while it plays, and for a whole one.
  public var cutDescription: String? { state.reader.cutDescription }

  /// The time of the next event, frame or digest; `nil` at the end.
  public var nextTime: TimeInterval? { state.entry?.time.seconds }

  /// Plays the next entry; throws when a digest does not agree.
  package func playNext(on scene: any StagedContent) throws(ReplayError) -> ReplayMark? {
    guard let entry = state.entry else { return nil }
    let line = state.line
    try readNext()
    switch entry {
    case .input(let event):
      state.strokes.note(event, before: scene.stage.trace)
      scene.play(event)
    case .edit(let edit, let time):
      guard scene.perform(edit, at: time.seconds) else {
        throw .document(JSONLine.fault(state.reader.file, line, 1, edit.refusal))
      }
    case .frame(let time) where playsFrames:
      state.frameTime = time
      return ReplayMark(.frame, at: time)
    case .unrecorded(let change, _): state.unrecorded.append(change)
    case .frame, .end: break
    case .digest(let digest): try check(digest, scene.stage)
    }
    return nil
  }

  /// The number of digests that agreed; at 0 nothing was compared.
  public var checkedDigests: Int { state.digests }

  /// What happened by now while it was recorded and cannot be played again.
  package var unrecorded: [UnrecordedChange] { state.unrecorded }

  private func check(_ recorded: RecordingDigest, _ stage: Stage) throws(ReplayError) {
    guard let exactness else { return }
    if state.frameTime != recorded.time { stage.refresh(to: recorded.time.seconds) }
    let actual = RecordingDigest(stage, frame: recorded.frame, time: recorded.time)
    guard
      var divergence = Divergence(
        actual, from: recorded, exactness: exactness, sameFrames: playsFrames, file: state.reader.file)
    else {
      state.digests += 1
      return
    }
    divergence.cause = state.strokes.cause(ofScroller: divergence.scroller, in: stage.trace)
    divergence.unrecorded = state.unrecorded
    throw .diverged(divergence)
  }

  private func readNext() throws(ReplayError) {
    state.entry = try ReplayError.reading { () throws(DocumentError) in try state.reader.next() }
    state.line = state.reader.line
  }
}
