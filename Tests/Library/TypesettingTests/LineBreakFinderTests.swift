import Foundation
import ScreenInterface
import Testing
import Typesetting

struct LineBreakFinderTests {
  private func breaks(_ text: String, _ language: LanguageTag? = nil) -> [Int] {
    let characters = Array(text)
    let found = LineBreakFinder().breaks(in: characters, of: text, language: language)
    return found.indices.filter { found[$0] }
  }

  /// Returns the parts of a text between its breaks.
  private func parts(_ text: String, _ language: LanguageTag? = nil) -> [String] {
    let characters = Array(text)
    let places = [0] + breaks(text, language) + [characters.count]
    return zip(places, places.dropFirst()).map { String(characters[$0..<$1]) }
  }

  @Test(
    .enabled(if: UnicodeFile.isInstalled(UnicodeFile.lineBreaks)),
    arguments: ["ja", "en", "zh-Hans", "ar"] as [LanguageTag])
  func `lines break as Unicode's own test says, but where numbers and hyphens are joined`(
    language: LanguageTag
  ) throws {
    let finder = LineBreakFinder()
    var wrong: [String] = []
    var count = 0
    for line in try UnicodeFile.lines(UnicodeFile.lineBreaks) {
      let words = line.split(separator: " ")
      let scalars = UnicodeFile.scalars(words)
      let text = String(String.UnicodeScalarView(scalars))
      guard !text.contains(where: \.isNewline),
        !scalars.contains(where: { $0.value == 0x0B || $0.value == 0x0C })
      else {
        continue
      }
      count += 1
      let marks = words.filter { $0 == "÷" || $0 == "×" }
      let wanted = Set(marks.indices.dropFirst().dropLast().filter { marks[$0] == "÷" })
      let characters = text.breakableCharacters.characters
      let found = finder.breaks(in: characters, of: text, language: language)
      var place = 0
      var got: Set<Int> = []
      for (index, character) in characters.enumerated() {
        if found[index] { got.insert(place) }
        place += character.unicodeScalars.count
      }
      if got != wanted { wrong.append(line) }
    }
    #expect(count == 6338)
    #expect(count - wrong.count >= 6250, "\(wrong.count) wrong: \(wrong.prefix(150).joined(separator: "\n"))")
  }
}
