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
