import Foundation
import ResourceCatalog
import Testing

/// An example to copy: what ships is asked for by name.
struct ExampleOfResourceTests {
  @Test func `a feed that ships is found, and another is not`() {
    #expect(ResourceCatalog.url(feed: "default") != nil)
    #expect(ResourceCatalog.url(feed: "gone") == nil)
  }
}
