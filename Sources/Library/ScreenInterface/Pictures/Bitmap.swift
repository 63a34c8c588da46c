package import Foundation

/// A picture in memory: opaque pixels as `0xAARRGGBB`, row by row from the top left.
public struct Bitmap: Sendable, Hashable {
  /// The pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, `width * height` of them.
  public var pixels: [UInt32]

  /// Creates a bitmap; there must be `width * height` pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap of \(width)×\(height) has \(pixels.count) pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a bitmap of one colour.
  package init(width: Int, height: Int, color: UInt32 = 0xFF00_0000) {
    self.init(width: width, height: height, pixels: Array(repeating: color, count: width * height))
  }

  /// The pixel in column `x` of row `y`.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}

/// A codec for PNG files.
@MainActor
package protocol BitmapCoding {
  /// Returns the bytes of a PNG file of `bitmap`.
  func png(of bitmap: Bitmap) throws -> Data

  /// Returns the pixels of a PNG file's bytes.
  func bitmap(ofPNG png: Data) throws -> Bitmap
}
