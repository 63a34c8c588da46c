import Foundation
import Replays
import ScreenInterface
import Stage
public import Testing

/// Holds every frame that `gestures` make against a reference beside the test: offsets, velocities, phases, pages
/// and requests of each row, and all that happened in between, as the log writes them.
///
/// The reference is `__Frames__/<test file>/<name>.jsonl`. `ORIHON_RECORD` says when it is written: `missing` (the
/// default), `failed`, `all` or `never`, which `CI` forces. A test that writes fails, so that none turns green by
/// itself; what differs is told by frame, row, variable and both values.
///
/// - Parameters:
///   - harness: The scene, at any time; its frame as it is comes first.
///   - name: What the reference is called: letters, digits, - and _.
///   - filePath: The test's file.
///   - sourceLocation: Where issues are shown.
///   - gestures: What is done to the scene.
public func assertFrames(
  of harness: StageHarness, matches name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ gestures: (StageHarness) throws -> Void
) rethrows {
  var text = FrameLog.text(of: harness.stage.trace)
  let observer = harness.onFrame
  defer { harness.onFrame = observer }
  harness.onFrame = { trace in
    text += FrameLog.text(of: trace)
    observer?(trace)
  }
  try gestures(harness)
  ReferenceText(name, suffix: "jsonl", besideTest: filePath).assert(text, at: sourceLocation)
}

/// Holds what the scene paints in its last frame against a reference beside the test: one line a command, with
/// element, frame, clip and content.
///
/// The reference is `__Frames__/<test file>/<name>.txt`; it is written when those of
/// ``assertFrames(of:matches:filePath:sourceLocation:_:)`` are.
///
/// - Parameters:
///   - harness: The scene.
///   - name: What the reference is called: letters, digits, - and _.
///   - filePath: The test's file.
///   - sourceLocation: Where issues are shown.
public func assertDisplayList(
  of harness: StageHarness, matches name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  ReferenceText(name, suffix: "txt", besideTest: filePath)
    .assert(harness.stage.displayList.description, at: sourceLocation)
}
