import CollectionViews
import Foundation
import SceneReadings
import ScrollPhysics

/// A participant that moves the common scene by programmatic scrolls, each computed from the time since the start.
final class CommonMotion: FrameParticipant {
  private struct State: Sendable {
    var began: TimeInterval?
    var time: TimeInterval = 0
    var frame = 0
    var shownPage: CGFloat = -1
  }

  private let course: CommonScrollPath
  private let isUncapped: Bool
  private let row: String
  private var state = State()
  private weak var collectionView: CollectionView?
  private weak var context: ViewContext?

  init(_ course: CommonScrollPath, isUncapped: Bool) {
    self.course = course
    self.isUncapped = isUncapped
    row = String(course.section)
  }

  /// Starts moving `collectionView`.
  func attach(to collectionView: CollectionView, in context: ViewContext) {
    self.collectionView = collectionView
    self.context = context
  }

  /// Starts the movement at `time`.
  func begin(at time: TimeInterval) {
    state = State(began: time, time: time)
    context?.animate(until: time + (isUncapped ? CommonScrollPath.duration : CommonScrollPath.feedDuration))
  }

  /// Returns the page of a row, for its dots.
  func page(ofRow id: String) -> Int {
    guard id == row, state.shownPage >= 0 else { return course.firstPage }
    return Int(state.shownPage.rounded())
  }

  var nextDeadline: TimeInterval? {
    guard let began = state.began else { return nil }
    return course.nextBeginning(after: state.time - began + 1e-6).map { began + $0 }
  }

  func deadlineReached(at time: TimeInterval) { state.time = time }

  func frameWillBegin(at time: TimeInterval) {
    guard let began = state.began, let collectionView else { return }
    let elapsed = time - began
    state.time = time
    state.frame += 1
    if !isUncapped, let end = course.motionEnd(at: elapsed) { context?.animate(until: began + end) }
    let nudge: CGFloat = isUncapped && state.frame % 2 == 1 ? 1 : 0
    let offset = course.feedOffset(at: elapsed) + nudge
    if offset != collectionView.feedMotion.offset {
      move(.vertical, to: offset)
    }
    let page = course.page(at: elapsed)
    guard page != state.shownPage else { return }
    state.shownPage = page
    move(.row(row), to: page * CommonScrollPath.pitch)
  }

  func didLayout(at time: TimeInterval) {
    let footer = collectionView?.supplementaryView(forElementKind: CommonKind.dots, inSection: row)
    (footer as? CommonDots)?.show(page: page(ofRow: row))
  }

  func snapshot() -> any Sendable { state }

  func restore(_ snapshot: any Sendable) {
    if let state = snapshot as? State { self.state = state }
  }

  private func move(_ scroller: Scroller, to offset: CGFloat) {
    collectionView?.perform(ScrollRequest(scroller, to: .offset(offset), cause: .api, animation: .none))
  }
}

/// The movement of the benchmark scene, as a function of the seconds since its start.
nonisolated struct CommonScrollPath: Sendable, Hashable {
  /// The height of a section, in points.
  static let sectionHeight: CGFloat = 448
  /// The distance from one card to the next, in points.
  static let pitch: CGFloat = 736
  /// The duration of the feed's movement, in seconds.
  static let feedDuration: TimeInterval = 4
  /// The duration of the whole movement, in seconds.
  static let duration: TimeInterval = 10
  /// The interval between page changes, and the duration of each, in seconds.
  static let turnInterval: TimeInterval = 0.5
  static let turnDuration: TimeInterval = 0.3

  /// The number of sections.
  let sections: Int
  /// The number of cards in a section.
  let cards: Int
  /// The height of the window, in points.
  let viewport: CGFloat

  private var reach: CGFloat { max(0, Self.sectionHeight * CGFloat(sections) - viewport) }
  private var amplitude: CGFloat { min(reach, 7960) }

  /// The section at which the feed starts; its cards move afterwards.
  var section: Int { Int(((reach - amplitude) / 2 / Self.sectionHeight).rounded(.down)) }

  /// The page on which every row starts.
  var firstPage: Int { cards > 20 ? cards / 2 : 0 }

  /// Returns the feed's offset at `time`, in points.
  func feedOffset(at time: TimeInterval) -> CGFloat {
    let start = CGFloat(section) * Self.sectionHeight
    guard time > 0, time < Self.feedDuration else { return start }
    return start + amplitude * (1 - cos(2 * .pi * CGFloat(time / Self.feedDuration))) / 2
  }

  /// Returns the page of the moving row at `time`, fractional during a page change.
  func page(at time: TimeInterval) -> CGFloat {
    let first = CGFloat(firstPage)
    guard time >= Self.feedDuration else { return first }
    let turn = min(11, Int((time - Self.feedDuration) / Self.turnInterval))
    let start = Self.feedDuration + Self.turnInterval * Double(turn)
    let rest = 1 - min(max(CGFloat((time - start) / Self.turnDuration), 0), 1)
    let from = page(afterTurns: turn)
    return first + from + (page(afterTurns: turn + 1) - from) * (1 - rest * rest * rest)
  }

  /// Returns the end of the current movement at `time`; `nil` when nothing moves.
  func motionEnd(at time: TimeInterval) -> TimeInterval? {
    guard time >= 0, time < Self.duration else { return nil }
    if time < Self.feedDuration { return Self.feedDuration }
    let turn = ((time - Self.feedDuration) / Self.turnInterval).rounded(.down)
    let end = Self.feedDuration + turn * Self.turnInterval + Self.turnDuration
    return time < end ? end : nil
  }

  /// Returns the beginning of the next movement after `time`; `nil` when there is none.
  func nextBeginning(after time: TimeInterval) -> TimeInterval? {
    if time < 0 { return 0 }
    let turn = max(0, ((time - Self.feedDuration) / Self.turnInterval).rounded(.down) + 1)
    let next = Self.feedDuration + turn * Self.turnInterval
    return next < Self.duration ? next : nil
  }

  private func page(afterTurns turns: Int) -> CGFloat {
    let count = min(cards, 10)
    guard count > 1 else { return 0 }
    let place = turns % (2 * (count - 1))
    return CGFloat(place < count ? place : 2 * (count - 1) - place)
  }
}
