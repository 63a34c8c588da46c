import Foundation
import ScreenInterface
import TestSupport
import Testing
import Typesetting

nonisolated struct LineBreakingCase: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var ems: Double
  var maximumLines: Int
  var lines: [String]

  var testDescription: String { name }
}

struct LineComposerTests {
  private func width(_ string: String) -> CGFloat {
    string.reduce(0) { $0 + BlockTextMeasuring.advance(of: $1) }
  }

  private func lines(
    of text: String, fitting width: CGFloat, maximumLines: Int, _ mode: LineBreakMode = .byTruncatingTail,
    measure: ((String) -> CGFloat)? = nil
  ) -> [String] {
    let paragraph = ParagraphStyle(maximumLines: maximumLines, lineBreakMode: mode)
    return Typesetter()
      .layout(
        text, style: TextStyle(size: 1), width: width, paragraph: paragraph, measure: measure ?? self.width
      )
      .lines.map(\.string)
  }

  @Test(arguments: try Vectors.load("text/line-breaking", as: LineBreakingCase.self))
  func `the lines are those of the vector`(_ example: LineBreakingCase) {
    let lines = lines(of: example.text, fitting: example.ems, maximumLines: example.maximumLines)
    #expect(lines == example.lines)
  }

  @Test(arguments: 0..<200)
  func `lines fit, lose no character, and keep kinsoku where they can`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("春夏秋冬のがっょー、。「」（）abcdef 12 ！…\u{3000}")
    let text = String((0..<random.below(80)).map { _ in alphabet[random.below(alphabet.count)] })
    let ems = CGFloat(2 + random.below(18)) / 2
    let lines = self.lines(of: text, fitting: ems, maximumLines: 0)
    for line in lines { #expect(width(line) <= ems || line.count == 1) }
    let spaces: Set<Character> = [" ", "\u{3000}"]
    #expect(lines.joined().filter { !spaces.contains($0) } == text.filter { !spaces.contains($0) })
    for line in lines.dropFirst() where ems > 8 { #expect(!"、。」）ー".contains(line.prefix(1)) || line.isEmpty) }
  }

  @Test func `a long text costs few measurements a line`() {
    let text = String(repeating: "雪の朝、庭の松に積もる音がする。Orihonに折り込む。", count: 40)
    var count = 0
    let lines = self.lines(of: text, fitting: 20, maximumLines: 0) { string in
      count += 1
      return width(string)
    }
    #expect(lines.count > 40)
    #expect(count <= lines.count * 5)
  }

  @Test func `widths that are no lengths break nothing`() {
    for width in [-1, CGFloat.nan, -.infinity] as [CGFloat] {
      #expect(
        lines(of: "春夏", fitting: width, maximumLines: 0) == ["春", "夏"])
    }
    #expect(lines(of: "春夏", fitting: .infinity, maximumLines: 0) == ["春夏"])
  }
}
