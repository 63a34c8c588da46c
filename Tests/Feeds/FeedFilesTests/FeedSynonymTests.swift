import Documents
import Foundation
import TestSupport
import Testing

@testable import FeedFiles

/// Tests that words of CSS and UIKit, and numbers with units, are answered with what a feed calls them.
nonisolated struct FeedSynonymTests {
  /// What stands where a feed has another word for it, and the message or its end.
  struct Answer: Decodable, Sendable, CustomTestStringConvertible {
    enum CodingKeys: String, CodingKey {
      case written, says
      case place = "in"
    }

    var written: String
    var place: String
    var says: String

    var testDescription: String { "\(written) in \(place)" }
  }

  static let words = (try? Vectors.load("feeds/synonyms", as: Answer.self)) ?? []
  static let values = (try? Vectors.load("feeds/units", as: Answer.self)) ?? []

  private func messages(_ text: String) -> [String] {
    do throws(FeedError) {
      _ = try FeedReader().read(text: text, name: "t.yml", baseFolder: nil)
      return []
    } catch {
      return error.faults.map(\.message)
    }
  }

  /// Returns a feed with an entry in the map of a name; `nil` for no such map.
  private func feed(_ entry: String, in place: String) -> String? {
    func section(_ more: String, top: String = "") -> String {
      "\(top)sections: [{id: a, cards: [{title: x}], \(more)}]\n"
    }
    func kind(_ more: String) -> String {
      section("header: none", top: "kinds: {goods: {parts: [title], \(more)}}\n")
    }
    return switch place {
    case "feed": section("header: none", top: "\(entry)\n")
    case "section": section(entry)
    case "grid": section("layout: grid, \(entry)")
    case "carousel": section("layout: carousel, \(entry)")
    case "card": "sections: [{id: a, cards: [{\(entry)}]}]\n"
    case "kind": kind(entry)
    case "part": "kinds: {goods: {parts: [{part: title, \(entry)}]}}\n" + section("header: none")
    case "insets": section("insets: {\(entry)}")
    case "overlay": section("layout: carousel, overlay: {lines: [x], \(entry)}")
    case "autoplay": section("layout: carousel, autoplay: {\(entry)}")
    case "width", "height": section("layout: carousel, card: {\(place): \(entry)}")
    case "band": section("layout: mosaic, card: {height: \(entry)}")
    case "spacing": section("spacing: \(entry)")
    case "interval": section("layout: carousel, autoplay: {interval: \(entry)}")
    case "opacity": section("header: none", top: "shadow: {opacity: \(entry)}\n")
    default: nil
    }
  }

  @Test(arguments: words)
  func `a word of another vocabulary is answered with the key that it means`(_ word: Answer) throws {
    let messages = messages(try #require(feed("\(word.written): 1", in: word.place)))
    #expect(messages.count == 1)
    let ending = "has no key \"\(word.written)\"; \(word.says)"
    #expect(messages.first?.hasSuffix(ending) ?? false, "\(messages)")
  }

  @Test(arguments: values)
  func `a value with a unit is answered with the number that it means`(_ value: Answer) throws {
    #expect(messages(try #require(feed(value.written, in: value.place))) == [value.says])
  }

  @Test func `every case of the data is read`() {
    #expect(Self.words.count > 50)
    #expect(Self.values.count > 15)
  }

  @Test func `every word is written once, in the form that is looked up`() {
    let words = FeedSynonyms.groups.flatMap(\.words)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { $0 == KeySynonyms.plain($0) })
    let places = FeedPlaceSynonyms.groups.flatMap(\.words)
    #expect(Set(places).count == places.count)
    #expect(places.allSatisfy { $0 == KeySynonyms.plain($0) })
  }

  @Test func `every key that a word means is a key of some map of a feed`() {
    let tables: [any KeyTable] = [
      FeedKeys.declared, FeedSectionKeys.declared, FeedCardKeys.declared, FeedKindKeys.declared,
      FeedPartKeys.declared, FeedEdgeKeys.declared, FeedOverlayKeys.declared, FeedAutoplayKeys.declared,
      FeedDotsKeys.declared, FeedBrandKeys.declared, FeedShadowKeys.declared, FeedAnswerKeys.declared,
    ]
    let known = Set(tables.flatMap { $0.forms.map(\.name) })
    for group in FeedSynonyms.groups {
      #expect(group.keys.allSatisfy(known.contains), "\(group.keys)")
    }
  }
}
