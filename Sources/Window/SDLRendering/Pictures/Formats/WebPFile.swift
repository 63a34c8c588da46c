import Foundation

/// The parser of a WebP file's structure: its canvas and its frames.
///
/// Source: WebP container specification.
nonisolated enum WebPFile {
  /// Returns the size of the canvas; `nil` where the bytes end before it.
  static func size(_ bytes: some FileBytes) -> (width: Int, height: Int)? {
    if bytes.says("VP8X", at: 12) {
      guard let width = bytes.littleEndian(at: 24, 3), let height = bytes.littleEndian(at: 27, 3) else {
        return nil
      }
      return (width + 1, height + 1)
    }
    if bytes.says("VP8L", at: 12) {
      guard let bits = bytes.littleEndian(at: 21, 4) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard let width = bytes.littleEndian(at: 26, 2), let height = bytes.littleEndian(at: 28, 2) else {
      return nil
    }
    return (width & 0x3FFF, height & 0x3FFF)
  }

  /// Returns the frames of an animation, at most `limit` of them; none for a still picture.
  static func frames(of data: Data, atMost limit: Int) -> [AnimationFrame] {
    guard data.says("VP8X", at: 12), let flags = data.littleEndian(at: 20, 1), flags & 2 != 0 else {
      return []
    }
    return PictureChunks(webP: data).lazy.filter { $0.name == "ANMF" }.prefix(limit).compactMap { chunk in
      frame(chunk.content, in: data)
    }
  }

  private static func frame(_ content: Range<Int>, in data: Data) -> AnimationFrame? {
    guard content.count > 16 else { return nil }
    func number(_ place: Int, _ length: Int = 3) -> Int {
      data.littleEndian(at: content.lowerBound + place, length) ?? 0
    }
    let (width, height) = (number(6) + 1, number(9) + 1)
    let flags = number(15, 1)
    let parts = PictureChunks(webP: data, in: (content.lowerBound + 16)..<content.upperBound)
    let pixels = parts.filter { ["ALPH", "VP8 ", "VP8L"].contains($0.name) }
    // The header has the size, which the pixels must match.
    var body = Data("WEBPVP8X".utf8)
    for (value, length) in [(10, 4), (0x10, 4), (width - 1, 3), (height - 1, 3)] {
      body += little(value, length)
    }
    for part in pixels {
      body += data[part.whole]
      if part.whole.count % 2 == 1 { body.append(0) }
    }
    return AnimationFrame(
      x: 2 * number(0), y: 2 * number(3), width: width, height: height, milliseconds: number(12),
      disposal: flags & 1 == 1 ? .clear : .keep, isBlended: flags & 2 == 0,
      file: Data("RIFF".utf8) + little(body.count, 4) + body)
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
