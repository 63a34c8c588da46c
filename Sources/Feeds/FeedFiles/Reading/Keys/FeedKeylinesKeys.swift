import Carousel
import Documents

/// The keys of a carousel's keylines.
nonisolated struct FeedKeylinesKeys: KeyTable {
  static let name = "keylines"
  static let line = "The places at which cards are large, medium and small."
  static let declared = Self()

  let arrangement = DocumentKey<CarouselKeylines.Arrangement>.word(
    "arrangement", "One large card, or as many as fit beside a medium one; a small one says what comes."
  ).needed(CarouselKeylines.Arrangement.allCases.map(\.rawValue).joined(separator: " or "))
  let smallest = DocumentKey.number(
    "smallest", in: FeedLimits.smallCard, "The least width of a small card, in points."
  ).or(FeedKeylines(arrangement: .hero).smallest)
  let largest = DocumentKey.number(
    "largest", in: FeedLimits.smallCard, "The greatest width of a small card, in points."
  ).or(FeedKeylines(arrangement: .hero).largest)

  /// Reads the arrangement by its name, or a map.
  static func read(_ node: DocumentNode, _ faults: DocumentFaults) -> FeedKeylines? {
    guard case .map = node.content else {
      return faults.choice(node, called: name, among: CarouselKeylines.Arrangement.allCases)
        .map { FeedKeylines(arrangement: $0) }
    }
    guard let map = faults.map(node, called: "\"\(name)\"") else { return nil }
    defer { map.reportUnknownKeys() }
    let (smallest, largest) = (map.read(declared.smallest), map.read(declared.largest))
    if smallest > largest {
      faults.report(
        "\"smallest\" is \(smallest) and \"largest\" \(largest); the smallest is not above the largest",
        at: map.position)
    }
    return map.read(declared.arrangement).map {
      FeedKeylines(arrangement: $0, smallest: smallest, largest: largest)
    }
  }
}
