import Foundation

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
