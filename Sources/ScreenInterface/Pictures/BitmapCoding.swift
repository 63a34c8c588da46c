public import Foundation

/// The seam through which pictures are packed as PNG files and read back.
@MainActor
public protocol BitmapCoding {
  /// The bytes of a PNG file of `bitmap`.
  func png(of bitmap: Bitmap) throws -> Data

  /// The pixels of a PNG file's bytes.
  func bitmap(ofPNG png: Data) throws -> Bitmap
}
