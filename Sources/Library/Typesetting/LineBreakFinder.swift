import CICU
package import ScreenInterface

/// A finder of line break opportunities.
///
/// They are those of Unicode's annex 14 with Japan's strict rules (JIS X 4051, 行頭・行末禁則), and of dictionaries for Thai,
/// Lao, Khmer and Burmese, as ICU has them.
package final class LineBreakFinder {
  private var iterators: [LanguageTag?: OpaquePointer?] = [:]

  /// Creates a finder.
  package init() {}

  isolated deinit {
    for case let iterator? in iterators.values { icu_close_breaks(iterator) }
  }

  /// Returns for each character of `text` whether a line may end before it; never before the first.
  package func breaks(in characters: [Character], of text: String, language: LanguageTag?) -> [Bool] {
    var breaks = [Bool](repeating: false, count: characters.count)
    let units = Array(text.utf16)
    guard let iterator = iterator(for: language), units.count <= Int(Int32.max) else { return breaks }
    units.withUnsafeBufferPointer { units in
      guard icu_set_text(iterator, units.baseAddress, Int32(units.count)) else { return }
      var (place, unit) = (0, 0)
      while case let next = Int(icu_next_break(iterator)), next > 0, next < units.count {
        while unit < next, place < characters.count {
          unit += characters[place].utf16.count
          place += 1
        }
        // A break inside a character is ignored.
        if unit == next, place < characters.count { breaks[place] = true }
      }
    }
    // The text's memory is valid only in this call, and the iterator is kept.
    _ = icu_set_text(iterator, [], 0)
    return breaks
  }

  private func iterator(for language: LanguageTag?) -> OpaquePointer? {
    if let known = iterators[language] { return known }
    let iterator = icu_open_breaks("\(language?.language ?? "root")@lb=strict")
    iterators[language] = .some(iterator)
    return iterator
  }
}
