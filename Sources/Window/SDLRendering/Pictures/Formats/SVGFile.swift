import Foundation
import ScreenInterface

/// A sanitized SVG file: without comments, scripts, entities and external images.
///
/// SDL_image's renderer draws elements inside comments and clip definitions, so these are removed first.
nonisolated struct SVGFile {
  /// The width and height, as the renderer reads them; `nil` when the file has none.
  private(set) var size: (width: Double, height: Double)?
  /// The sanitized bytes for the renderer.
  let painted: Data
  /// The number of painted elements, by which the painting time is estimated.
  let elements: Int

  /// Reads a file.
  ///
  /// - Throws: `PictureFailure.damaged` for a truncated file, `.unpaintable` beyond the limits.
  init(_ data: Data) throws(PictureFailure) {
    guard data.count <= SVGLimits.bytes else {
      throw .unpaintable("it has \(data.count) bytes, at most \(SVGLimits.bytes) are read as SVG")
    }
    var cleaning = SVGSanitizer([UInt8](data))
    try cleaning.clean()
    try SVGLimits.check(cleaning)
    painted = Data(SVGGradients(cleaning.kept).rewritten)
    elements = cleaning.elements
    size = Self.size(of: cleaning.root)
  }

  /// The intrinsic size in pixels, clamped to the allowed sizes of pictures.
  var pixels: (width: Int, height: Int)? {
    guard let size else { return nil }
    let least = Double(PictureFailure.shortestSide) / min(size.width, size.height)
    let most = min(
      Double(PictureFailure.longestSide) / max(size.width, size.height),
      (Double(PictureExtent.limit) / (size.width * size.height)).squareRoot())
    let scale = min(max(1, least), most)
    return (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  /// Returns true when the bytes are markup with an `svg` element near the beginning.
  static func begins(_ bytes: some FileBytes) -> Bool {
    let start = [UInt8](bytes.prefix(SVGLimits.beginning))
    let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start[...]
    guard text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) == UInt8(ascii: "<") else {
      return false
    }
    return Data(text).range(of: Data("<svg".utf8)) != nil
  }

  /// Returns the size of an `svg` element: the `width` and `height` attributes, else those of its view box.
  private static func size(of root: String) -> (width: Double, height: Double)? {
    let box = attribute("viewBox", of: root)?.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap {
      Double($0)
    }
    let view = box?.count == 4 ? box : nil
    func side(_ name: String, _ place: Int) -> Double? {
      attribute(name, of: root).flatMap(length) ?? view?[place]
    }
    guard let width = side("width", 2), let height = side("height", 3), width > 0, height > 0,
      width.isFinite, height.isFinite
    else { return nil }
    return (width, height)
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    for quote in ["\"", "'"] {
      guard let start = tag.range(of: "[\\s]\(name)\\s*=\\s*\(quote)", options: .regularExpression) else {
        continue
      }
      return String(tag[start.upperBound...].prefix { String($0) != quote })
    }
    return nil
  }

  /// Returns a length in pixels; `nil` for a relative one, such as a percentage.
  private static func length(_ text: String) -> Double? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let unit = String(trimmed.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
    let pixels = [
      "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
    ]
    guard let scale = pixels[unit], let value = Double(trimmed.dropLast(unit.count)), value > 0 else {
      return nil
    }
    return value * scale
  }
}

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
