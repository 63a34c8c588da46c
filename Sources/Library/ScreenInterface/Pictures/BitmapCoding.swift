package import Foundation

/// A coding that packs pictures as PNG files and reads them back.
@MainActor
package protocol BitmapCoding {
  /// Returns the bytes of a PNG file of `bitmap`.
  func png(of bitmap: Bitmap) throws -> Data

  /// Returns the pixels of a PNG file's bytes.
  func bitmap(ofPNG png: Data) throws -> Bitmap
}
