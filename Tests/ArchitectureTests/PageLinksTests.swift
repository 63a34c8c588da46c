import Testing

/// Tests that the links of the README, of the pages beside it and of the documentation lead somewhere.
@Suite struct PageLinksTests {
  private let stage = "Sources/Library/Stage/Stage.docc/Stage.md"
  private let clock = "Sources/Library/Stage/Stage.docc/Clock.md"

  private func links(_ readme: String, stage text: String = "# Stage\n\n- <doc:Clock>\n") -> PageLinks {
    PageLinks(
      pages: ["README.md": readme, stage: text, clock: "# Clock\n\n## What it costs\n"],
      paths: ["README.md", stage, clock, "Pictures/lab.png", "Sources/Library/Stage/Stage.docc/clock.png"])
  }

  @Test(arguments: [
    "[a page](Sources/Library/Stage/Stage.docc/Clock.md)", "[a folder](Sources/Library/Stage)",
    "[a folder](Sources/Library/Stage/)",
    "![a picture\nof two lines](Pictures/lab.png)",
    "[a heading](Sources/Library/Stage/Stage.docc/Clock.md#what-it-costs)",
    "## Two words, `code`\n\n[here](#two-words-code)", "[elsewhere](https://example.org/gone)",
    "`[code](gone.md)`", "```\n[code](gone.md)\n```", "[`code`](./Pictures/lab.png)",
  ])
  func `a link that leads somewhere passes`(text: String) {
    #expect(links(text).violations(in: "README.md") == [])
  }

  @Test(arguments: [
    "[a page](Sources/Library/Stage/Stage.docc/Gone.md)", "[a folder](Sources/Stag)",
    "![a picture](Pictures/gone.png)",
    "[a heading](Sources/Library/Stage/Stage.docc/Clock.md#what-it-cost)", "[a heading](#gone)",
    "[out](../README.md)",
    "```\n# Gone\n```\n[a heading](#gone)", "[a picture has none](Pictures/lab.png#heading)", "<doc:Clock>",
  ])
  func `a link that leads nowhere is caught`(text: String) {
    #expect(links(text).violations(in: "README.md").count == 1)
  }

  @Test func `a page of a catalogue links its pages and pictures by their names, and the README by its path`()
  {
    let text =
      "# Stage\n\n<doc:Clock> ![a clock](clock.png) [up](../../../../README.md)\n<doc:Gone> ![](gone.png)\n"
    #expect(links("", stage: text).violations(in: stage).map(\.line) == [4, 4])
  }

  @Test func `a page that no link leads to is named, and one that its catalogue does not list`() {
    #expect(links("[a page](\(clock)#what-it-costs)").unlinked(from: "README.md") == [stage])
    #expect(links("").unlisted() == [])
    #expect(links("", stage: "# Stage\n").unlisted() == [clock])
  }

  @Test func `every link of the pages leads somewhere, and the README leads to every page`() throws {
    let repository = try Repository()
    let pages = DocumentedPaths.pages(in: repository)
    let links = PageLinks(
      pages: Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.text) }), paths: repository.paths)
    #expect(pages.count > 50)
    let violations = pages.flatMap { links.violations(in: $0.path) }
    #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
    #expect(links.unlinked(from: "README.md") == [])
    #expect(links.unlisted() == [])
  }
}
