import Foundation
import Testing

@testable import ScreenInterface

/// Tests of the drawings of symbols.
struct SymbolPictureTests {
  private func drawing(_ name: String) -> String? {
    SymbolPicture.drawing(ofPath: SymbolPicture.path(of: name)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("bell.badge.fill", "bell"), ("bolt", "bolt.fill"), ("person.crop.circle.fill", "person.circle.fill"),
    ("checkmark.seal.fill", "checkmark"), ("sun.max.fill", "sun.max"), ("square.grid.3x3", "square"),
    ("arrow.up.right.square", "arrow.up.right"), ("flame.circle", "flame.fill"),
    ("heart.slash.fill", "heart.slash.fill.circle"),
  ])
  func `a symbol that is not painted takes the drawing of the nearest one that is`(
    name: String, other: String
  ) {
    #expect(drawing(name) != nil)
    #expect(drawing(name) == drawing(other))
  }

  @Test(arguments: [
    "arrow.triangle.2.circlepath", "square.and.pencil", "zzz", "zzz.slash", "", ".", ".fill", "slash",
    "..slash.",
  ])
  func `a symbol of which nothing is known has no drawing`(name: String) { #expect(drawing(name) == nil) }

  @Test func `a symbol that is painted keeps its own drawing`() {
    #expect(drawing("heart") != drawing("heart.fill"))
    #expect(drawing("plus.circle") != drawing("plus"))
    #expect(drawing("square.and.arrow.up") != drawing("square"))
  }

  @Test func `a stroke goes through what is not there`() throws {
    let eye = try #require(drawing("eye"))
    let slashed = try #require(drawing("eye.slash"))
    #expect(slashed != eye && slashed.hasPrefix(eye.dropLast("</svg>".count)))
  }
}
