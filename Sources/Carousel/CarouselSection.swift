public import CollectionViews
public import CompositionalLayout
public import ScrollPhysics

/// What makes a row a carousel: looping, auto-scroll, dots and how a release chooses the page.
public struct CarouselSection: Sendable, Hashable {
  /// What shows the row's page on its dots.
  public enum DotsDriver: Sendable, Hashable {
    /// The controller, after every layout.
    case controller
    /// The section's own `visibleItemsInvalidationHandler`, as `PageControlBinding.handler(in:)` makes one.
    case handler
  }

  /// The section's id.
  public var id: String
  /// Whether the first item follows the last, where the row is long enough; default false.
  public var loops: Bool
  /// When the row moves on by itself; default never.
  public var autoScroll: AutoScrollSettings?
  /// The kind of the supplementary view that holds the dots; default none.
  public var dotsKind: String?
  /// The page that shows first; default 0.
  public var initialPage: Int
  /// What shows the row's page on its dots; default the controller.
  public var dotsDriver = DotsDriver.controller
  /// How a release chooses the page; default what the behaviour says.
  public var snapPolicy: SnapPolicy?

  /// Creates a carousel that does nothing but scroll.
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

  /// How the row differs from what its behaviour says.
  public func configuration(of row: OrthogonalGeometry) -> RowConfiguration {
    RowConfiguration(
      extent: loops ? InfiniteLoop.extent(of: row) : .finite, snapPolicy: snapPolicy, firstStop: initialPage)
  }
}
