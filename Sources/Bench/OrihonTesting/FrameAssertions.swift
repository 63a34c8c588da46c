import Documents
public import Foundation
import Replays
import SDLRendering
import ScreenInterface
import Stage
public import Testing
import VisualQA

/// Compares every frame that `gestures` make with a reference file beside the test.
///
/// A frame contains the offsets, velocities, phases, pages and requests of each row, and all events in
/// between, as the log writes them. The reference is `__Frames__/<test file>/<name>.jsonl`. `ORIHON_RECORD`
/// controls its writing: `missing` (the default), `failed`, `all` or `never`, which `CI` forces. A test that
/// writes a reference fails, so that none passes by its own record. A difference is reported by frame, row,
/// variable and both values, with a page of the curves and the last frame. Nothing is written when a row that
/// the gestures target does not exist.
///
/// - Parameters:
///   - harness: The scene, at any time; its present frame is compared first.
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
  let misses = harness.misses
  try gestures(harness)
  let reference = ReferenceText(name, suffix: "jsonl", besideTest: filePath)
  guard harness.misses == misses else { return reference.file.tellMissed(at: sourceLocation) }
  reference.assert(
    text, still: { try? StillPicture(of: harness.stage, scale: 1) }, doubts: harness.doubts,
    at: sourceLocation)
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
  let reference = ReferenceText(name, suffix: "txt", besideTest: filePath)
  guard harness.misses == 0 else { return reference.file.tellMissed(at: sourceLocation) }
  reference.assert(
    harness.stage.displayList.description, still: { try? StillPicture(of: harness.stage, scale: 1) },
    doubts: harness.doubts, at: sourceLocation)
}

/// Compares a picture of the last frame with a reference picture beside the test.
///
/// Text is drawn as blocks, so the picture needs no font and is the same on every machine. The scene's
/// pictures are drawn as if they had been loaded from the beginning; one that cannot be read is reported by
/// its path and the reason. The reference is `__Frames__/<test file>/<name>.png`; it is written under the
/// same conditions as that of ``assertFrames(of:matches:filePath:sourceLocation:_:)``. A difference is
/// reported with a page that shows the reference, the actual picture and their difference.
///
/// - Parameters:
///   - harness: The scene.
///   - name: The name of the reference: letters, digits, - and _.
///   - scale: The number of pixels per point; default 1.
///   - precision: The fraction of pixels that must be equal; default 1, all of them.
///   - filePath: The test's file.
///   - sourceLocation: The place at which issues are shown.
public func assertStill(
  of harness: StageHarness, matches name: String, scale: CGFloat = 1,
  precision: Double = 1, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let tolerance = PictureTolerance([.precision: precision], origin: "precision")
  let reference = ReferenceStill(name, within: tolerance, besideTest: filePath)
  guard harness.misses == 0 else { return reference.file.tellMissed(at: sourceLocation) }
  do {
    try reference.assert(
      StillPicture(of: harness.stage, scale: scale), doubts: harness.doubts, at: sourceLocation)
  } catch {
    Issue.record("the scene cannot be drawn: \(error)", sourceLocation: sourceLocation)
  }
}

/// A reference picture of a test.
struct ReferenceStill {
  /// The reference file.
  let file: ReferenceFile
  private let tolerance: PictureTolerance

  /// Creates the reference named `name` of the tests in the file `test`.
  init(
    _ name: String, within tolerance: PictureTolerance, besideTest test: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    file = ReferenceFile(
      name, suffix: "png", limit: .picture, besideTest: test, environment: environment)
    self.tolerance = tolerance
  }

  /// Compares a picture with the reference, and writes the reference if the settings allow it.
  func check(_ picture: StillPicture) throws -> ReferenceFile.Verdict {
    file.check(try picture.png()) { reference in
      let expected = try PNGFile().bitmap(ofPNG: reference)
      let comparison = PictureComparison(picture.bitmap, from: expected, within: tolerance)
      return comparison.passes ? nil : comparison.difference?.description ?? "the pictures differ"
    }
  }

  /// Compares a picture with the reference, and records a difference as an issue.
  ///
  /// `doubts` are messages on why the same gestures can give another result; pictures that cannot be read are
  /// reported after them.
  func assert(_ picture: StillPicture, doubts: [String] = [], at place: SourceLocation) throws {
    let verdict = try check(picture)
    var page: URL?
    if case .differs(let difference, _) = verdict {
      page = FailureReport(of: file, saying: difference).write(picture: picture)
    }
    file.tell(verdict, page: page, doubts: doubts + picture.unreadable, at: place)
  }
}

/// A reference text of a test: the frames of gestures, or a display list.
struct ReferenceText {
  /// The reference file.
  let file: ReferenceFile

  /// Creates the reference named `name` of the tests in the file `test`.
  init(
    _ name: String, suffix: String, besideTest test: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    file = ReferenceFile(name, suffix: suffix, besideTest: test, environment: environment)
  }

  /// Compares a text with the reference, and writes the reference if the settings allow it.
  func check(_ text: String) -> ReferenceFile.Verdict {
    file.check(Data(text.utf8)) { reference in
      FrameDifference(text, from: String(decoding: reference, as: UTF8.self))?.description
    }
  }

  /// Compares a text with the reference, and records a difference as an issue.
  ///
  /// `still` is shown in the report's page, beside the curve of the scroll view that differs. `doubts` are
  /// messages on why the same gestures can give another result.
  func assert(
    _ text: String, still: () -> StillPicture?, doubts: [String] = [], at place: SourceLocation
  ) {
    let verdict = check(text)
    var page: URL?
    if case .differs(let difference, let actual) = verdict {
      page = FailureReport(of: file, saying: difference).write(
        text: text, actual: actual, picture: still())
    }
    file.tell(verdict, page: page, doubts: doubts, at: place)
  }
}
