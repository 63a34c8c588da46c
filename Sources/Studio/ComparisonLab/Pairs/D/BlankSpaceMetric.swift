import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface

/// A metric that counts the strokes during which blank space appears beside a row's cards.
///
/// A looped row has a card everywhere; at an end its last card moves away from the edge.
final class BlankSpaceMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var strokes = 0
    /// The width of the widest blank space in the row now, in points.
    var gap: CGFloat = 0
    /// True once the current stroke was counted.
    var isCounted = false
  }

  /// The width that counts as blank, in points: more than a resting card leaves at the end of its row.
  private static let room: CGFloat = 40

  var state = State()
  private weak var view: CollectionView?
  private let most: Int

  /// Creates a metric that counts up to `most`.
  init(_ view: CollectionView, most: Int = .max) {
    self.view = view
    self.most = most
  }

  var readings: [Double] { [Double(min(most, state.strokes))] }
  var plotted: Double { Double(state.gap) }

  func didHandle(_ event: InputEvent) {
    if case .pointer(let pointer) = event.kind, pointer.phase == .pressed { state.isCounted = false }
  }

  func didLayout(at time: TimeInterval) {
    state.gap = rowShows ? view?.coverage(ofRow: FiveCardCarousel.row)?.widestGap ?? 0 : 0
    guard state.gap > Self.room, !state.isCounted else { return }
    state.isCounted = true
    state.strokes += 1
  }

  /// True while any of the row's cards is on screen.
  private var rowShows: Bool {
    view?.indexPathsForVisibleItems.contains { view?.sectionNames[$0.section] == FiveCardCarousel.row }
      ?? false
  }
}
