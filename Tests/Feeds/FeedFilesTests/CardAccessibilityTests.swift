import CollectionViews
import Foundation
import OrihonTesting
import SceneReadings
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of what a screen reader is told of a feed's sections and cards.
struct CardAccessibilityTests {
  private func tree(_ text: String) throws -> AccessibilityElement {
    try WrittenFeed.harness(text).stage.accessibilityTree(everything: true)
  }

  private func card(_ keys: String, in more: String = "") throws -> AccessibilityElement {
    let text = "sections:\n  - {id: s, title: S}\n  - {id: a, \(more)cards: [{id: c, \(keys)}]}\n"
    return try #require(
      try tree(text.replacing("{id: s, title: S}", with: "{id: s, title: S, cards: [{title: T}]}"))
        .element("a/card/c"))
  }

  @Test(arguments: [
    ("title: Tea, subtitle: green, body: A few words", "text", "Tea, green, A few words"),
    ("kind: number, number: 3, title: Three", "text", "3, Three"),
    ("kind: link, title: There, link: s", "link", "There"),
    ("title: Front, back: Behind", "button", "Front"),
    ("kind: picture, picture: a.png, title: Hills", "image", "Hills"),
    ("kind: picture, picture: a.png, label: Hills in blossom", "image", "Hills in blossom"),
    ("title: Tea, label: A cup of tea", "text", "A cup of tea"),
  ])
  func `a card is one element, named by its label or by all its text`(
    keys: String, role: String, label: String
  )
    throws
  {
    let card = try card(keys)
    #expect(card.role.rawValue == role)
    #expect(card.label == label)
    #expect(card.children.isEmpty)
  }

  @Test func `a picture without words has no label`() throws {
    #expect(try card("kind: picture, picture: a.png").label == nil)
  }

  @Test func `a section is told by its title, its heading by both languages and the hint`() throws {
    let tree = try tree(
      "sections:\n  - {id: a, title: 春, subtitle: Spring, hint: drag, layout: carousel, dots: true, "
        + "behavior: paging, card: {height: 200}, cards: [{title: x}, {title: y}]}\n")
    let row = try #require(tree.element("a"))
    #expect(row.role == .row && row.label == "春" && row.value == "page 1 of 2")
    #expect(row.actions == [.increment, .decrement])
    let heading = try #require(row.children.first)
    #expect(heading.role == .heading && heading.label == "春, Spring" && heading.hint == "drag")
    #expect(row.children.last?.words == "春, page 1 of 2")
  }

  @Test func `the buttons of a band have names, that of the pause too`() throws {
    let tree = try tree(
      "sections:\n  - {id: a, layout: carousel, behavior: paging, autoplay: {interval: 3}, card: {height: 300}, "
        + "overlay: {lines: [One], more: [Two], button: More}, cards: [{title: x}, {title: y}]}\n")
    let buttons = ["a/overlay/more", "a/overlay/pause"].map { tree.element(ElementID($0))?.label }
    #expect(buttons == ["More", "Pause auto-scroll"])
  }
}
