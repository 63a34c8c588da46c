import Documents
import FeedFiles
import Foundation
import Testing

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

  @Test func `a kind that is wrong where it is made is no fault where it is used`() {
    #expect(
      faults("kinds: {product: 3}\nsections: [{id: a, kind: product, cards: [{price: £1}]}]\n").count == 1)
  }
}
