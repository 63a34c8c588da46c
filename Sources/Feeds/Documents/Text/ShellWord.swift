/// The quoting of arguments for a shell.
package nonisolated enum ShellWord {
  /// Returns the argument, in quotes if a shell would split or change it.
  package static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=,:@+".contains($0)) }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
