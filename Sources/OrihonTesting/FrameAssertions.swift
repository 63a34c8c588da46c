import Foundation
import Replays
import ScreenInterface
import Stage
public import Testing

/// Compares every frame that `gestures` make with a reference file beside the test.
///
/// A frame holds the offsets, velocities, phases, pages and requests of each row, and all events in between,
/// as the log writes them. The reference is `__Frames__/<test file>/<name>.jsonl`. `ORIHON_RECORD` controls
/// its writing: `missing` (the default), `failed`, `all` or `never`, which `CI` forces. A test that writes
/// fails, so that none passes by its own record; a difference is reported by frame, row, variable and both
/// values.
///
/// - Parameters:
///   - harness: The scene, at any time; its present frame comes first.
///   - name: The name of the reference: letters, digits, - and _.
///   - filePath: The test's file.
///   - sourceLocation: The place at which issues are shown.
///   - gestures: The input to the scene.
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

/// Compares the drawing commands of the last frame with a reference file beside the test.
///
/// There is one line for each command, with element, frame, clip and content. The reference is
/// `__Frames__/<test file>/<name>.txt`; it is written under the same conditions as that of
/// ``assertFrames(of:matches:filePath:sourceLocation:_:)``.
///
/// - Parameters:
///   - harness: The scene.
///   - name: The name of the reference: letters, digits, - and _.
///   - filePath: The test's file.
///   - sourceLocation: The place at which issues are shown.
public func assertDisplayList(
  of harness: StageHarness, matches name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  ReferenceText(name, suffix: "txt", besideTest: filePath)
    .assert(harness.stage.displayList.description, at: sourceLocation)
}
