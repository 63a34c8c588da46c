import CollectionViews
import CompositionalLayout
public import Foundation
import LayoutGeometry
public import SceneReadings
import ScrollPhysics

/// The simulated loader of a feed: pull to refresh, and more cards of a section.
///
/// It is a value in the scene's state. The time of a response is fixed at its request, so that a replay is exact.
nonisolated struct FeedLoader: Sendable {
  /// The numbers of loaded cards of a section.
  struct LoadedCounts: Sendable, Hashable {
    var new = 0
    var more = 0
    /// True after a response with the last card, or without any.
    var isAtEnd = false
  }

  /// The time of the response to a pull to refresh; `nil` while none is pending.
  private(set) var refreshDue: TimeInterval?
  /// The times of the pending responses with more cards, by section id.
  private(set) var due: [String: TimeInterval] = [:]
  /// The loaded cards, by section id.
  private(set) var brought: [String: LoadedCounts] = [:]
  /// The loaded cards that are in the document already.
  private var added: [String: LoadedCounts] = [:]
  private var events: [SceneEvent] = []

  /// The time of the next response; `nil` while none is pending.
  var nextDeadline: TimeInterval? { [refreshDue, due.values.min()].compactMap(\.self).min() }

  /// Returns the sections whose responses arrive by `time`, in the order of time.
  func sectionsDue(by time: TimeInterval) -> [String] {
    due.filter { $0.value <= time }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// Requests new cards.
  mutating func refresh(at time: TimeInterval, in document: FeedDocument) {
    refreshDue = time + (document.refresh ?? SimulatedResponse()).delay
  }

  /// Responds to a pull to refresh: every section with cards left gets new ones.
  mutating func answerRefresh(in document: FeedDocument) {
    refreshDue = nil
    for section in document.sections where !section.newCards.isEmpty {
      let most = document.refresh?.count ?? section.newCards.count
      let new = brought[section.id]?.new ?? 0
      brought[section.id, default: LoadedCounts()].new = min(new + most, section.newCards.count)
    }
  }

  /// Requests more cards of a section, unless a request is pending or there are none left.
  mutating func loadMore(of section: FeedSection, at time: TimeInterval) {
    guard let answer = section.loadMore, due[section.id] == nil,
      brought[section.id]?.isAtEnd != true || canLoadMore(of: section)
    else { return }
    due[section.id] = time + answer.delay
    events.append(SceneEvent(.loadingMore, of: section.scroller, at: time))
  }

  /// Responds with more cards of a section.
  mutating func answerMore(of section: FeedSection, at time: TimeInterval) {
    due[section.id] = nil
    var own = brought[section.id] ?? LoadedCounts()
    let left = section.moreCards.count - own.more
    let count = max(0, min(section.loadMore?.count ?? left, left))
    own.more += count
    own.isAtEnd = count >= left
    brought[section.id] = own
    events.append(SceneEvent(.loadedMore(count), of: section.scroller, at: time))
  }

  /// Cancels the request of a removed section.
  mutating func forget(_ id: String) { due[id] = nil }

  /// Returns the events since the last call.
  mutating func takeEvents() -> [SceneEvent] {
    defer { events.removeAll() }
    return events
  }

  /// Adds the cards loaded since the last call to the sections of the shown document.
  mutating func add(to document: inout FeedDocument) {
    add(to: &document, after: added)
    added = brought
  }

  /// Adds all loaded cards to the sections of a document that has none of them.
  func addAll(to document: inout FeedDocument) { add(to: &document, after: [:]) }

  private func add(to document: inout FeedDocument, after added: [String: LoadedCounts]) {
    for index in document.sections.indices {
      let id = document.sections[index].id
      if let brought = brought[id] {
        document.sections[index].take(brought, after: added[id] ?? LoadedCounts())
      }
    }
  }

  /// Returns true while a section has cards left to load.
  func canLoadMore(of section: FeedSection) -> Bool {
    section.loadMore != nil && (brought[section.id]?.more ?? 0) < section.moreCards.count
  }
}

nonisolated extension FeedSection {
  /// The scroller whose end triggers loading: that of the row, or the feed's.
  fileprivate var scroller: ScrollerID { carousel == nil ? .axis(.vertical) : .row(id) }

  /// Adds the cards loaded since `former`: those of a refresh at the start, the others at the end.
  fileprivate mutating func take(_ brought: FeedLoader.LoadedCounts, after former: FeedLoader.LoadedCounts) {
    cards.insert(contentsOf: newCards.prefix(brought.new).dropFirst(former.new), at: 0)
    cards.append(contentsOf: moreCards.prefix(brought.more).dropFirst(former.more))
  }
}

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
