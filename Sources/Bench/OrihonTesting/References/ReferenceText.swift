import Foundation
import Testing

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
