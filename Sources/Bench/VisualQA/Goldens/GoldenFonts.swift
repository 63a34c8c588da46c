import Documents
public import Replays

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
