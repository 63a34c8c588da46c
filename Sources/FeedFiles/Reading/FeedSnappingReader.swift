import Documents
import ScrollPhysics

/// Reads the values under a row's `paging:`.
nonisolated struct FeedSnappingReader {
  let faults: DocumentFaults

  func snapping(_ map: DocumentMap) -> FeedSnapping? {
    guard let paging = map.map("paging") else { return nil }
    defer { paging.reportUnknownKeys() }
    var snapping = FeedSnapping()
    snapping.preset = paging.choice("policy", of: SnapPreset.self)
    snapping.threshold = paging.number("threshold", in: FeedSetting.flickThreshold.range)
    snapping.rule = paging.choice("rule", of: SnapPolicy.Rule.self)
    snapping.pagesPerFlick = pagesPerFlick(paging)
    snapping.distanceShare = paging.number("distanceShare", in: .from(0, to: 1))
    snapping.distanceLimits = paging.range("distanceLimits", in: FeedLimits.gap)
    return snapping
  }

  private func pagesPerFlick(_ map: DocumentMap) -> FeedSnapping.PagesPerFlick? {
    guard let node = map.value("maxPagesPerFlick") else { return nil }
    if case .scalar(let text, _) = node.content, Double(text) == nil {
      if text == "any" { return .any }
      faults.report(
        "\"maxPagesPerFlick\" is \(node.summary); allowed: any, or a number of pages", at: node.position)
      return nil
    }
    return faults.integer(node, called: "maxPagesPerFlick", in: FeedLimits.farPages).map { .limited($0) }
  }
}
