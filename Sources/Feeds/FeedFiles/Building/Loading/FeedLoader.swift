import Foundation
import LayoutGeometry
import SceneReadings

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
