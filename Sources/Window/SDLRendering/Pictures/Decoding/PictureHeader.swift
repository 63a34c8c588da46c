import Foundation

/// The header of a picture file: its format, its size where the file gives one, and its orientation.
nonisolated struct PictureHeader: Sendable {
  /// The number of bytes at the start of a file that hold all but the orientation.
  ///
  /// In a JPEG file, comments of any length may come before them. In the formats that are read whole the size
  /// is anywhere.
  static let usualLength = 64

  var format: PictureFormat
  /// The width and height in pixels; `nil` when the bytes end before them.
  var size: (width: Int, height: Int)?
  /// The orientation of the pixels; default `up`.
  var orientation = PictureOrientation.up

  /// Reads `bytes`, the start of a file; `nil` when it is none of the formats.
  init?(_ bytes: [UInt8]) {
    guard let format = PictureFormat(bytes) else { return nil }
    self.format = format
    switch format {
    case .png:
      size = bytes.bigEndian(at: 16, 4).flatMap { width in bytes.bigEndian(at: 20, 4).map { (width, $0) } }
    case .jpeg:
      size = JPEGFrame(bytes).size
      orientation = PictureOrientation(exif: EXIFBlock.inJPEG(bytes))
    case .webP: size = WebPFile.size(bytes)
    case .gif: size = GIFFile.size(bytes)
    case .bmp: size = Self.bmpSize(bytes)
    case .tiff, .avif, .svg: break
    }
  }

  /// Reads a whole file; `nil` when it is none of the formats.
  init?(of file: Data) {
    // Markup may begin with comments.
    let length =
      file.first.map { [0xEF, 0x3C, 0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? false
      ? SVGLimits.beginning : Self.usualLength
    guard let start = PictureHeader([UInt8](file.prefix(length))) else { return nil }
    self = start
    switch format {
    case .png: orientation = PictureOrientation(exif: EXIFBlock.inPNG(file))
    case .webP: orientation = PictureOrientation(exif: EXIFBlock.inWebP(file))
    case .jpeg: if let whole = PictureHeader([UInt8](file)) { self = whole }
    case .gif:
      if let size, size.width * size.height == 0 {
        self.size = GIFFile.frames(of: file, atMost: 1).first.map { ($0.width, $0.height) }
      }
    case .tiff:
      guard let directory = TIFFFile(file) else { return }
      size = directory[.width].flatMap { width in directory[.height].map { (width, $0) } }
      orientation = PictureOrientation(rawValue: directory[.orientation] ?? 1) ?? .up
    case .avif:
      let boxes = AVIFFile(file)
      (size, orientation) = (boxes.size, boxes.orientation)
    case .svg: size = (try? SVGFile(file))?.pixels
    case .bmp: break
    }
  }

  private static func bmpSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    if bytes.littleEndian(at: 14, 4) == 12 {
      return bytes.littleEndian(at: 18, 2).flatMap { width in
        bytes.littleEndian(at: 20, 2).map { (width, $0) }
      }
    }
    guard let width = bytes.littleEndian(at: 18, 4), let height = bytes.littleEndian(at: 22, 4) else {
      return nil
    }
    // A negative height means that the first row is the top one.
    return (width, abs(Int(Int32(truncatingIfNeeded: height))))
  }
}

/// The search for the EXIF block of a picture file, the TIFF structure with the orientation of the pixels.
///
/// Source: EXIF 2.32 for JPEG, the PNG specification 3 for `eXIf`, and the WebP container specification for `EXIF`.
nonisolated enum EXIFBlock {
  /// The bytes before the structure in JPEG files, and in WebP files of some programs.
  private static let mark = Array("Exif\0\0".utf8)

  /// Returns the structure in segment APP1 of a JPEG file; `nil` where there is none.
  static func inJPEG<Bytes: FileBytes>(_ bytes: Bytes) -> Bytes.SubSequence? {
    for segment in JPEGSegments(bytes) where segment.marker == 0xE1 && segment.content.starts(with: mark) {
      return segment.content.dropFirst(mark.count)
    }
    return nil
  }

  /// Returns the structure in the first chunk `eXIf` of a PNG file, before or after the pixels; `nil` without one.
  static func inPNG(_ bytes: Data) -> Data? {
    PictureChunks(png: bytes).first { $0.name == "eXIf" }.map { bytes[$0.content] }
  }

  /// Returns the structure in the first chunk `EXIF` of a WebP file; `nil` where there is none.
  static func inWebP(_ bytes: Data) -> Data? {
    guard bytes.says("VP8X", at: 12) else { return nil }
    let block = PictureChunks(webP: bytes).first { $0.name == "EXIF" }.map { bytes[$0.content] }
    return block.map { $0.starts(with: mark) ? $0.dropFirst(mark.count) : $0 }
  }
}
