import Documents
import ScrollPhysics

/// The reader of the values under a row's `paging:`.
nonisolated struct FeedSnappingReader {
  let faults: DocumentFaults

  func snapping(_ paging: DocumentMap) -> FeedSnapping {
    defer { paging.reportUnknownKeys() }
    let keys = FeedPagingKeys.declared
    var snapping = FeedSnapping()
    snapping.preset = paging.read(keys.policy)
    snapping.threshold = paging.read(keys.threshold)
    snapping.rule = paging.read(keys.rule)
    snapping.pagesPerFlick = paging.read(keys.maxPagesPerFlick).flatMap(pagesPerFlick)
    snapping.distanceShare = paging.read(keys.distanceShare)
    snapping.distanceLimits = paging.range(keys.distanceLimits, in: FeedLimits.gap)
    return snapping
  }

  private func pagesPerFlick(_ node: DocumentNode) -> FeedSnapping.PagesPerFlick? {
    if case .scalar(let text, _) = node.content, Double(text) == nil {
      if text == "any" { return .any }
      faults.report(
        "\"maxPagesPerFlick\" is \(node.summary); allowed: any, or a number of pages", at: node.position)
      return nil
    }
    return faults.integer(node, called: "maxPagesPerFlick", in: FeedLimits.farPages).map { .limited($0) }
  }
}
