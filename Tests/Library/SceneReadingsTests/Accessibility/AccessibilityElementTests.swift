import SceneReadings
import ScreenInterface
import Testing

/// Tests of an element as a screen reader is told of it.
struct AccessibilityElementTests {
  @Test func `pages are counted from one, and none have no value`() {
    #expect(AccessibilityElement.pageValue(1, of: 5) == "page 2 of 5")
    #expect(AccessibilityElement.pageValue(0, of: 0) == nil)
  }

  @Test(
    arguments: [
      ([AccessibilityTraits.header, .staticText], "heading"), ([.link, .button], "link"),
      ([.button, .image], "button"), ([.adjustable], "adjustable"), ([.image], "image"),
      ([.staticText], "text"),
      ([.notEnabled], "group"),
    ] as [([AccessibilityTraits], String)])
  func `the role is that of the strongest trait`(traits: [AccessibilityTraits], role: String) {
    let all = traits.reduce(into: AccessibilityTraits.none) { $0.formUnion($1) }
    #expect(AccessibilityElement.Role(all).rawValue == role)
  }

  @Test func `what has neither a name nor a value is unlabelled, and of containers a row alone`() {
    let row = AccessibilityElement(
      "row", .row,
      children: [
        AccessibilityElement("row/a", .button), AccessibilityElement("row/b", .button, label: " \n"),
        AccessibilityElement("row/c", .button, label: "More"),
        AccessibilityElement("row/d", .adjustable, value: "page 1 of 2"),
      ])
    let screen = AccessibilityElement(
      "screen", .screen, children: [AccessibilityElement("feed", .feed, children: [row])])
    #expect(screen.unlabelled.map(\.id.path) == ["row", "row/a", "row/b"])
  }

  @Test func `the focused element is the innermost one`() {
    var card = AccessibilityElement("row/a", .button, label: "A")
    card.isFocused = true
    var row = AccessibilityElement("row", .row, children: [card])
    row.isFocused = true
    #expect(AccessibilityElement("screen", .screen, children: [row]).focused?.id == "row/a")
    #expect(AccessibilityElement("screen", .screen).focused == nil)
  }
}
