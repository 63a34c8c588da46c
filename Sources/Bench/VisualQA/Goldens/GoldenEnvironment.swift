package import Documents
package import Foundation
public import Replays
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

/// The fonts that a picture was drawn with, identified by their content, not by their location.
///
/// A picture with real fonts is compared only on a machine with the same fonts.
public nonisolated struct GoldenFonts: Sendable, Hashable {
  /// A face of a font file.
  public struct Face: Sendable, Hashable {
    /// The family name.
    public var family: String
    /// The name of the file, without its folder.
    public var file: String
    /// The index of the face in its file, from 0.
    public var index: Int
    /// The hash of the whole file.
    public var hash: ContentHash

    /// Creates the identity of a face.
    public init(family: String, file: String, index: Int, hash: ContentHash) {
      self.family = family
      self.file = file
      self.index = index
      self.hash = hash
    }
  }

  /// The text shaping and rasterizing libraries with versions; empty when no font is installed.
  public var engine: String
  /// The faces that were used.
  public var faces: [Face]

  /// Creates a record.
  public init(engine: String = "", faces: [Face] = []) {
    self.engine = engine
    self.faces = faces
  }

  /// The text file that is stored beside a picture.
  public var text: String {
    let list = faces.map { face in
      [
        "family": .string(face.family), "file": .string(face.file), "index": .number(face.index),
        "hash": .string(face.hash.description),
      ] as JSONValue
    }
    return (["engine": .string(engine), "fonts": .array(list)] as JSONValue).indentedText(decimals: 0)
  }
}
