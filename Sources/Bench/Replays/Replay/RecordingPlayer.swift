import Documents
public import Foundation
package import SceneReadings
import ScreenInterface
package import Stage

/// A player of a recording, which checks the scroll positions in every frame.
///
/// A frame has a short digest; every sixtieth also has the numbers. The first frame that differs is therefore
/// reported with the numbers of the next digest.
public final class RecordingPlayer: InputSource {
  private struct State {
    var reader: RecordingReader
    var entry: RecordingEntry?
    var line = 0
    var frameTime: Microseconds?
    var digests = 0
    /// The number of the next frame.
    var frame = 0
    /// The requested frame that is still to be checked.
    var unchecked: CheckedFrame?
    /// The number of frames that matched.
    var agreed = 0
    /// The first frame that did not match, until its numbers are known.
    var diverged: Divergence?
    var strokes = StrokeTracker()
    var unrecorded: [UnrecordedChange] = []
  }

  /// A frame with its recorded digest.
  private struct CheckedFrame {
    var number: Int
    var time: Microseconds
    var motion: UInt32
  }

  /// The precision with which the scroll positions are compared; `nil` to compare nothing.
  private let exactness: ReplayExactness?
  private let playsFrames: Bool
  private var state: State

  /// Creates a player at the recording's beginning.
  ///
  /// With `playsFrames` it requests the recording's own frames. Without, it plays only events, and another
  /// clock makes the frames.
  public init(
    _ reader: RecordingReader, exactness: ReplayExactness, playsFrames: Bool
  ) throws(ReplayError) {
    self.exactness = exactness
    self.playsFrames = playsFrames
    state = State(reader: reader)
    try readNext()
  }

  /// Creates a player of the recording's events only, for a scene that may move differently.
  package init(eventsOf reader: RecordingReader) throws(ReplayError) {
    exactness = nil
    playsFrames = false
    state = State(reader: reader)
    try readNext()
  }

  /// The header of the recording.
  public var header: RecordingHeader { state.reader.header }

  /// True when the player requests the recording's own frames.
  public var hasOwnFrames: Bool { playsFrames }

  /// The message about a truncated recording; `nil` while it plays, and for a complete one.
  public var cutDescription: String? { state.reader.cutDescription }

  /// The time of the next event, frame or digest; `nil` at the end.
  public var nextTime: TimeInterval? { (state.unchecked?.time ?? state.entry?.time)?.seconds }

  /// Plays the next entry; throws when a digest does not match.
  package func playNext(on scene: any StagedContent) throws(ReplayError) -> FrameRequest? {
    let mark: FrameRequest?
    if let frame = state.unchecked {
      state.unchecked = nil
      check(frame, scene.stage)
      mark = nil
    } else {
      mark = try playEntry(on: scene)
    }
    if state.entry == nil, let divergence = state.diverged { throw .diverged(divergence) }
    return mark
  }

  private func playEntry(on scene: any StagedContent) throws(ReplayError) -> FrameRequest? {
    guard let entry = state.entry else { return nil }
    let line = state.line
    try readNext()
    switch entry {
    case .input(let event):
      state.strokes.note(event, before: scene.stage.trace)
      scene.play(event)
    case .edit(let edit, let time):
      guard scene.play(edit, at: time.seconds) else {
        throw .document(JSONLine.fault(state.reader.file, line, 1, edit.refusal))
      }
    case .frame(let time, let motion) where playsFrames:
      state.frameTime = time
      state.unchecked = motion.map { CheckedFrame(number: state.frame, time: time, motion: $0) }
      state.frame += 1
      return FrameRequest(.frame, at: time)
    case .unrecorded(let change, _): state.unrecorded.append(change)
    case .frame, .end: break
    case .digest(let digest): try check(digest, scene.stage)
    }
    return nil
  }

  /// The number of digests that matched; at 0 nothing was compared.
  public var checkedDigests: Int { state.digests }

  /// The number of the recording's own frames that matched; 0 where another clock makes the frames, on
  /// another build, and for a recording whose frames have no digest.
  package var agreedFrames: Int { state.agreed }

  /// The changes so far that the recording could not contain.
  package var unrecorded: [UnrecordedChange] { state.unrecorded }

  private func check(_ frame: CheckedFrame, _ stage: Stage) {
    guard exactness == .bits, state.diverged == nil else { return }
    let actual = stage.motionDigest
    if actual == frame.motion {
      state.agreed += 1
      return
    }
    var divergence = Divergence(
      atFrame: frame.number, frame.time, file: state.reader.file, recorded: frame.motion, actual: actual)
    divergence.unrecorded = state.unrecorded
    state.diverged = divergence
  }

  private func check(_ recorded: RecordingDigest, _ stage: Stage) throws(ReplayError) {
    guard let exactness else { return }
    if state.frameTime != recorded.time { stage.refresh(to: recorded.time.seconds) }
    let actual = RecordingDigest(stage, frame: recorded.frame, time: recorded.time)
    let difference = Divergence(
      actual, from: recorded, exactness: exactness, sameFrames: playsFrames, file: state.reader.file)
    guard var divergence = state.diverged?.updated(by: difference, at: recorded) ?? difference else {
      state.digests += 1
      return
    }
    divergence.cause = state.strokes.cause(ofScroller: divergence.scroller, in: stage.trace)
    divergence.unrecorded = state.diverged?.unrecorded ?? state.unrecorded
    throw .diverged(divergence)
  }

  private func readNext() throws(ReplayError) {
    state.entry = try ReplayError.reading { () throws(DocumentError) in try state.reader.next() }
    state.line = state.reader.line
  }
}
