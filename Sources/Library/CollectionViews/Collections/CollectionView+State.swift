import CompositionalLayout
import Foundation
import ScreenInterface

extension CollectionView {
  /// The state of a collection view besides its scroll state.
  struct State {
    var layout: CollectionViewLayout
    var cache = LayoutCache()
    var elements = VisibleElements()
    var reuse = ReuseQueue()
    var paging = FeedPaging.none
    var rowConfiguration: ((Int, OrthogonalGeometry) -> RowConfiguration)?
    var focusColor = DynamicColor(light: 0xC8401F, dark: 0xF0694A)
    var allowsFocus = false
    /// The text scale for which the elements were made.
    var textScale: CGFloat = 1
    var needsData = true
    /// True while the data source is being called: earlier counts are not valid any more.
    var isPreparing = false
    /// True while the counts that the data source answered last are still valid.
    var knowsData: Bool { !needsData && !isPreparing }
    var sectionNames = IdentityNames()
    var itemNames = IdentityNames()
    var looks = PreviewPasses()
    var handlerCalls: [String: Int]?
    var rowController: (any FrameParticipant)?
    weak var dataSource: (any CollectionViewDataSource)?
    weak var itemDelegate: (any CollectionViewDelegate)?
    weak var flowDelegate: (any CollectionViewDelegateFlowLayout)?
  }
}
