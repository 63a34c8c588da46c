import Documents
import Foundation
import SDLRendering
import ScreenInterface
import Testing
import VisualQA

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
