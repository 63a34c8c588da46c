import Foundation
import ScreenInterface
import Testing
import Typesetting

struct BidiParagraphTests {
  @Test(.enabled(if: UnicodeFile.isInstalled(UnicodeFile.bidi)))
  func `levels and order are those of all lines of Unicode's own test`() throws {
    var wrong: [String] = []
    let lines = try UnicodeFile.lines(UnicodeFile.bidi)
    for line in lines {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      let scalars = UnicodeFile.scalars(fields[0].split(separator: " "))
      let paragraph =
        fields[1] == "2"
        ? BidiParagraph(scalars, fallback: .leftToRight)
        : BidiParagraph(scalars, direction: fields[1] == "1" ? .rightToLeft : .leftToRight)
      let (order, levels) = paragraph.order(of: [.scalars(0..<scalars.count)])
      let wanted = fields[3].split(separator: " ").map { Int($0) }
      let hasLevels = zip(levels, wanted).allSatisfy { $1 == nil || Int($0) == $1 }
      let seen = order.filter { wanted[$0] != nil }
      let wantedOrder = fields[4].split(separator: " ").compactMap { Int($0) }
      let direction: WritingDirection = fields[2] == "1" ? .rightToLeft : .leftToRight
      if !hasLevels || seen != wantedOrder || paragraph.direction != direction { wrong.append(line) }
    }
    #expect(lines.count > 91_000)
    #expect(wrong.isEmpty, "\(wrong.count) wrong: \(wrong.prefix(5))")
  }

  @Test func `a paragraph without letters goes as its surroundings do`() {
    let scalars = Array("12 / 3".unicodeScalars)
    #expect(BidiParagraph(scalars, fallback: .rightToLeft).direction == .rightToLeft)
    #expect(BidiParagraph(scalars, fallback: .leftToRight).direction == .leftToRight)
    #expect(BidiParagraph(Array("a".unicodeScalars), fallback: .rightToLeft).direction == .leftToRight)
    #expect(BidiParagraph(Array("א".unicodeScalars), fallback: .leftToRight).direction == .rightToLeft)
  }
}
