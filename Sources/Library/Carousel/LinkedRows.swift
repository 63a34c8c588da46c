package import CollectionViews
package import SceneReadings
import ScrollPhysics

/// The rows that turn their pages together: when one goes to a page, the others go to the page of the same number.
///
/// Each row names the one that it follows. When a drag, the wheel, a key, dots, the program or auto-scroll moves one
/// of them, the others follow it. A movement that a link causes is not followed in turn. A looped row counts on past
/// its last page, modulo its pages; any other stays on its last page.
package struct LinkedRows: Sendable, Hashable {
  private var partners: [String: [String]] = [:]
  /// The groups of rows that scroll together by the fraction of a page; the first leads until another is moved.
  let groups: [[String]]

  /// Links the rows that name another one; each must be a carousel among those given.
  package init(_ carousels: [CarouselSection]) {
    let ids = carousels.map(\.id)
    groups = Self.groups(carousels)
    var linked: [String: [String]] = [:]
    for carousel in carousels {
      guard let leader = carousel.follows else { continue }
      precondition(
        ids.contains(leader),
        "The carousel “\(carousel.id)” follows “\(leader)”, which is none; there are: \(ids.joined(separator: ", "))."
      )
      let joined = Set((linked[leader] ?? [leader]) + (linked[carousel.id] ?? [carousel.id]))
      for id in joined { linked[id] = ids.filter(joined.contains) }
    }
    for (id, group) in linked { partners[id] = group.filter { $0 != id } }
  }

  /// Returns the groups of rows linked by progress; in each group those that follow no other come first.
  private static func groups(_ carousels: [CarouselSection]) -> [[String]] {
    let direct = Dictionary(
      carousels.compactMap { row in row.followsByProgress ? row.follows.map { (row.id, $0) } : nil },
      uniquingKeysWith: { first, _ in first })
    var groups: [String: [String]] = [:]
    for id in direct.keys.sorted() {
      var (head, steps) = (id, 0)
      while let next = direct[head], steps < direct.count { (head, steps) = (next, steps + 1) }
      groups[head, default: [head]].append(id)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the page of a row that corresponds to a page of another one.
  package static func page(for page: Int, ofPages count: Int, loops: Bool) -> Int {
    loops ? page % count : min(page, count - 1)
  }

  /// Returns the scroll requests of the following rows after an event of a row.
  ///
  /// They follow the page to which the row goes, and in a drag the page that it shows.
  @MainActor
  package func requests(after event: SceneEvent, in collectionView: CollectionView) -> [ScrollRequest] {
    guard let row = event.scroller.scroller.row, let partners = partners[row],
      let motion = collectionView.rowMotion(of: row), event.leads(motion.cause),
      let page = motion.targetStop ?? motion.stop
    else { return [] }
    let along = groups.first { $0.contains(row) } ?? []
    return partners.compactMap { partner in
      guard !along.contains(partner), let motion = collectionView.preparedRowReading(of: partner)?.motion,
        !motion.isTouched,
        let tracker = PageTracker(motion), tracker.numberOfPages > 0
      else { return nil }
      let wanted = Self.page(for: page, ofPages: tracker.numberOfPages, loops: tracker.loops)
      guard (motion.targetStop ?? motion.stop) != wanted else { return nil }
      return ScrollRequest(.row(partner), to: .stop(wanted, .shortest), cause: .link)
    }
  }
}

extension SceneEvent {
  /// True when the event gives the target of a row that is no follower; `cause` is that of the row's motion.
  fileprivate func leads(_ cause: ScrollCause?) -> Bool {
    guard case .motion(let kind) = kind else { return false }
    let moved: ScrollCause? =
      switch kind {
      case .stopChanged(_, let cause): cause
      case .willSettle: cause
      default: nil
      }
    return moved != nil && moved != .link && moved != .layout
  }
}
