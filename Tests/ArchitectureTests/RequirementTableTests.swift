import TestSupport
import Testing

/// Tests that every system of the articles and every requirement has a source, a test and, where one shows it, a pair.
struct RequirementTableTests {
  private nonisolated static let numbers: [String] = names("S", upTo: 35) + names("R", upTo: 72)

  private nonisolated static func names(_ letter: String, upTo last: Int) -> [String] {
    (1...last).map { number in letter + (number < 10 ? "0" : "") + String(number) }
  }

  private let sample = RequirementTable(
    text: { $0 == "Tests/A.swift" ? "@Test func `it holds`() {}" : nil },
    paths: ["Sources/A.swift", "Tests/A.swift", "Sources/Studio/ComparisonLab/Pairs/A/S01Rows.swift"])

  private func row(
    _ id: String, source: String = "Sources/A.swift", says: String = "it holds", pair: String? = nil
  ) -> RequirementTable.Row {
    RequirementTable.Row(id: id, source: source, test: "Tests/A.swift", says: says, pair: pair)
  }

  @Test func `a row whose source, test and pair are there holds`() {
    #expect(sample.fault(of: row("R01")) == nil)
    #expect(sample.fault(of: row("S01", pair: "S01")) == nil)
    #expect(sample.fault(of: RequirementTable.Row(id: "R02", open: true)) == nil)
  }

  @Test func `a row with anything missing is a fault`() {
    #expect(sample.fault(of: row("R01", source: "Sources/Gone.swift")) != nil)
    #expect(sample.fault(of: row("R01", says: "it flies")) != nil)
    #expect(sample.fault(of: row("R01", pair: "S02")) != nil)
    #expect(sample.fault(of: row("S01")) != nil)
    #expect(sample.fault(of: RequirementTable.Row(id: "R02")) != nil)
    #expect(sample.fault(of: RequirementTable.Row(id: "R02", source: "Sources/A.swift", open: true)) != nil)
  }

  @Test func `every number has its row, and every row holds`() throws {
    let repository = try Repository()
    let rows = try Vectors.load("requirements/table", as: RequirementTable.Row.self)
    #expect(rows.map(\.id) == Self.numbers)
    let table = RequirementTable(text: repository.text, paths: repository.paths)
    let faults = rows.compactMap { row in table.fault(of: row).map { "\(row.id): \($0)" } }
    #expect(faults == [], "\(faults.joined(separator: "\n"))")
  }
}
