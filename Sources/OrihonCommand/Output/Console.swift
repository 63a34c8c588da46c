import Foundation

/// Where the program speaks: results on standard output, everything else on standard error.
nonisolated enum Console {
  /// Writes a line of the result.
  static func result(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  /// Writes a line about the result.
  static func note(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
