import CSDL2
import Foundation
import Glibc

/// A font file with a block cache, shared by all sizes of the font.
///
/// Drawing one glyph reads the same few tables again and again; without the cache each read is a system call.
nonisolated final class FontFile {
  private static let blockSize = 4096
  private static let blockCount = 64

  private let descriptor: Int32
  private let size: Int
  /// The cached blocks, one after the other.
  private let bytes: UnsafeMutablePointer<UInt8>
  /// The number, the length and the last use of the block in each slot.
  private var kept = [(number: Int, length: Int, use: Int)](repeating: (-1, 0, 0), count: blockCount)
  private var uses = 0

  /// Opens a file; `nil` when it cannot be read.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    size = descriptor >= 0 ? Int(lseek(descriptor, 0, SEEK_END)) : -1
    guard size >= 0 else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    bytes = .allocate(capacity: Self.blockSize * Self.blockCount)
  }

  deinit {
    close(descriptor)
    bytes.deallocate()
  }

  /// Copies up to `count` bytes from the offset `place` in the file, and returns their number.
  private func read(_ target: UnsafeMutablePointer<UInt8>, count: Int, at place: Int) -> Int {
    var copied = 0
    while copied < count {
      let position = place + copied
      let (block, length) = block(position / Self.blockSize)
      let start = position % Self.blockSize
      let part = min(count - copied, length - start)
      if part <= 0 { break }
      memcpy(target + copied, block + start, part)
      copied += part
    }
    return copied
  }

  /// Returns a block, reading it in place of the least recently used one if necessary.
  private func block(_ number: Int) -> (UnsafeMutablePointer<UInt8>, length: Int) {
    uses += 1
    var place = 0
    for known in kept.indices {
      if kept[known].number == number {
        kept[known].use = uses
        return (bytes + known * Self.blockSize, kept[known].length)
      }
      if kept[known].use < kept[place].use { place = known }
    }
    let block = bytes + place * Self.blockSize
    let length = pread(descriptor, block, Self.blockSize, number * Self.blockSize)
    kept[place] = (number, max(0, length), uses)
    return (block, max(0, length))
  }

  /// Returns an SDL stream, which keeps the file open; `nil` when SDL has no memory.
  func stream() -> UnsafeMutablePointer<SDL_RWops>? {
    guard let stream = SDL_AllocRW() else { return nil }
    stream.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
    stream.pointee.hidden.unknown.data1 = Unmanaged.passRetained(Cursor(self)).toOpaque()
    stream.pointee.size = { Int64(FontFile.cursor(of: $0)?.file.size ?? -1) }
    stream.pointee.seek = { stream, offset, origin in
      FontFile.cursor(of: stream)?.seek(offset, from: origin) ?? -1
    }
    stream.pointee.read = { stream, target, size, count in
      guard size > 0, let target, let cursor = FontFile.cursor(of: stream) else { return 0 }
      return cursor.read(target.assumingMemoryBound(to: UInt8.self), count: size * count) / size
    }
    stream.pointee.write = { _, _, _, _ in 0 }
    stream.pointee.close = { stream in
      guard let stream else { return -1 }
      if let data = stream.pointee.hidden.unknown.data1 { Unmanaged<Cursor>.fromOpaque(data).release() }
      SDL_FreeRW(stream)
      return 0
    }
    return stream
  }

  private static func cursor(of stream: UnsafeMutablePointer<SDL_RWops>?) -> Cursor? {
    stream?.pointee.hidden.unknown.data1.map { Unmanaged<Cursor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The read position of one stream.
  private final class Cursor {
    let file: FontFile
    private var position = 0

    init(_ file: FontFile) { self.file = file }

    func seek(_ offset: Int64, from origin: Int32) -> Int64 {
      let start = origin == RW_SEEK_CUR ? position : origin == RW_SEEK_END ? file.size : 0
      position = min(max(0, start + Int(offset)), file.size)
      return Int64(position)
    }

    func read(_ target: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
      let read = file.read(target, count: count, at: position)
      position += read
      return read
    }
  }
}
