import Documents
package import Foundation
import SceneReadings
package import ScreenInterface
package import Stage

/// A session repeated by other code than recorded it: all events at their times and all frames, without
/// drawing.
///
/// Nothing is compared with the recording, because other code may lay out and scroll otherwise. What the
/// scene cannot repeat is skipped and told.
package struct SessionResumption {
  /// The time at which the session ended, in seconds; the scene has advanced to it.
  package private(set) var time: TimeInterval = 0
  /// The sentences about what could not be repeated, each once, in their order.
  package private(set) var losses: [String] = []
  /// The last event of the pointer while it is pressed; `nil` when nothing was held at the end.
  package private(set) var held: PointerEvent?

  /// Creates a resumption that has not begun.
  package init() {}

  /// Plays the whole recording on a scene that is at its beginning.
  ///
  /// `begin` is called before the first frame, after the input that came before it. Requests to the window are
  /// dropped, because the window has performed them already.
  ///
  /// - Throws: `ReplayError` for a recording that cannot be read.
  package mutating func play(
    _ recording: RecordingReader, on scene: any StagedContent, begin: () -> Void = {}
  ) throws(ReplayError) {
    var reader = recording
    var hasBegun = false
    while let entry = try ReplayError.reading({ () throws(DocumentError) in try reader.next() }) {
      if case .frame = entry, !hasBegun {
        begin()
        hasBegun = true
      }
      play(entry, on: scene)
      _ = scene.takeWindowRequests()
    }
    if !hasBegun { begin() }
  }

  private mutating func play(_ entry: RecordingEntry, on scene: any StagedContent) {
    time = max(time, entry.time.seconds)
    switch entry {
    case .frame(let time, _): scene.stage.unseen { scene.advance(to: time.seconds) }
    case .input(let event):
      // The file that was saved then has already been read in its present form.
      guard event.kind != .window(.documentSaved) else { return }
      if case .pointer(let pointer) = event.kind { note(pointer) }
      scene.handle(event)
    case .edit(let edit, let time):
      if !scene.perform(edit, at: time.seconds) { lose(edit.refusal) }
    case .unrecorded(let change, _): lose(change.sentence)
    case .digest, .end: break
    }
  }

  private mutating func note(_ pointer: PointerEvent) {
    switch pointer.phase {
    case .pressed: held = pointer
    case .moved: if held != nil { held = pointer }
    case .released, .cancelled: held = nil
    }
  }

  private mutating func lose(_ sentence: String) {
    if !losses.contains(sentence) { losses.append(sentence) }
  }
}
