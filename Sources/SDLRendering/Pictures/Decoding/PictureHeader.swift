import Foundation

/// The beginning of a picture file: its format and, if it says so, its size.
nonisolated struct PictureHeader: Sendable {
  /// The formats that can be read.
  enum Format: String, Sendable, Hashable {
    case png = "PNG"
    case jpeg = "JPG"
    case webP = "WEBP"
  }

  /// The bytes at the start of a file that tell all but the orientation; in a JPEG file, remarks of any length may come
  /// before.
  static let usualLength = 64

  var format: Format
  /// The width and height in pixels; `nil` when the bytes end before them.
  var size: (width: Int, height: Int)?
  /// The turn with which the pixels are to be shown; by default as they are.
  var orientation = PictureOrientation.up

  /// Reads `bytes`, the start of a file; `nil` when it is none of the formats.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      size = Self.bigEndian(bytes, 16, 4).flatMap { width in
        Self.bigEndian(bytes, 20, 4).map { (width, $0) }
      }
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      size = Self.jpegSize(bytes)
      orientation = PictureOrientation(exif: EXIFBlock.inJPEG(bytes))
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      format = .webP
      size = Self.webPSize(bytes)
    } else {
      return nil
    }
  }

  /// Reads a whole file; `nil` when it is none of the formats.
  init?(of file: Data) {
    guard let start = PictureHeader([UInt8](file.prefix(Self.usualLength))) else { return nil }
    self = start
    switch format {
    case .png: orientation = PictureOrientation(exif: EXIFBlock.inPNG(file))
    case .webP: orientation = PictureOrientation(exif: EXIFBlock.inWebP(file))
    case .jpeg: if let whole = PictureHeader([UInt8](file)) { self = whole }
    }
  }

  private static func bigEndian(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    return bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    return bytes[start..<(start + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Walks the segments to the frame header and returns its size.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame, let height = bigEndian(bytes, place + 5, 2), let width = bigEndian(bytes, place + 7, 2) {
        return (width, height)
      }
      guard let length = bigEndian(bytes, place + 2, 2), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  private static func webPSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let kind = bytes.dropFirst(12).prefix(4)
    if kind.elementsEqual("VP8X".utf8) {
      guard let width = littleEndian(bytes, 24, 3), let height = littleEndian(bytes, 27, 3) else {
        return nil
      }
      return (width + 1, height + 1)
    }
    if kind.elementsEqual("VP8L".utf8) {
      guard let bits = littleEndian(bytes, 21, 4) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard let width = littleEndian(bytes, 26, 2), let height = littleEndian(bytes, 28, 2) else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }
}
