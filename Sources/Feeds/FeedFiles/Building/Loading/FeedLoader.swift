import Foundation
import LayoutGeometry
import SceneReadings

/// The questions of a feed to the world outside, and the answers: a refresh, and more cards of a section.
///
/// A value of the scene's state. When an answer comes is known from the moment of its question, so that a replay is exact.
nonisolated struct FeedLoader: Sendable {
  /// The cards that have come to a section, counted.
  struct LoadedCounts: Sendable, Hashable {
    var new = 0
    var more = 0
    /// True after an answer with the last card there is, or with none.
    var isAtEnd = false
  }

  /// The time at which the answer to a pull comes; `nil` while none is awaited.
  private(set) var refreshDue: TimeInterval?
  /// The times at which more cards come, by the ids of their sections.
  private(set) var due: [String: TimeInterval] = [:]
  /// The cards that have come, by the ids of their sections.
  private(set) var brought: [String: LoadedCounts] = [:]
  /// The cards that stand in the document already.
  private var added: [String: LoadedCounts] = [:]
  private var events: [SceneEvent] = []

  /// The time of the next answer; `nil` while none is awaited.
  var nextDeadline: TimeInterval? { [refreshDue, due.values.min()].compactMap(\.self).min() }

  /// The sections whose answers have come by `time`, in the order of their time.
  func sectionsDue(by time: TimeInterval) -> [String] {
    due.filter { $0.value <= time }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// Asks for new cards.
  mutating func refresh(at time: TimeInterval, in document: FeedDocument) {
    refreshDue = time + (document.refresh ?? FeedAnswer()).delay
  }

  /// Answers a pull: new cards come to every section that has some left.
  mutating func answerRefresh(in document: FeedDocument) {
    refreshDue = nil
    for section in document.sections where !section.newCards.isEmpty {
      let most = document.refresh?.count ?? section.newCards.count
      let new = brought[section.id]?.new ?? 0
      brought[section.id, default: LoadedCounts()].new = min(new + most, section.newCards.count)
    }
  }

  /// Asks for more cards of a section, unless that was asked already or there are none left.
  mutating func loadMore(of section: FeedSection, at time: TimeInterval) {
    guard let answer = section.loadMore, due[section.id] == nil,
      brought[section.id]?.isAtEnd != true || canLoadMore(of: section)
    else { return }
    due[section.id] = time + answer.delay
    events.append(SceneEvent(.loadingMore, of: section.scroller, at: time))
  }

  /// Answers with more cards of a section.
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

  /// Forgets a question to a section that is gone.
  mutating func forget(_ id: String) { due[id] = nil }

  /// Returns the events since the last call.
  mutating func takeEvents() -> [SceneEvent] {
    defer { events.removeAll() }
    return events
  }

  /// Gives the sections of the document that shows the cards that have come since the last call.
  mutating func add(to document: inout FeedDocument) {
    add(to: &document, after: added)
    added = brought
  }

  /// Gives the sections of a document without any of them all the cards that have come.
  func addAll(to document: inout FeedDocument) { add(to: &document, after: [:]) }

  private func add(to document: inout FeedDocument, after added: [String: LoadedCounts]) {
    for index in document.sections.indices {
      let id = document.sections[index].id
      if let brought = brought[id] {
        document.sections[index].take(brought, after: added[id] ?? LoadedCounts())
      }
    }
  }

  /// True while not all of the cards that a section can ask for have come.
  func canLoadMore(of section: FeedSection) -> Bool {
    section.loadMore != nil && (brought[section.id]?.more ?? 0) < section.moreCards.count
  }
}

nonisolated extension FeedSection {
  /// The scroller whose end asks for more: that of the row, or the feed's.
  fileprivate var scroller: ScrollerID { carousel == nil ? .axis(.vertical) : .row(id) }

  /// Takes the cards that have come after others; what comes last stands first.
  fileprivate mutating func take(_ brought: FeedLoader.LoadedCounts, after former: FeedLoader.LoadedCounts) {
    cards.insert(contentsOf: newCards.prefix(brought.new).dropFirst(former.new), at: 0)
    cards.append(contentsOf: moreCards.prefix(brought.more).dropFirst(former.more))
  }
}
