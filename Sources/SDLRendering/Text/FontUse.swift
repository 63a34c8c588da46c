public import Foundation

/// What text was set with: the libraries and the faces of installed fonts.
public nonisolated struct FontUse: Sendable, Hashable {
  /// One face of a font file.
  public struct Face: Sendable, Hashable {
    /// The family, as the desktop names it.
    public var family: String
    /// The file.
    public var file: URL
    /// Which face of the file, from 0.
    public var index: Int
  }

  /// The libraries that shape and rasterise, with their versions.
  public var engine: String
  /// The faces, by their files' names.
  public var faces: [Face]
}
