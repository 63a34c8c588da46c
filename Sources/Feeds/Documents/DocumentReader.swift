public import Foundation
import Yams

/// A parser of YAML files that checks their limits.
///
/// These are rejected before any value is read: anything but a regular file, a file over the limits of size
/// and marks, bytes that are not UTF-8, anchors and aliases, nesting over the limit, tabs as indentation, a
/// duplicate key, a second document.
public struct DocumentReader: Sendable, Hashable {
  /// The limits on the size of a document.
  public var limits: DocumentLimits

  /// Creates a reader; `limits` default to those of `DocumentLimits`.
  public init(limits: DocumentLimits = DocumentLimits()) {
    self.limits = limits
  }

  /// Reads a file; messages name it by its relative path, as the caller wrote it.
  public func read(contentsOf url: URL) throws(DocumentError) -> DocumentNode {
    try compose(DocumentText.read(contentsOf: url, limits: limits), file: url.relativePath)
  }

  /// Reads the bytes of `file`.
  public func read(data: Data, file: String) throws(DocumentError) -> DocumentNode {
    try compose(DocumentText.decode(data, file: file, limits: limits), file: file)
  }

  /// Reads the text of `file`.
  public func read(text: String, file: String) throws(DocumentError) -> DocumentNode {
    try read(data: Data(text.utf8), file: file)
  }

  private func compose(_ text: String, file: String) throws(DocumentError) -> DocumentNode {
    do throws(PositionedFault) {
      try checkMarks(of: text)
      let aliasFree = YAMLAliasGuard.masking(text)
      let node = try YAMLTree.compose(aliasFree ?? text, nesting: limits.nesting)
      guard aliasFree != nil else { return node }
      return try YAMLTree.compose(text, nesting: limits.nesting)
    } catch {
      throw .faulty([DocumentFault(file: file, position: error.position, message: error.message)])
    }
  }

  /// Throws for a text with too many values: each takes many times its bytes in memory.
  private func checkMarks(of text: String) throws(PositionedFault) {
    let marks = DocumentLimits.marks(in: text)
    guard marks > limits.marks else { return }
    throw PositionedFault(
      position: .start,
      message: "the file has \(marks) ends of lines, commas, colons and opening brackets; at most "
        + "\(limits.marks) are read")
  }
}

/// A fault with its position but without the name of its file, which the caller adds.
struct PositionedFault: Error {
  var position: DocumentPosition
  var message: String
}

/// The limits on the size of a document; a larger document is rejected without being parsed.
public struct DocumentLimits: Sendable, Hashable {
  /// The largest file, in bytes; default 16 MB (2²⁴ bytes).
  public var bytes: Int
  /// The greatest number of marks: ends of lines, commas, colons and opening brackets; default 4 million.
  public var marks: Int
  /// The deepest nesting of lists and maps; default 64.
  public var nesting: Int
  /// The greatest number of listed faults, after which faults are only counted; default 100.
  public var listedFaults: Int

  /// Creates limits; each defaults to the documented value.
  public init(
    bytes: Int = 16 << 20, marks: Int = 4_000_000, nesting: Int = 64, listedFaults: Int = 100
  ) {
    self.bytes = bytes
    self.marks = marks
    self.nesting = nesting
    self.listedFaults = listedFaults
  }

  /// Returns the number of marks in a text: ends of lines, commas, colons and opening brackets.
  package static func marks(in text: String) -> Int {
    text.utf8.count {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":")
        || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{")
    }
  }
}

/// The reading of a file's text, with limits on its size.
enum DocumentText {
  /// Returns the text of the file at `url`.
  static func read(contentsOf url: URL, limits: DocumentLimits) throws(DocumentError) -> String {
    let data = try InputFile.data(contentsOf: url, limit: FileLimit(bytes: limits.bytes))
    return try decode(data, file: url.relativePath, limits: limits)
  }

  /// Returns the text in `data`, without a byte order mark.
  static func decode(_ data: Data, file: String, limits: DocumentLimits) throws(DocumentError) -> String {
    guard data.count <= limits.bytes else {
      throw .tooLarge(file: file, bytes: data.count, limit: limits.bytes)
    }
    let mark = LineEndings.byteOrderMark
    let content = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    guard let text = String(validating: content, as: UTF8.self) else {
      let position = firstInvalidPosition(in: content)
      throw .faulty([
        DocumentFault(
          file: file, position: position, message: "this byte is not UTF-8; save the file as UTF-8")
      ])
    }
    return text
  }

  private static func firstInvalidPosition(in data: Data) -> DocumentPosition {
    var position = DocumentPosition.start
    var decoder = UTF8()
    var bytes = data.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      if scalar == "\n" {
        position = DocumentPosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    return position
  }
}
