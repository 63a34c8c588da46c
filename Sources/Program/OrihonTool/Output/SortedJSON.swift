import Documents
import Foundation

/// A JSON encoder with sorted keys, so that equal values give equal texts.
nonisolated enum SortedJSON {
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Writes a value to a file; `-` is standard output.
  static func write(_ value: some Encodable, to path: String) throws {
    let text = try text(value)
    if path == "-" { return try Console.results(text) }
    try OutputFile.write(text + "\n", to: URL(fileURLWithPath: path))
  }
}
