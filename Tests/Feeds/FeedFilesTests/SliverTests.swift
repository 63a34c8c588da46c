import Documents
import FeedFiles
import Testing

/// Tests of lengths that are hardly any points, which mostly were meant as shares.
struct SliverTests {
  private func warnings(_ section: String, look: String = "") throws -> [String] {
    let text = "\(look)sections:\n- {id: a, cards: [{title: x}], \(section)}\n"
    return try FeedReader().read(text: text, name: "t.yml", baseFolder: nil).warnings.map(\.description)
  }

  private nonisolated static let written: [(section: String, column: Int, words: String)] = [
    ("layout: carousel, card: {width: 1.0}", 64, "\"width\" is 1.0"),
    ("layout: carousel, card: {height: 0.5, width: 300}", 65, "\"height\" is 0.5"),
    ("layout: carousel, card: {width: estimated(0.85)}", 64, "\"width\" is estimated(0.85)"),
    ("layout: list, card: {height: 7.9}", 61, "\"height\" is 7.9"),
    ("layout: mosaic, card: {height: 1}", 63, "\"height\" is 1"),
  ]

  private nonisolated static let instead = [
    "fractionalWidth(1.0)", "fractionalHeight(0.5)", "fractionalWidth(0.85)", "fractionalHeight(1.0)",
    "fractionalWidth(1.0)",
  ]

  @Test(arguments: zip(written, instead))
  func `a card of next to no points is warned of at its place, with the share that was meant`(
    written: (section: String, column: Int, words: String), instead: String
  ) throws {
    #expect(
      try warnings(written.section) == [
        "t.yml:2:\(written.column): \(written.words), which is in points and too little to see; a share of all there "
          + "is would be \(instead)"
      ])
  }

  @Test func `columns and a logo of next to no points are warned of too`() throws {
    #expect(
      try warnings("layout: grid, columns: {width: 0.5}") == [
        "t.yml:2:63: \"width\" is 0.5, which is in points and too little to see"
      ])
    let logo = try warnings("layout: list", look: "brand: {logo: a.png, width: 1.0, height: 1.0}\n")
    #expect(logo.filter { $0.hasSuffix("is 1.0, which is in points and too little to see") }.count == 2)
  }

  @Test(arguments: [
    "layout: carousel, card: {width: 8, height: 8}", "layout: carousel, card: {width: fractionalWidth(0.01)}",
    "layout: grid, columns: {width: 8}", "layout: list, card: {height: estimated(44)}",
  ])
  func `what can be seen is not`(section: String) throws {
    #expect(try warnings(section) == [])
  }
}
