import Foundation

/// The limits of SVG files, which keep the time of painting within bounds.
nonisolated enum SVGLimits {
  /// The greatest number of bytes of a file.
  static let bytes = 1 << 22
  /// The bytes among which the `svg` element begins, as SDL_image has it.
  static let beginning = 4096
  /// The greatest depth of elements within elements.
  static let depth = 100
  /// The greatest count of numbers in a file.
  static let numbers = 250_000
  /// The greatest number that is written in a file, and the least that is not zero is its inverse.
  static let number: Double = 10_000_000
  /// The greatest number of dashes into which the lines of a file can be cut.
  static let dashes: Double = 1_000_000
  /// The greatest product of the elements of a file and the pixels that it covers.
  static let paint: Double = 20_000_000_000

  /// Refuses a file whose painting could take very long.
  static func check(_ file: SVGCleaning) throws(PictureFailure) {
    if file.depth > depth {
      throw .unpaintable("its elements lie \(file.depth) deep, at most \(depth) are read")
    }
    if file.numbers > numbers {
      throw .unpaintable("it has \(file.numbers) numbers, at most \(numbers) are read")
    }
    if file.largest > number { throw .unpaintable("it has a number above \(Int(number))") }
    // No line is longer than the sum of the numbers allows; an arc goes at most once around.
    if let dash = file.shortestDash, file.sum * 7 / max(dash, 1e-6) > dashes {
      throw .unpaintable("its lines are cut into more than \(Int(dashes)) dashes")
    }
  }

  /// Refuses to paint so many elements over so many pixels.
  static func check(elements: Int, width: Int, height: Int) throws(PictureFailure) {
    if Double(elements) * Double(width) * Double(height) > paint {
      throw .unpaintable("\(elements) elements over \(width)×\(height) pixels are too many")
    }
  }
}
