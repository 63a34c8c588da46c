import CollectionViews
import ComparisonLab
import Foundation
import ScreenInterface
import Testing
import Typesetting

/// Tests of every pair, played without a window.
struct LabPairTests {
  private nonisolated static let numbers = (1...35).map { $0 < 10 ? "S0\($0)" : "S\($0)" }

  @Test func `there is a pair for each of the thirty-five systems, in their order`() {
    #expect(Lab.pairs.map(\.id) == Self.numbers)
  }

  @Test(arguments: numbers)
  func `the naive side fails and ours holds`(id: String) throws {
    let pair = try #require(Lab.pair(id))
    for (scale, direction) in [(1, .leftToRight), (2, .leftToRight), (1, .rightToLeft)]
      as [(CGFloat, TraitCollection.LayoutDirection)]
    {
      let traits = TraitCollection(layoutDirection: direction, displayScale: scale)
      let result = try pair.result(traits: traits, text: BlockTextMeasuring())
      for count in result.counts {
        let (name, unit) = (count.measure.name, count.measure.unit)
        #expect(
          count.measure.fails(count.naive), "\(name): \(count.naive) \(unit) at scale \(scale) \(direction)")
        #expect(
          count.measure.holds(count.ours), "\(name): \(count.ours) \(unit) at scale \(scale) \(direction)")
      }
    }
  }

  @Test(arguments: numbers)
  func `the numbers are the same at 30 and at 144 frames a second, or it is said why not`(id: String) throws {
    let pair = try #require(Lab.pair(id))
    let text = BlockTextMeasuring()
    let known = try pair.result(rate: 60, text: text)
    for rate in [30.0, 144] {
      let result = try pair.result(rate: rate, text: text)
      #expect(result.fails && result.holds)
      guard pair.setting.rateDependence == nil else { continue }
      for (now, before) in zip(result.counts, known.counts) {
        #expect(abs(now.naive - before.naive) < 0.05, "\(now.measure.name) at \(rate)")
        #expect(abs(now.ours - before.ours) < 0.05, "\(now.measure.name) at \(rate)")
      }
    }
  }

  @Test(
    arguments: numbers,
    [
      PairLayout.defaultWindow, CGSize(width: 800, height: 1000), CGSize(width: 1600, height: 900),
      CGSize(width: 430, height: 932),
    ])
  func `the same goes wrong in the default window, a high, a wide and a narrow one, also mirrored`(
    id: String, size: CGSize
  ) throws {
    let pair = try #require(Lab.pair(id))
    for direction in [TraitCollection.LayoutDirection.leftToRight, .rightToLeft] {
      let traits = TraitCollection(layoutDirection: direction)
      let result = try pair.result(in: size, traits: traits, text: BlockTextMeasuring())
      for count in result.counts {
        #expect(count.measure.fails(count.naive), "\(count.measure.name): \(count.naive), \(direction)")
        #expect(count.measure.holds(count.ours), "\(count.measure.name): \(count.ours), \(direction)")
      }
    }
  }

  @Test func `a number of twelve is one of twelve`() throws {
    let pair = try #require(Lab.pair("S31"))
    let result = try pair.result(text: BlockTextMeasuring())
    #expect(pair.setting.courses.count == 12 && pair.measures[0].unit == "of 12")
    #expect((1...12).contains(result.counts[0].naive))
  }

  @Test(arguments: numbers)
  func `a pair is told in Japanese too, and says whose article tells of it`(id: String) throws {
    let pair = try #require(Lab.pair(id))
    #expect(pair.japaneseFailure.hasSuffix("。") && pair.japaneseFailure.count < 60)
    #expect(pair.japaneseFailure.count { $0 == "。" } == 1, "one sentence")
    #expect(pair.article.credit.hasPrefix(pair.article.rawValue) && !pair.article.author.isEmpty)
  }

  @Test(arguments: numbers)
  func `a pair is told in words that need no code`(id: String) throws {
    let pair = try #require(Lab.pair(id))
    #expect(pair.failure.hasSuffix(".") && pair.failure.count < 140, "\(pair.failure)")
    #expect(!pair.failure.contains(". "), "one sentence: \(pair.failure)")
    #expect(!pair.name.japanese.isEmpty && !pair.name.english.isEmpty)
    #expect(pair.measures.allSatisfy { $0.name.count < 90 })
  }
}
