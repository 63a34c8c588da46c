package import Documents
package import Foundation
package import ScreenInterface
package import Stage

/// The outside services of a golden run: scenes, and pixels.
package protocol GoldenEnvironment: AnyObject {
  /// Makes a scenario's scene in a variant, at its beginning; the next pictures painted belong to it.
  func stage(of scenario: GoldenScenario, in variant: GoldenVariant) throws(DocumentError) -> Stage

  /// Decodes a picture for the scene that was made last.
  func load(_ request: PictureRequest) -> PictureOutcome

  /// Brings the last picture up to a list by an update, and returns what copies it.
  ///
  /// It copies `nil` when nothing paints.
  func paint(_ list: DisplayList, update: FrameUpdate, scale: CGFloat) -> @MainActor () -> Bitmap?

  /// The fonts used for text so far; `nil` for block text, which uses none.
  var fonts: GoldenFonts? { get }
}
