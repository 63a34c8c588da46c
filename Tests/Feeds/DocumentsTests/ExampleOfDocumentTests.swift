import Documents
import Foundation
import Testing

/// An example to copy: text goes in, and a fault names its place.
struct ExampleOfDocumentTests {
  @Test func `what is no YAML is told by its line`() {
    #expect(throws: DocumentError.self) { try DocumentReader().read(text: "a: [1", file: "a.yml") }
  }
}
