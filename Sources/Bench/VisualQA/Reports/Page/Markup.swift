/// The escaping of text for HTML and XML, between tags and in quoted attributes.
package nonisolated enum Markup {
  /// Returns the text with special characters as entities; characters that XML 1.0 does not allow become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var safe = ""
    safe.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      case "\n": safe += "&#10;"
      case "\t": safe += "&#9;"
      case "\r": safe += "&#13;"
      case _ where isIllegal(scalar): safe += "\u{FFFD}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Returns a start tag's attributes, each after a space, with escaped values.
  package static func attributes(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }

  /// Returns true for a scalar that the production `Char` of XML 1.0 excludes; a scalar is never a surrogate.
  private static func isIllegal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }
}
