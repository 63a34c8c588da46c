import CollectionViews
import CompositionalLayout
public import Foundation
import LayoutGeometry
public import SceneReadings
import ScrollPhysics

extension FeedScene {
  /// The restorable state, with the cards and settings that edits and loads have changed.
  struct Snapshot: Sendable {
    var running: RunningState
    var document: FeedDocument
    var tuning: FeedTuning?
    /// The version of the feed to which the snapshot belongs.
    var read: FeedDocument
  }

  /// The time of the next response; `nil` while none is pending.
  public var nextDeadline: TimeInterval? { loader.nextDeadline }

  /// Shows the cards loaded by `time`.
  public func deadlineReached(at time: TimeInterval) {
    if let due = loader.refreshDue, due <= time { answerRefresh() }
    for id in loader.sectionsDue(by: time) { answerMore(of: id, at: time) }
  }

  /// Returns the events of requests and responses since the last call.
  public func takeEvents() -> [SceneEvent] { loader.takeEvents() }

  /// Adds a refresh control in the feed's colours, or removes it.
  func takeRefreshControl() {
    guard document.refresh != nil else { return collectionView.refreshControl = nil }
    let control = collectionView.refreshControl ?? makeRefreshControl()
    control.book = RefreshIndicator(document.look.palette)
    collectionView.refreshControl = control
  }

  /// The time of the next animation step of a loading indicator on screen; `nil` without one.
  public var nextDisplayTime: TimeInterval? {
    guard let context = collectionView.context, !context.traits.reducesMotion else { return nil }
    return shownFooters.compactMap(\.began).map { RefreshIndicator.nextStep(after: context.now, since: $0) }
      .min()
  }

  /// The loading footers on screen.
  private var shownFooters: [LoadingFooter] {
    guard !loader.due.isEmpty else { return [] }
    return loader.due.keys.compactMap { view(SectionBuilder.ElementKind.loading, of: $0) }
  }

  /// Updates the loading state of a section's footer.
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

  /// Responds to a pending request early, as a script does; returns false without a pending request.
  ///
  /// `section` is the one that requested more cards; `nil` responds to a pull to refresh.
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

  /// Shows the loaded cards.
  private func showLoaded() {
    var document = document
    loader.add(to: &document)
    show(document)
  }

  /// Returns another version of the feed with the loaded cards.
  func withLoadedCards(_ document: FeedDocument) -> FeedDocument {
    var document = document
    loader.addAll(to: &document)
    return document
  }

  /// The distance from the end that triggers loading, as a fraction of the window or the row.
  private static var nearness: CGFloat { 1 / 3 }

  /// Requests more cards of the sections whose ends are near.
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
