import Foundation

/// The bytes of a file from its beginning on.
nonisolated protocol FileBytes: RandomAccessCollection<UInt8> where Index == Int {}

nonisolated extension Array: FileBytes where Element == UInt8 {}
nonisolated extension Data: FileBytes {}

nonisolated extension FileBytes {
  /// Returns a number of `length` bytes, the highest first; `nil` where the bytes end before it.
  func bigEndian(at place: Int, _ length: Int) -> Int? {
    guard place >= 0, place <= count - length else { return nil }
    return self[place..<(place + length)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a number of `length` bytes, the lowest first; `nil` where the bytes end before it.
  func littleEndian(at place: Int, _ length: Int) -> Int? {
    guard place >= 0, place <= count - length else { return nil }
    return self[place..<(place + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns true when these letters stand at `place`.
  func says(_ letters: String, at place: Int) -> Bool {
    guard place >= 0, place <= count - letters.utf8.count else { return false }
    return self[place..<(place + letters.utf8.count)].elementsEqual(letters.utf8)
  }
}
