public import Documents
public import Foundation
public import LayoutGeometry
public import ScreenInterface
public import Stage

/// What a golden run needs from outside: scenes, and pixels.
public protocol GoldenStaging: AnyObject {
  /// Makes a scenario's scene in some surroundings, at its beginning; what is painted next belongs to it.
  func stage(of scenario: GoldenScenario, in variant: GoldenVariant) throws(DocumentError) -> Stage

  /// Decodes a picture for the scene that was made last.
  func load(_ request: PictureRequest) -> PictureOutcome

  /// Paints `damage` of a list over what was painted last, and returns all of it; `nil` where nothing paints.
  func paint(_ list: DisplayList, damage: [PixelRect], scale: CGFloat) -> Bitmap?

  /// The fonts that text was drawn with so far; `nil` for block text, which knows none.
  var fonts: GoldenFonts? { get }
}
