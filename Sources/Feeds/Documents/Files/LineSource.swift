package import Foundation

/// A reader of a file's lines one by one, so that a file of any length takes little memory.
///
/// Line endings are those of `LineEndings`, and a leading byte order mark is skipped.
package struct LineSource {
  /// The file; `nil` where all of its bytes are in `buffer`.
  private var input: InputFile?
  private let name: String
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var isOver = false
  /// True when the last line read ended with a carriage return; a line feed that follows belongs to it.
  private var isAfterReturn = false
  /// The number of the last line read, from 1.
  package private(set) var number = 0
  /// True when the last line read had a line ending.
  package private(set) var isComplete = true

  /// Opens a file of at most `size`; a line of more than `limit` bytes is a fault when it is reached.
  package init(_ url: URL, limit: Int, of size: FileLimit = .lines) throws(DocumentError) {
    input = try InputFile(url, limit: size)
    name = url.relativePath
    self.limit = limit
  }

  /// Reads bytes that were read before, of a file called `name`.
  package init(_ data: Data, name: String, limit: Int) {
    self.name = name
    self.limit = limit
    buffer = Array(data)
    isOver = true
    if buffer.starts(with: LineEndings.byteOrderMark) { start = LineEndings.byteOrderMark.count }
  }

  /// Returns the next line without its ending; `nil` after the last.
  package mutating func next() throws(DocumentError) -> [UInt8]? {
    if number == 0, start == 0, buffer.isEmpty { try skipMark() }
    var searched = start
    while true {
      if isAfterReturn, start < buffer.count {
        if buffer[start] == LineEndings.lineFeed { start += 1 }
        (isAfterReturn, searched) = (false, start)
      }
      let end = buffer[searched...].firstIndex {
        $0 == LineEndings.lineFeed || $0 == LineEndings.carriageReturn
      }
      if let end {
        defer { start = end + 1 }
        isAfterReturn = buffer[end] == LineEndings.carriageReturn
        number += 1
        return Array(buffer[start..<end])
      }
      guard buffer.count - start <= limit else {
        throw .faulty([
          DocumentFault(
            file: name, position: DocumentPosition(line: number + 1, column: 1),
            message: "this line has more than \(limit) bytes; it is not read")
        ])
      }
      searched = buffer.count - start
      buffer.removeFirst(start)
      start = 0
      guard try fill() else { return last() }
    }
  }

  private mutating func skipMark() throws(DocumentError) {
    while buffer.count < LineEndings.byteOrderMark.count, try fill() {}
    if buffer.starts(with: LineEndings.byteOrderMark) { start = LineEndings.byteOrderMark.count }
  }

  private mutating func last() -> [UInt8]? {
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    number += 1
    isComplete = false
    return Array(buffer[start...])
  }

  private mutating func fill() throws(DocumentError) -> Bool {
    guard !isOver, let data = try input?.read(upToCount: 1 << 16) else { return false }
    isOver = data.isEmpty
    buffer += data
    return !isOver
  }

  /// Closes the file.
  package func close() { input?.close() }
}

/// The normalization of line endings before a comparison, since git and editors may change them.
///
/// A line feed, a carriage return and both together are equal line endings. A leading byte order mark is
/// ignored, and so is the end of the last line, which may be missing.
package enum LineEndings {
  /// The byte order mark that some editors write before a text in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the lines of a text; an empty text has one empty line.
  package static func lines(of text: String) -> [Substring] {
    let whole =
      text.unicodeScalars.first == "\u{FEFF}" ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
    var lines = Substring(whole).split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns a text in normalized form: without a byte order mark, and with line feeds.
  package static func unified(_ text: Data) -> Data {
    let content = text.starts(with: byteOrderMark) ? text.dropFirst(byteOrderMark.count) : text
    guard content.contains(Self.carriageReturn) else { return Data(content) }
    var unified = Data(capacity: content.count)
    var isAfterReturn = false
    for byte in content {
      defer { isAfterReturn = byte == carriageReturn }
      if byte == lineFeed, isAfterReturn { continue }
      unified.append(byte == carriageReturn ? lineFeed : byte)
    }
    return unified
  }

  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
