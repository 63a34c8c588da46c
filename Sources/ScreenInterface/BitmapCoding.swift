public import Foundation

/// The seam through which pictures are packed as PNG files, written, and read back.
@MainActor
public protocol BitmapCoding {
  /// The bytes of a PNG file of `bitmap`.
  func png(of bitmap: Bitmap) throws -> Data

  /// Writes `bitmap` as a PNG file, beside its place and then renamed.
  func write(_ bitmap: Bitmap, to file: URL) throws

  /// Reads a picture file back into pixels.
  func read(_ file: URL) throws -> Bitmap
}
