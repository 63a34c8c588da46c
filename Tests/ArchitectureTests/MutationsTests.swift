import Foundation
import TestSupport
import Testing

/// Tests that the code which `scripts/mutations.txt` breaks on purpose is there to be broken.
@Suite struct MutationsTests {
  private struct Break {
    let name, file, from, to, pattern: String
  }

  private func breaks() throws -> [Break] {
    let list = Checkout.root().appendingPathComponent("scripts/mutations.txt")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: "\t").map(String.init)
        try #require(parts.count == 5, "\(line)")
        return Break(name: parts[0], file: parts[1], from: parts[2], to: parts[3], pattern: parts[4])
      }
  }

  @Test func `every break finds its place, changes it and sleeps until it is called`() throws {
    let breaks = try breaks()
    #expect(breaks.count >= 20 && Set(breaks.map(\.name)).count == breaks.count)
    for each in breaks {
      let file = Checkout.root().appendingPathComponent(each.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(each.from), "\(each.name): \(each.file) does not say '\(each.from)'")
      #expect(each.to.contains("BROKEN") && each.to != each.from, "\(each.name)")
      #expect((try? Regex(each.pattern)) != nil, "\(each.name)")
    }
  }
}
