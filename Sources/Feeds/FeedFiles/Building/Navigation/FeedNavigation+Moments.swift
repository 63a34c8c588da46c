import CollectionViews
import Foundation

/// The restoring of a stack, and the reloading of its files.
extension FeedNavigation {
  /// A stack at one time.
  private struct Moment: Sendable {
    /// A feed of the stack, with the states of its participants.
    struct Level: Sendable {
      let file: URL
      let states: [any Sendable]
    }

    let levels: [Level]
    let running: RunningState
    let hasBackFocus: Bool
  }

  /// Returns the feeds of the stack with their states, and the movement between them.
  func snapshot() -> any Sendable {
    Moment(
      levels: state.levels.map { level in
        Moment.Level(file: level.file, states: level.participants.map { $0.snapshot() })
      },
      running: state.running, hasBackFocus: top.view.bar?.back.hasFocus ?? false)
  }

  /// Restores the stack that `snapshot()` returned; a feed that cannot be reached any more ends it.
  func restore(_ snapshot: any Sendable) {
    guard let moment = snapshot as? Moment, let context else { return }
    let former = state.levels
    state.levels = levels(at: moment, from: former, in: context)
    state.running = moment.running
    if state.levels.count < moment.levels.count { state.running.transition.end() }
    arrange()
    let isOther =
      former.count != state.levels.count || zip(former, state.levels).contains { $0 !== $1 }
    if isOther {
      context.replaceFeed(by: top.feed.collectionView)
      _ = context.takePartingEvents()
    }
    for (level, kept) in zip(state.levels, moment.levels) {
      for (actor, state) in zip(level.participants, kept.states) { actor.restore(state) }
    }
    top.view.bar?.back.hasFocus = moment.hasBackFocus
  }

  /// Returns the feeds of a stack: those of the present one that are the same, and others made anew.
  private func levels(at moment: Moment, from present: [FeedLevel], in context: ViewContext) -> [FeedLevel] {
    var levels = [first]
    var isSame = true
    for (depth, kept) in moment.levels.enumerated().dropFirst() {
      isSame = isSame && present.indices.contains(depth) && present[depth].file == kept.file
      if isSame {
        levels.append(present[depth])
      } else if let reading = state.library[kept.file], let beneath = levels.last {
        levels.append(level(of: reading, file: kept.file, at: depth, over: beneath, in: context))
      } else {
        break
      }
    }
    return levels
  }

  // MARK: Reloading

  /// Takes up another version of the files, read for the first feed; each feed stays where it is.
  ///
  /// A feed to which nothing leads any more stays as it was.
  func take(_ reading: FeedReading, of feed: FeedScene) {
    guard feed === first.feed else { return }
    let former = state.library
    state.library = FeedLibrary(reading)
    for level in state.levels.dropFirst() {
      if let own = state.library[level.file] { level.feed.reload(own) }
    }
    for (beneath, level) in zip(state.levels, state.levels.dropFirst()) {
      level.view.bar?.back.title =
        beneath === first ? reading.feed.title : beneath.feed.document.title
      level.view.setNeedsLayout()
    }
    guard former.titles != state.library.titles else { return }
    for level in state.levels { level.feed.collectionView.reloadData() }
  }

  /// Returns true when another version of the files shows something else than the present one.
  func isChanged(by reading: FeedReading, of feed: FeedScene) -> Bool {
    feed === first.feed && !FeedLibrary(reading).shows(theSameAs: state.library)
  }
}
