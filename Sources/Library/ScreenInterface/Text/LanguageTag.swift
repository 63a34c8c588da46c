/// A language of text, with its script and its region where they are given.
///
/// It is made of a BCP 47 tag, `zh-Hant-TW`, of which it keeps language, script and region: all that font selection
/// and line breaking need. UIKit counterpart: the strings of `NSLocale.preferredLanguages`.
public struct LanguageTag: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Three letters of language, four of script and three letters or digits of region, six bits each; 0 for none.
  private let packed: UInt64

  /// Creates a language from a tag; `nil` for an invalid one.
  public init?(_ tag: String) {
    guard let packed = Self.packed(tag) else { return nil }
    self.packed = packed
  }

  /// Creates a language from a tag; the undetermined language, `und`, for an invalid one.
  public init(stringLiteral tag: String) {
    packed = Self.packed(tag) ?? Self.packed("und") ?? 0
  }

  /// Japanese, the default language of Han characters.
  package static let japanese: LanguageTag = "ja"

  /// The language alone: `zh` of `zh-Hant-TW`.
  package var language: String { Self.text(packed >> 42, length: 3) }

  /// The script, as four letters; `nil` where it is not given.
  package var script: String? {
    let text = Self.text(packed >> 18 & 0xFF_FFFF, length: 4)
    return text.isEmpty ? nil : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The region, as two letters or three digits; `nil` where it is not given.
  package var region: String? {
    let text = Self.text(packed & 0x3_FFFF, length: 3)
    return text.isEmpty ? nil : text.uppercased()
  }

  /// The tag, its parts in their usual case.
  public var description: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

  private static let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  private static func packed(_ tag: String) -> UInt64? {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map {
      Array($0.lowercased().utf8)
    }
    guard tag.utf8.count <= longestTag, let language = parts.first, (2...3).contains(language.count),
      isWord(language),
      parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(alphabet.contains) })
    else { return nil }
    var rest = parts.dropFirst()[...]
    var packed = number(language, length: 3) << 42
    while let part = rest.first, part.count == 3, isWord(part) { rest.removeFirst() }
    if let script = rest.first, script.count == 4, isWord(script) {
      packed |= number(script, length: 4) << 18
      rest.removeFirst()
    }
    if let region = rest.first, region.count == 2 && isWord(region) || region.count == 3 && isNumber(region) {
      packed |= number(region, length: 3)
    }
    return packed
  }

  /// The length of a tag that BCP 47 requires programs to accept, in bytes.
  private static let longestTag = 35

  private static func isWord(_ part: [UInt8]) -> Bool { part.allSatisfy { $0 > UInt8(ascii: "9") } }
  private static func isNumber(_ part: [UInt8]) -> Bool { !part.contains { $0 > UInt8(ascii: "9") } }

  private static func number(_ part: [UInt8], length: Int) -> UInt64 {
    (0..<length).reduce(0) { number, place in
      let index = place < part.count ? alphabet.firstIndex(of: part[place]).map { $0 + 1 } : nil
      return number << 6 | UInt64(index ?? 0)
    }
  }

  private static func text(_ number: UInt64, length: Int) -> String {
    let bytes = (0..<length).compactMap { place -> UInt8? in
      let index = Int(number >> UInt64(6 * (length - 1 - place)) & 63)
      return index > 0 && index <= alphabet.count ? alphabet[index - 1] : nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
