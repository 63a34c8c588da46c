import CICU
package import ScreenInterface

nonisolated extension LanguageTag {
  /// Creates the language that is most likely written in a script, told as four letters; English in Latin.
  package init(likelyFor script: String) {
    self = Self.likely("und_\(script)") ?? "und"
  }

  /// The language with the script and the region that are most likely; itself where nothing is known of it.
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
