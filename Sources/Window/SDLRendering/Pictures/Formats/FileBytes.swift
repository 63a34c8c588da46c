import Foundation

/// The bytes of a file, indexed from 0.
nonisolated protocol FileBytes: RandomAccessCollection<UInt8> where Index == Int {}

nonisolated extension Array: FileBytes where Element == UInt8 {}
nonisolated extension Data: FileBytes {}

nonisolated extension FileBytes {
  /// Returns a big-endian number of `length` bytes; `nil` where the bytes end before it.
  func bigEndian(at place: Int, _ length: Int) -> Int? {
    guard place >= 0, place <= count - length else { return nil }
    return self[place..<(place + length)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a little-endian number of `length` bytes; `nil` where the bytes end before it.
  func littleEndian(at place: Int, _ length: Int) -> Int? {
    guard place >= 0, place <= count - length else { return nil }
    return self[place..<(place + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns true when the bytes at `place` spell `letters`.
  func says(_ letters: String, at place: Int) -> Bool {
    guard place >= 0, place <= count - letters.utf8.count else { return false }
    return self[place..<(place + letters.utf8.count)].elementsEqual(letters.utf8)
  }

  /// Returns the place of the `>`, outside quotes, that ends a tag begun at `place`; the count where there is none.
  func tagEnd(from place: Int) -> Int {
    var quote: UInt8?
    for place in place..<count {
      let byte = self[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return place
      }
    }
    return count
  }
}
