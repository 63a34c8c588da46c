public import Foundation

/// The libraries and the faces of installed fonts that have drawn text.
public nonisolated struct FontUse: Sendable, Hashable {
  /// A face of a font file.
  public struct Face: Sendable, Hashable {
    /// The family, by the desktop's name.
    public var family: String
    /// The file.
    public var file: URL
    /// The index of the face in the file, from 0.
    public var index: Int
  }

  /// The libraries that shape and rasterise text, with their versions.
  public var engine: String
  /// The faces, sorted by their files' names.
  public var faces: [Face]
}
