public import Foundation

/// The seam through which pictures are written and read back as files.
@MainActor
public protocol BitmapCoding {
  /// Writes `bitmap` as a PNG file, beside its place and then renamed.
  func write(_ bitmap: Bitmap, to file: URL) throws

  /// Reads a picture file back into pixels.
  func read(_ file: URL) throws -> Bitmap
}
