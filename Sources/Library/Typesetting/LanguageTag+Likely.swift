import CICU
package import ScreenInterface

nonisolated extension LanguageTag {
  /// Creates the language most likely written in a script, given as four letters; English in Latin.
  package init(likelyFor script: String) {
    self = Self.likely("und_\(script)") ?? "und"
  }

  /// The language with its most likely script and region; itself where it is unknown.
  package var likely: LanguageTag {
    Self.likely(description.split(separator: "-").joined(separator: "_")) ?? self
  }

  private static func likely(_ locale: String) -> LanguageTag? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let length = Int(icu_likely_locale(locale, buffer.baseAddress, Int32(buffer.count)))
      guard (1..<buffer.count).contains(length) else { return nil }
      return LanguageTag(String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
  }
}
