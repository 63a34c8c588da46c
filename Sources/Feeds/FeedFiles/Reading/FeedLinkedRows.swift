import Documents

/// The check of rows that follow another one, which must be a carousel with pages and must not form a cycle.
nonisolated struct FeedLinkedRows {
  private let sections: [String: FeedSection]
  /// The leader of each following row, direct or indirect (path compression).
  private var leaders: [String: String] = [:]
  /// The row with auto-scroll of each group of linked rows, by the group's root.
  private var turning: [String: String] = [:]

  /// Reports every row that cannot follow its named leader, at the position of that name.
  init(_ sections: [FeedSection], names: FeedSectionIDs, faults: DocumentFaults) {
    self.sections = Dictionary(sections.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for section in sections where section.carousel?.autoplay != nil { turning[section.id] = section.id }
    for section in sections {
      guard let leader = section.carousel?.follows, let position = names.position(ofLeaderOf: section.id)
      else { continue }
      if let reason = fault(of: leader) ?? link(section.id, to: leader) {
        faults.report("\"follows\" is \(leader), \(reason)", at: position)
      }
    }
  }

  /// Returns the fault of a row that others follow; `nil` without a fault.
  private func fault(of leader: String) -> String? {
    guard let section = sections[leader] else { return "which is the id of no section" }
    guard let carousel = section.carousel else { return "which has no pages; only carousels have" }
    return carousel.behavior.hasStops ? nil : "which has no pages, being \"\(carousel.behavior.rawValue)\""
  }

  /// Links a row to its leader; returns the fault, or `nil`.
  private mutating func link(_ row: String, to leader: String) -> String? {
    let first = first(from: leader)
    guard first != row else {
      return leader == row
        ? "which is this row itself" : "which in the end follows this row; one row of a circle follows none"
    }
    if let own = turning[row], let other = turning[first] {
      return "and then \(other) and \(own) turn by themselves; of linked rows one may"
    }
    turning[first] = turning[first] ?? turning[row]
    leaders[row] = first
    return nil
  }

  /// Returns the root of a row's leaders, and compresses the path for the next call.
  private mutating func first(from row: String) -> String {
    let way = Array(sequence(first: row) { [leaders] in leaders[$0] })
    guard let first = way.last else { return row }
    for passed in way.dropLast() { leaders[passed] = first }
    return first
  }
}
