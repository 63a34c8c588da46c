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
