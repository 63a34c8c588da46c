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

  /// Adds a text, which programs that show pictures pass over; `keyword` and the text are ASCII.
  package func add(_ text: String, keyword: String) throws(DocumentError) {
    try put(PNGChunk("tEXt", Array(keyword.utf8) + [0] + Array(text.utf8)))
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

extension AnimatedPNG {
  /// A picture and the duration for which it is shown, in seconds.
  package typealias Shown = (picture: Bitmap, duration: TimeInterval)

  /// Returns the text that a file has under a keyword; `nil` for none.
  package nonisolated static func text(_ keyword: String, of png: Data) -> String? {
    let start = Array(keyword.utf8) + [0]
    let chunk = PNGChunk.chunks(of: Array(png))?.first { $0.type == "tEXt" && $0.body.starts(with: start) }
    return chunk.map { String(decoding: $0.body.dropFirst(start.count), as: UTF8.self) }
  }

  /// Returns the bytes of an animation, which is made in a temporary file; there must be a picture.
  ///
  /// `text` is added under its keyword.
  package static func data(
    of pictures: [Shown], coding: any BitmapCoding, text: (keyword: String, text: String)? = nil
  ) throws(DocumentError) -> Data {
    let name = "orihon-film-\(ProcessInfo.processInfo.processIdentifier)"
    let file = UniqueFileName.named(name, "png", in: FileManager.default.temporaryDirectory)
    defer { try? FileManager.default.removeItem(at: file) }
    let animation = try AnimatedPNG(to: file, coding: coding)
    do throws(DocumentError) {
      for shown in pictures { try animation.append(shown.picture, for: shown.duration) }
      if let text { try animation.add(text.text, keyword: text.keyword) }
      try animation.finish()
    } catch {
      animation.abandon()
      throw error
    }
    return try InputFile.data(contentsOf: file, limit: .picture)
  }
}

/// One chunk of a PNG file: its type of four letters and its bytes.
nonisolated struct PNGChunk: Hashable {
  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The four letters of the type.
  let type: String
  /// The bytes of the chunk, without length, type and checksum.
  let body: [UInt8]

  init(_ type: String, _ body: [UInt8]) {
    self.type = type
    self.body = body
  }

  /// Returns the chunks of a whole file; `nil` when it is no PNG.
  static func chunks(of file: [UInt8]) -> [PNGChunk]? {
    guard file.starts(with: signature) else { return nil }
    var chunks: [PNGChunk] = []
    var index = signature.count
    while index + 12 <= file.count {
      let length = Int(number(file[index..<index + 4]))
      guard index + 12 + length <= file.count,
        let type = String(validating: file[index + 4..<index + 8], as: UTF8.self)
      else { return nil }
      chunks.append(PNGChunk(type, Array(file[index + 8..<index + 8 + length])))
      index += 12 + length
    }
    return index == file.count ? chunks : nil
  }

  /// Returns the chunk as bytes of a file: length, letters, body, checksum.
  func encoded(_ crc: CRC32) -> Data {
    let content = Array(type.utf8) + body
    return Data(Self.bytes(UInt32(body.count)) + content + Self.bytes(crc.checksum(of: content)))
  }

  /// Returns a number as four bytes in big-endian order.
  static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  /// Returns the number in four bytes in big-endian order.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
