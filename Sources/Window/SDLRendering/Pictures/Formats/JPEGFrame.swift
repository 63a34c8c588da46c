/// The frame header of a JPEG file: the size, the components and Adobe's marker.
nonisolated struct JPEGFrame {
  /// The width and height in pixels.
  private(set) var size: (width: Int, height: Int)?
  /// The number of components a pixel: 1 for grey, 3 for colour, 4 for CMYK.
  private(set) var components = 0
  /// True when the file has Adobe's marker; CMYK values are then inverted.
  private(set) var hasAdobeMarker = false

  /// Reads the segments up to the frame header.
  init(_ bytes: some FileBytes) {
    for segment in JPEGSegments(bytes) {
      let content = Array(segment.content.prefix(16))
      if segment.marker == 0xEE, content.starts(with: Array("Adobe".utf8)) { hasAdobeMarker = true }
      guard (0xC0...0xCF).contains(segment.marker), ![0xC4, 0xC8, 0xCC].contains(segment.marker) else {
        continue
      }
      guard let height = content.bigEndian(at: 1, 2), let width = content.bigEndian(at: 3, 2) else { return }
      size = (width, height)
      components = content.bigEndian(at: 5, 1) ?? 0
    }
  }
}
