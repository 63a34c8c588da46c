import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface

/// Counts the strokes in which bare paper comes into view beside a row's cards.
///
/// A row without an end has a card at every place; at an end its last card comes away from the edge.
final class BlankSpaceMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var strokes = 0
    /// The widest strip of paper in the row now, in points.
    var gap: CGFloat = 0
    /// True while the present stroke counts already.
    var isCounted = false
  }

  /// More than a card at rest leaves at the end of its row, in points.
  private static let room: CGFloat = 40

  var state = State()
  private weak var view: CollectionView?
  private let most: Int

  /// Counts no further than `most`.
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

  /// True while any of the row's cards is on screen: of a row that is not, nothing can be said.
  private var rowShows: Bool {
    view?.indexPathsForVisibleItems.contains { view?.sectionNames[$0.section] == FiveCardCarousel.row }
      ?? false
  }
}
