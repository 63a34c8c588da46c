/// The escaping of names and values, so that they cannot control a terminal or reverse the text direction.
///
/// A control character becomes `\u001b`, which is also its spelling in JSON and YAML.
public enum EscapedText {
  /// Returns the text on one line, with line ends escaped too.
  public static func line(_ text: String) -> String { escaped(text) { isHidden($0) } }

  /// Returns the text with its line feeds and tabs kept.
  public static func lines(_ text: String) -> String {
    escaped(text) { isHidden($0) && $0 != "\n" && $0 != "\t" }
  }

  /// Returns a value for a message, truncated to at most sixty characters.
  package static func shortened(_ text: String) -> String {
    text.utf8.count > 60 && text.count > 60 ? text.prefix(57) + "…" : text
  }

  /// Returns true for a character that is invisible or changes the display of others.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Control characters, and the ends of lines and paragraphs.
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    // Characters that change the text direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Byte order marks, annotation marks, and code points that are no characters.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// Returns the character as `\u` and four hexadecimal digits.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func escaped(_ text: String, _ isRefused: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: isRefused) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where !isRefused(scalar): shown.unicodeScalars.append(scalar)
      case "\n": shown += "\\n"
      case "\r": shown += "\\r"
      case "\t": shown += "\\t"
      default: shown += escape(scalar)
      }
    }
    return shown
  }
}

/// The quoting of arguments for a shell.
package nonisolated enum ShellWord {
  /// Returns the argument, in quotes if a shell would split or change it.
  package static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=,:@+".contains($0)) }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
