package import Foundation

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
