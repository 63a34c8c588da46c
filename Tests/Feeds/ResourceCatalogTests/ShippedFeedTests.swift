import Documents
import FeedFiles
import Foundation
import TestSupport
import Testing

struct ShippedFeedTests {
  private func read(_ name: String) throws -> FeedReading {
    let resources = Checkout.root().appendingPathComponent("Resources", isDirectory: true)
    let reader = FeedReader(shippedPictures: resources.appendingPathComponent("Images", isDirectory: true))
    return try reader.read(contentsOf: resources.appendingPathComponent("Feeds/\(name).yml"))
  }

  @Test(arguments: ["default", "paged", "minimal", "wraps"])
  func `a feed that ships has no fault and misses no picture`(_ name: String) throws {
    #expect(try read(name).warnings.map(\.description) == [])
  }

  @Test func `the default feed has its ten rows in order, each with what to try`() throws {
    let feed = try read("default").feed
    #expect(
      feed.sections.map(\.id) == [
        "hero", "months", "swatches", "seasons", "chips", "screens", "tips", "festivals", "patterns", "list",
      ])
    #expect(feed.sections.map(\.cards.count) == [5, 12, 16, 4, 24, 8, 10, 5, 12, 72])
    #expect(
      feed.sections.map { $0.carousel?.behavior } == [
        .paging, .groupPagingCentered, .continuous, .paging, .continuousGroupLeadingBoundary, .groupPaging,
        .groupPaging, .groupPagingCentered, nil, nil,
      ])
    #expect(feed.sections.filter { $0.carousel?.loops == true }.map(\.id) == ["hero", "months", "festivals"])
    #expect(feed.sections.allSatisfy { !$0.title.isEmpty && !$0.subtitle.isEmpty && !$0.hint.isEmpty })
  }

  @Test func `the seventy-two seasons are all different, and every chip is one of them`() throws {
    let feed = try read("default").feed
    let list = try #require(feed.sections.last).cards
    #expect(Set(list.map(\.title)).count == 72)
    let names = Set(list.map { "\($0.title) \($0.subtitle)" })
    #expect(feed.sections[4].cards.allSatisfy { names.contains("\($0.title) \($0.subtitle)") })
  }

  @Test func `the minimal feed has ten lines`() throws {
    let url = Checkout.root().appendingPathComponent("Resources/Feeds/minimal.yml")
    #expect(try String(contentsOf: url, encoding: .utf8).split(separator: "\n").count == 10)
  }
}
