import Foundation

/// A JSON encoder with sorted keys, so that equal values give equal texts.
package nonisolated enum SortedJSON {
  /// Returns a value as indented JSON.
  package static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
