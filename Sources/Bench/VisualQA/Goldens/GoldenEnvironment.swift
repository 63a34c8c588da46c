package import Documents
package import Foundation
package import ScreenInterface
package import Stage

/// The services that a golden run needs: it makes scenes, loads pictures and paints.
package protocol GoldenEnvironment: AnyObject {
  /// Creates a scenario's scene in a variant, at its beginning; the next painted pictures belong to it.
  func stage(of scenario: GoldenScenario, in variant: GoldenVariant) throws(DocumentError) -> Stage

  /// Decodes a picture for the scene that was created last.
  func load(_ request: PictureRequest) -> PictureOutcome

  /// Updates the last painted picture to a list, and returns a closure that copies the picture.
  ///
  /// The closure returns `nil` without a renderer.
  func paint(_ list: DisplayList, update: FrameUpdate, scale: CGFloat) -> @MainActor () -> Bitmap?

  /// The fonts used for text so far; `nil` for block text, which uses none.
  var fonts: GoldenFonts? { get }
}
