import Foundation
import Testing

@testable import ComparisonLab

/// An example to copy: a pair is asked for by the number of its system.
struct ExampleOfPairTests {
  @Test func `a pair has a name in both languages`() throws {
    let pair = try #require(Lab.pair("S20"))
    #expect(!pair.name.english.isEmpty && !pair.name.japanese.isEmpty)
  }
}
