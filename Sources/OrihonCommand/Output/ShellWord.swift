/// Words of a command line.
nonisolated enum ShellWord {
  /// The word, in quotes where a shell would take it apart.
  static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=,:@+".contains($0)) }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
