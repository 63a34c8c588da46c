package import CollectionViews
package import CompositionalLayout
public import ScrollPhysics

/// The carousel settings of a row: looping, auto-scroll, dots and the choice of a page at a release.
public struct CarouselSection: Sendable, Hashable {
  /// The section's id.
  public var id: String
  /// True when the first item follows the last, if the row is long enough; default false.
  public var loops: Bool
  /// The settings by which the row moves on by itself; default nil, it never does.
  public var autoScroll: AutoScrollSettings?
  /// The kind of the supplementary view that holds the dots; default none.
  public var dotsKind: String?
  /// The id of the carousel whose page this row turns to, as that turns to this row's; default nil.
  ///
  /// A looped row counts on past its last page, any other stays on it.
  public var follows: String?
  /// True when the row goes along with the one that it follows by the fraction of a page; default false, page by page.
  package var followsByProgress = false
  /// True when a row too short to loop begins at its leading inset; default false, it rests in the middle.
  package var standsLeading = false
  /// The page at which the row first shows; default 0.
  public var initialPage: Int
  /// The rule by which a release chooses the page; default nil, the behaviour's own.
  public var snapPolicy: SnapPolicy?

  /// Creates a carousel; by default it only scrolls.
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

  /// The deviations of the row from its orthogonal scrolling behaviour.
  package func configuration(of row: OrthogonalGeometry) -> RowConfiguration {
    RowConfiguration(
      extent: loops ? InfiniteLoop.extent(of: row, standsLeading: standsLeading) : .finite,
      snapPolicy: snapPolicy, firstStop: initialPage)
  }
}
