/// The colour in the form `#RRGGBB` that another spelling means, such as `#FFF` or `grey`.
package enum ColorSuggestion {
  /// The colours of the first version of CSS, by their names.
  private static let names = [
    "black": "#000000", "silver": "#C0C0C0", "gray": "#808080", "grey": "#808080", "white": "#FFFFFF",
    "maroon": "#800000", "red": "#FF0000", "purple": "#800080", "fuchsia": "#FF00FF", "green": "#008000",
    "lime": "#00FF00", "olive": "#808000", "yellow": "#FFFF00", "navy": "#000080", "blue": "#0000FF",
    "teal": "#008080", "aqua": "#00FFFF", "orange": "#FFA500", "brown": "#A52A2A", "pink": "#FFC0CB",
  ]

  /// Returns the colour that a word means; `nil` where none is certain.
  package static func color(_ word: String) -> String? {
    if let named = names[word.lowercased()] { return named }
    let written = word.hasPrefix("#") ? word : "#" + word
    return isHex(written) ? full(written) : nil
  }

  /// Returns true for `#` with three or six hexadecimal digits.
  static func isHex(_ word: String) -> Bool {
    let digits = word.utf8.dropFirst()
    return word.hasPrefix("#") && (digits.count == 3 || digits.count == 6)
      && word.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// Returns a colour of three digits with each of them doubled, and any other word as it is.
  static func full(_ word: String) -> String {
    guard isHex(word), word.utf8.count == 4 else { return word }
    return "#" + word.dropFirst().map { "\($0)\($0)" }.joined()
  }
}
