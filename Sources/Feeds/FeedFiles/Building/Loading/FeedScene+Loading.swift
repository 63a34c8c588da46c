import CollectionViews
import CompositionalLayout
public import Foundation
import LayoutGeometry
public import SceneReadings
import ScrollPhysics

extension FeedScene {
  /// The state that goes back in time, with the cards and numbers that edits and answers have changed.
  struct Snapshot: Sendable {
    var running: RunningState
    var document: FeedDocument
    var tuning: FeedTuning?
    /// The version of the feed of which it is a moment.
    var read: FeedDocument
  }

  /// The time of the next answer from outside; `nil` while none is awaited.
  public var nextDeadline: TimeInterval? { loader.nextDeadline }

  /// Shows the cards that have come by `time`.
  public func deadlineReached(at time: TimeInterval) {
    if let due = loader.refreshDue, due <= time { answerRefresh() }
    for id in loader.sectionsDue(by: time) { answerMore(of: id, at: time) }
  }

  /// Returns the events of what was asked for and came, since the last call.
  public func takeEvents() -> [SceneEvent] { loader.takeEvents() }

  /// Gives the feed a strip to pull open, in its own colours, or takes it away.
  func takeRefreshControl() {
    guard document.refresh != nil else { return collectionView.refreshControl = nil }
    let control = collectionView.refreshControl ?? makeRefreshControl()
    control.book = RefreshIndicator(document.look.palette)
    collectionView.refreshControl = control
  }

  /// The time at which another page of a little book on screen stands out; `nil` when none is awaited there.
  public var nextDisplayTime: TimeInterval? {
    guard let context = collectionView.context, !context.traits.reducesMotion else { return nil }
    return shownFooters.compactMap(\.began).map { RefreshIndicator.nextStep(after: context.now, since: $0) }
      .min()
  }

  /// The footers on screen beneath or beside sections that load more.
  private var shownFooters: [LoadingFooter] {
    guard !loader.due.isEmpty else { return [] }
    return loader.due.keys.compactMap { view(SectionBuilder.ElementKind.loading, of: $0) }
  }

  /// Tells the footer of a section whether more is awaited there.
  func update(_ footer: LoadingFooter, of id: String) {
    footer.began = loader.due[id].map { due in
      due - (document.sections.first { $0.id == id }?.loadMore?.delay ?? 0)
    }
  }

  private func makeRefreshControl() -> RefreshControl {
    let control = RefreshControl()
    control.addAction(for: .valueChanged) { [weak self] _ in
      guard let self, let now = collectionView.context?.now else { return }
      loader.refresh(at: now, in: document)
    }
    return control
  }

  /// Answers what was asked for before its time, as a script does; returns false when nothing was.
  ///
  /// `section` asked for more cards; without it a pull asked for new ones.
  func answer(section: String?) -> Bool {
    guard let section else {
      guard loader.refreshDue != nil else { return false }
      answerRefresh()
      return true
    }
    guard loader.due[section] != nil, let now = collectionView.context?.now else { return false }
    answerMore(of: section, at: now)
    return true
  }

  private func answerRefresh() {
    loader.answerRefresh(in: document)
    showLoaded()
    collectionView.refreshControl?.endRefreshing()
  }

  private func answerMore(of id: String, at time: TimeInterval) {
    guard let section = document.sections.first(where: { $0.id == id }) else { return loader.forget(id) }
    loader.answerMore(of: section, at: time)
    showLoaded()
  }

  /// Shows the cards that have come.
  private func showLoaded() {
    var document = document
    loader.add(to: &document)
    show(document)
  }

  /// Another version of the feed, with the cards that have come.
  func withLoadedCards(_ document: FeedDocument) -> FeedDocument {
    var document = document
    loader.addAll(to: &document)
    return document
  }

  /// The share of a window, or of a row, within which an end is near.
  private static var nearness: CGFloat { 1 / 3 }

  /// Asks for more cards of the sections whose ends are near.
  func loadMore(at time: TimeInterval) {
    guard !collectionView.isBetweenFrames else { return }
    for index in state.document.sections.indices where state.document.sections[index].loadMore != nil {
      let section = state.document.sections[index]
      if isEndNear(of: section, at: index) { loader.loadMore(of: section, at: time) }
    }
  }

  private func isEndNear(of section: FeedSection, at index: Int) -> Bool {
    guard section.carousel == nil else {
      guard let motion = collectionView.rowMotion(of: section.id), let range = motion.geometry.bounds.range,
        range.upperBound - motion.offset < Self.nearness * motion.geometry.viewportLength
      else { return false }
      return (collectionView.rowSnapshot(ofRow: section.id)?.visibleFraction ?? 0) > 0
    }
    guard let solved = collectionView.solvedLayout, solved.sections.indices.contains(index) else {
      return false
    }
    let bounds = collectionView.bounds
    return solved.sections[index].frame.maxY - bounds.maxY < Self.nearness * bounds.height
  }
}
