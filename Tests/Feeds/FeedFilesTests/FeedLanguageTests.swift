import Carousel
import Documents
import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import FeedFiles

/// Tests that the words that a feed shows by itself are in the feed's language.
nonisolated struct FeedLanguageTests {
  /// The head of a feed with the title of its card, and the labels of an overlay's button.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var top: String
    var title: String
    var more: String
    var less: String

    var testDescription: String { "\(top) \(title)" }
  }

  static let cases = (try? Vectors.load("feeds/words", as: Case.self)) ?? []

  private func overlay(_ top: String, _ title: String, section: String = "", own: String = "") throws
    -> FeedOverlay
  {
    let text = """
      \(top)
      sections:
        - {id: a, layout: carousel, \(section)overlay: {lines: [x], more: [y]\(own)}, cards: [{title: \(title)}]}
      """
    let feed = try FeedReader().read(text: text, name: "t.yml", baseFolder: nil).feed
    return try #require(feed.sections.first?.carousel?.overlay)
  }

  @Test func `every case of the data is read`() { #expect(Self.cases.count > 15) }

  @Test(arguments: cases)
  func `the labels of a button are in the language of the feed`(_ expected: Case) throws {
    let overlay = try overlay(expected.top, expected.title)
    #expect(overlay.button == expected.more)
    #expect(overlay.less == expected.less)
  }

  @Test func `a section has its own language, and labels that are written stay`() throws {
    #expect(try overlay("language: ja", "春", section: "language: fr, ").button == "Plus")
    let own = try overlay("language: ja", "春", own: ", button: Go on")
    #expect(own.button == "Go on" && own.less == "たたむ / Less")
    #expect(try overlay("", "春", own: ", button: \"\"").button.isEmpty)
  }

  @Test func `reasons and names of buttons are in English, and in a Japanese feed in both languages`() {
    #expect(FeedWords.english.text(of: .hover) == "hover")
    #expect(FeedWords.japanese.text(of: .hover) == "指し中 · hover")
    #expect(FeedWords.words(in: "de").pause == "Pause auto-scroll")
    #expect(FeedWords.japanese.resume == "再開 · Resume auto-scroll")
  }
}
