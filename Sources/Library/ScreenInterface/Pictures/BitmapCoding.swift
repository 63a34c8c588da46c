package import Foundation

/// A codec for PNG files.
@MainActor
package protocol BitmapCoding {
  /// Returns the bytes of a PNG file of `bitmap`.
  func png(of bitmap: Bitmap) throws -> Data

  /// Returns the pixels of a PNG file's bytes.
  func bitmap(ofPNG png: Data) throws -> Bitmap
}
