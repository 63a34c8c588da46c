import Foundation

/// A test file of Unicode's, as Debian's `unicode-data` installs it.
nonisolated enum UnicodeFile {
  static let lineBreaks = "auxiliary/LineBreakTest.txt"
  static let bidi = "BidiCharacterTest.txt"

  private static let folder = URL(fileURLWithPath: "/usr/share/unicode")

  /// True where the file is installed.
  static func isInstalled(_ name: String) -> Bool {
    FileManager.default.isReadableFile(atPath: folder.appendingPathComponent(name).path)
  }

  /// Returns the lines of a file without its remarks.
  static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: true)
      .compactMap { line in
        let text = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : text
      }
  }

  /// Returns the scalars of hexadecimal numbers.
  static func scalars(_ words: some Sequence<Substring>) -> [Unicode.Scalar] {
    words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }
}
