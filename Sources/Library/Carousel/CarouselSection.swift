package import CollectionViews
package import CompositionalLayout
public import ScrollPhysics

/// The carousel settings of a row: looping, auto-scroll, dots and the choice of a page at a release.
public struct CarouselSection: Sendable, Hashable {
  /// The section's id.
  public var id: String
  /// True when the first item follows the last, if the row is long enough; default false.
  public var loops: Bool
  /// The auto-scroll settings; default nil, no auto-scroll.
  public var autoScroll: AutoScrollSettings?
  /// The kind of the supplementary view that contains the dots; default none.
  public var dotsKind: String?
  /// The id of the carousel whose page this row follows, and which follows this row's; default nil.
  ///
  /// A looped row counts on past its last page, any other stays on it.
  public var follows: String?
  /// True when the row follows the other one continuously, by the fraction of a page; default false, page by page.
  package var followsByProgress = false
  /// True when a row too short to loop begins at its leading inset; default false, it is centred.
  package var standsLeading = false
  /// The page that the row shows first; default 0.
  public var initialPage: Int
  /// The policy by which a release chooses the page; default nil, that of the scrolling behaviour.
  public var snapPolicy: SnapPolicy?

  /// Creates carousel settings; by default the row only scrolls.
  public init(
    id: String, loops: Bool = false, autoScroll: AutoScrollSettings? = nil, dotsKind: String? = nil,
    snapPolicy: SnapPolicy? = nil
  ) {
    self.id = id
    self.loops = loops
    self.autoScroll = autoScroll
    self.dotsKind = dotsKind
    self.snapPolicy = snapPolicy
    initialPage = 0
  }

  /// Returns the row configuration: how the row differs from its orthogonal scrolling behaviour.
  package func configuration(of row: OrthogonalGeometry) -> RowConfiguration {
    RowConfiguration(
      extent: loops ? InfiniteLoop.extent(of: row, standsLeading: standsLeading) : .finite,
      snapPolicy: snapPolicy, firstStop: initialPage)
  }
}
