import Foundation

/// The limits of SVG files, which bound the painting time.
nonisolated enum SVGLimits {
  /// The maximum size of a file in bytes.
  static let bytes = 1 << 22
  /// The number of bytes within which the `svg` element begins, as in SDL_image.
  static let beginning = 4096
  /// The greatest nesting depth of elements.
  static let depth = 100
  /// The greatest count of numbers in a file.
  static let numbers = 250_000
  /// The greatest value of a number in a file; its inverse is the least value that is not zero.
  static let number: Double = 10_000_000
  /// The greatest number of dashes into which the lines of a file can be cut.
  static let dashes: Double = 1_000_000
  /// The greatest product of the elements of a file and the pixels that it covers.
  static let paint: Double = 20_000_000_000

  /// Throws for a file whose painting could take very long.
  static func check(_ file: SVGSanitizer) throws(PictureFailure) {
    if file.depth > depth {
      throw .unpaintable("its elements lie \(file.depth) deep, at most \(depth) are read")
    }
    if file.numbers > numbers {
      throw .unpaintable("it has \(file.numbers) numbers, at most \(numbers) are read")
    }
    if file.largest > number { throw .unpaintable("it has a number above \(Int(number))") }
    // The sum of the numbers bounds the length of a line; an arc is at most one full circle.
    if let dash = file.shortestDash, file.sum * 7 / max(dash, 1e-6) > dashes {
      throw .unpaintable("its lines are cut into more than \(Int(dashes)) dashes")
    }
  }

  /// Throws when painting `elements` elements over the pixels would take too long.
  static func check(elements: Int, width: Int, height: Int) throws(PictureFailure) {
    if Double(elements) * Double(width) * Double(height) > paint {
      throw .unpaintable("\(elements) elements over \(width)×\(height) pixels are too many")
    }
  }
}
