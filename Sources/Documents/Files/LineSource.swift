package import Foundation

/// Reads the lines of a file one by one, so that a file of any length takes little memory.
package struct LineSource {
  private var input: InputFile
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var isOver = false
  /// The number of the last line read, from 1.
  package private(set) var number = 0
  /// True when the last line read ended with a line feed.
  package private(set) var isComplete = true

  /// Opens a file of at most `size`; a line of more than `limit` bytes is a fault when it is reached.
  package init(_ url: URL, limit: Int, of size: FileLimit = .lines) throws(DocumentError) {
    input = try InputFile(url, limit: size)
    self.limit = limit
  }

  /// The next line without its line feed; `nil` after the last.
  package mutating func next() throws(DocumentError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        number += 1
        return Array(buffer[start..<end])
      }
      guard buffer.count - start <= limit else {
        throw .faulty([
          DocumentFault(
            file: input.name, position: DocumentPosition(line: number + 1, column: 1),
            message: "this line has more than \(limit) bytes; it is not read")
        ])
      }
      searched = buffer.count - start
      buffer.removeFirst(start)
      start = 0
      guard try fill() else { return last() }
    }
  }

  private mutating func last() -> [UInt8]? {
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    number += 1
    isComplete = false
    return Array(buffer[start...])
  }

  private mutating func fill() throws(DocumentError) -> Bool {
    guard !isOver else { return false }
    let data = try input.read(upToCount: 1 << 16)
    isOver = data.isEmpty
    buffer += data
    return !isOver
  }

  /// Closes the file.
  package func close() { input.close() }
}
