public import Documents
package import Foundation
package import LayoutGeometry
package import ScreenInterface

/// A writer of an animated PNG, picture by picture, in memory that does not grow with its length.
///
/// The file gets its name when it is finished. A `BitmapCoding` compresses each picture; this type adds the
/// chunks `acTL`, `fcTL` and `fdAT` of the PNG specification, third edition. Only the rectangle of a picture
/// that differs from the previous one is stored.
public final class AnimatedPNG {
  private struct State {
    /// The header bytes with the pixels' depth and kind, which all pictures share.
    var header: [UInt8] = []
    var last: Bitmap?
    /// The compressed picture that is shown until its duration is known.
    var shown: (chunks: [PNGChunk], box: PixelRect)?
    var frames: UInt32 = 0
    var sequence: UInt32 = 0
  }

  private let url: URL
  private let file: OutputFile
  private let coding: any BitmapCoding
  private let crc = CRC32()
  private var state = State()

  /// Opens a temporary file beside `url`; `coding` compresses the pictures.
  package init(to url: URL, coding: any BitmapCoding) throws(DocumentError) {
    self.url = url
    self.coding = coding
    file = try OutputFile(url)
    do {
      try file.write(Data(PNGChunk.signature))
    } catch {
      file.abandon()
      throw error
    }
  }

  /// Adds a picture shown for `duration` seconds, at most 65; all have the size of the first.
  package func append(_ picture: Bitmap, for duration: TimeInterval) throws(DocumentError) {
    try show(picture)
    try end(after: duration)
  }

  /// Adds a picture that is shown until `end(after:)` sets its duration.
  package func show(_ picture: Bitmap) throws(DocumentError) {
    precondition(state.shown == nil, "the picture before has no duration yet")
    let box: PixelRect
    if let last = state.last {
      precondition(
        picture.width == last.width && picture.height == last.height, "all pictures have the first one's size"
      )
      box = picture.difference(from: last)
    } else {
      box = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
    }
    do {
      let chunks = try pack(picture.cropped(to: box))
      if state.last == nil { try begin(chunks) }
      state.shown = (chunks, box)
    } catch {
      throw unwritable(error)
    }
    state.last = picture
  }

  /// Ends the picture being shown after `duration` seconds, at most 65.
  package func end(after duration: TimeInterval) throws(DocumentError) {
    guard let shown = state.shown else { return }
    state.shown = nil
    do {
      try write(shown.chunks, in: shown.box, for: duration)
    } catch {
      throw unwritable(error)
    }
  }

  /// Finishes the animation and moves it to its place; there must be a picture.
  public func finish() throws(DocumentError) {
    precondition(state.frames > 0, "a film has a picture")
    try put(PNGChunk("IEND", []))
    // The number of pictures follows the signature and IHDR, which have 8 and 25 bytes.
    try file.write(animationControl.encoded(crc), at: 33)
    try file.finish()
  }

  /// Deletes the unfinished animation.
  public func abandon() { file.abandon() }

  /// Writes the chunks before the first picture.
  private func begin(_ chunks: [PNGChunk]) throws {
    guard let header = chunks.first(where: { $0.type == "IHDR" }) else { throw Fault.unpacked }
    state.header = Array(header.body.dropFirst(8))
    try put(header)
    try put(animationControl)
  }

  private func write(_ chunks: [PNGChunk], in box: PixelRect, for duration: TimeInterval) throws {
    guard let header = chunks.first(where: { $0.type == "IHDR" }),
      header.body.dropFirst(8) == state.header[...]
    else { throw Fault.unpacked }
    try put(PNGChunk("fcTL", nextNumber() + control(box, duration)))
    for chunk in chunks where chunk.type == "IDAT" {
      try put(state.frames == 0 ? chunk : PNGChunk("fdAT", nextNumber() + chunk.body))
    }
    state.frames += 1
  }

  /// The chunk with the number of pictures and endless repetition.
  private var animationControl: PNGChunk {
    PNGChunk("acTL", PNGChunk.bytes(state.frames) + PNGChunk.bytes(0))
  }

  /// Returns the bytes with a picture's rectangle and its duration in milliseconds; it replaces the pixels there.
  private func control(_ box: PixelRect, _ duration: TimeInterval) -> [UInt8] {
    let place = [box.width, box.height, box.x, box.y].flatMap { PNGChunk.bytes(UInt32($0)) }
    let milliseconds = UInt32(min(max((duration * 1000).rounded(), 0), 65_535))
    return place + PNGChunk.bytes(milliseconds << 16 | 1000) + [0, 0]
  }

  private func nextNumber() -> [UInt8] {
    defer { state.sequence += 1 }
    return PNGChunk.bytes(state.sequence)
  }

  private func put(_ chunk: PNGChunk) throws(DocumentError) { try file.write(chunk.encoded(crc)) }

  private func pack(_ picture: Bitmap) throws -> [PNGChunk] {
    guard let chunks = PNGChunk.chunks(of: Array(try coding.png(of: picture))) else { throw Fault.unpacked }
    return chunks
  }

  private enum Fault: Error, CustomStringConvertible {
    case unpacked

    var description: String { "the pictures were not packed alike" }
  }

  private func unwritable(_ error: any Error) -> DocumentError {
    if let error = error as? DocumentError { return error }
    return .unwritable(file: url.relativePath, reason: "\(error)")
  }
}

nonisolated extension Bitmap {
  /// Returns the smallest rectangle in which two pictures of one size differ; one pixel if they are equal.
  fileprivate func difference(from other: Bitmap) -> PixelRect {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for row in 0..<height {
      let line = row * width..<(row + 1) * width
      guard pixels[line] != other.pixels[line] else { continue }
      top = min(top, row)
      bottom = row
      for column in 0..<width where self[column, row] != other[column, row] {
        left = min(left, column)
        right = max(right, column)
      }
    }
    guard bottom >= 0 else { return PixelRect(x: 0, y: 0, width: 1, height: 1) }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  package func cropped(to box: PixelRect) -> Bitmap {
    guard box.width != width || box.height != height else { return self }
    var part: [UInt32] = []
    part.reserveCapacity(box.width * box.height)
    for row in box.y..<box.y + box.height {
      part += pixels[row * width + box.x..<row * width + box.x + box.width]
    }
    return Bitmap(width: box.width, height: box.height, pixels: part)
  }
}
