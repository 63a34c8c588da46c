package import CompositionalLayout
import Foundation
package import LayoutGeometry
import SceneReadings
package import ScrollPhysics

/// The settings of the rows and the feed, and what they read as.
extension CollectionView {
  /// The controller of the rows, which the scene calls in every frame while it shows the collection view; retained.
  package var rowController: (any FrameParticipant)? {
    get { state.rowController }
    set { state.rowController = newValue }
  }

  /// The snap points of the feed; default none, it rests at any offset.
  public var paging: FeedPaging {
    get { state.paging }
    set {
      state.paging = newValue
      invalidateDescriptions()
    }
  }

  /// A closure that returns how a row differs from its section's scrolling behaviour; default nil, not at all.
  ///
  /// It is called with the section's index and the geometry of its row.
  package var rowConfiguration: ((Int, OrthogonalGeometry) -> RowConfiguration)? {
    get { state.rowConfiguration }
    set {
      state.rowConfiguration = newValue
      invalidateDescriptions()
    }
  }

  /// The present motion of the feed.
  package var feedMotion: ScrollMotion { scrollers.own[feedAxis] ?? scrollers.emptyMotion }

  /// The axis that the feed scrolls on: the layout's `scrollDirection`; rows scroll across it.
  package var feedAxis: Axis { scrollers.mainAxis ?? .vertical }

  /// The ids of all sections, in their order.
  package var sectionIdentifiers: [AnyHashable] { state.cache.sectionIDs.map(\.value) }

  /// The names of all sections in files and in requests to their rows, in their order.
  ///
  /// A name is the text of the identifier; of two with the same text the later one gets a number, as in `x#2`.
  package var sectionNames: [String] { state.cache.sectionNames }

  /// The solved frames of all elements, before any scrolling; `nil` before the first layout.
  package var solvedLayout: SolvedLayout? { state.cache.solved }
}
