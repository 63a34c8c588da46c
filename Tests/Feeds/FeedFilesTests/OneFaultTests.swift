import Documents
import Foundation
import Testing

@testable import FeedFiles

/// Tests that one cause is one fault.
struct OneFaultTests {
  private func faults(_ text: String) -> [String] {
    do throws(FeedError) {
      _ = try FeedReader().read(text: text, name: "t.yml", baseFolder: nil)
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  private static let kinds = "kinds: {product: {parts: [picture, title, price]}}\n"

  @Test func `a kind that is misspelt is one fault, and says which was meant`() {
    let cards = "cards: [{title: a, price: £1}, {title: b, price: £2}]"
    let expected = "did you mean \"product\"? allowed: picture, text, link, swatch, number, product"
    #expect(
      faults("\(Self.kinds)sections: [{id: a, kind: prodct, \(cards)}]\n") == [
        "t.yml:2:26: \"kind\" is prodct; \(expected)"
      ])
    #expect(
      faults("\(Self.kinds)sections: [{id: a, layout: banner, cards: [{kind: prodct, price: £1}]}]\n") == [
        "t.yml:2:51: \"kind\" is prodct; \(expected)"
      ])
  }

  @Test(arguments: ["layuot", "Layout"])
  func `a layout whose key is misspelt is one fault`(key: String) {
    let row =
      "behavior: groupPaging, perGroup: 2, peek: 30, loop: true, autoplay: {interval: 4}, dots: true, "
      + "overlay: {lines: [Now]}, keylines: multiBrowse, card: {width: fractionalWidth(0.85), height: 260}"
    for more in ["carousel, \(row)", "grid, columns: 2, badge: topTrailing", "mosaic, pattern: [1+2]"] {
      let faults = faults("sections: [{id: a, \(key): \(more), cards: [{title: x, badge: n}]}]\n")
      #expect(faults.count == 1 && faults[0].contains("did you mean \"layout\"?"), "\(faults)")
    }
    #expect(
      faults("kinds: {k: {parts: [title], arangement: beside, share: 0.4}}\nsections: []\n").count == 1)
  }

  @Test func `a kind that is wrong where it is made is no fault where it is used`() {
    #expect(
      faults("kinds: {product: 3}\nsections: [{id: a, kind: product, cards: [{price: £1}]}]\n").count == 1)
  }

  @Test func `what is missing is told as missing, and not as a wrong value`() {
    func row(_ more: String) -> String {
      "sections: [{id: a, layout: carousel, \(more), cards: [{title: x}]}]\n"
    }
    let lines = "\"overlay\" has no \"lines\"; a list of lines is needed"
    #expect(faults(row("overlay: {}")) == ["t.yml:1:47: \(lines)"])
    #expect(faults(row("overlay: {lines: }")) == ["t.yml:1:47: \(lines)"])
    #expect(faults(row("overlay: {more: [b]}")) == ["t.yml:1:47: \(lines)"])
    #expect(
      faults(row("overlay: {lines: 3}")) == ["t.yml:1:55: \"lines\" is 3; a list is needed"])
    #expect(
      faults(row("overlay: {lines: []}")) == ["t.yml:1:48: \"lines\" has 0 lines; allowed: 1 to 12"])
    let parts = "a list of picture, title, subtitle, body, price, badge, button is needed"
    for kind in ["{}", "{parts: }", "{fit: fit}"] {
      #expect(
        faults("kinds: {k: \(kind)}\nsections: [{id: a, kind: k, cards: [{title: x}]}]\n")
          == ["t.yml:1:12: the kind \"k\" has no \"parts\"; \(parts)"])
    }
    #expect(
      faults("kinds: {k: {parts: [titel]}}\nsections: [{id: a, kind: k, cards: [{title: x}]}]\n").count == 1)
  }

  @Test(arguments: ["5", "{nothing: 1}", "[[1], 2]", "\"\""])
  func `a value of a wrong form is told once, whatever its key`(value: String) {
    let settings = FeedSettingsKeys.declared
    let texts =
      FeedKeys.declared.names.map { "\($0): \(value)" }
      + FeedPaletteKeys.declared.names.map { "palette: {\($0): \(value)}" }
      + FeedFontsKeys.declared.names.map { "fonts: {\($0): \(value)}" }
      + FeedBrandKeys.declared.names.map { "brand: {\($0): \(value)}" }
      + settings.names.map { "settings: {\($0): \(value)}" }
      + FeedLayout.Word.allCases.flatMap { word in
        FeedSectionKeys.declared.names.filter { $0 != "layout" }.map {
          "sections: [{id: a, layout: \(word.rawValue), \($0): \(value)}]"
        }
      }
      + FeedCardKeys.declared.names.map { "sections: [{id: a, cards: [{\($0): \(value)}]}]" }
    #expect(texts.count > 150)
    for text in texts {
      let faults = faults(text + "\n")
      #expect(Set(faults).count == faults.count, "\(text)\n\(faults.joined(separator: "\n"))")
    }
  }
}
