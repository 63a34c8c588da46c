package import CollectionViews
package import CompositionalLayout
import Foundation
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
  /// What a row that is asked to loop and too short for it does; default centred.
  package var whenShort = InfiniteLoop.ShortRow.centered
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
      extent: loops ? InfiniteLoop.extent(of: row, whenShort: whenShort) : .finite,
      snapPolicy: snapPolicy, firstStop: initialPage)
  }
}

/// The rule that decides whether a row can show its first item after its last.
///
/// A row that is asked to loop does so if it has at least two groups, and if one lap, which is all groups with the gap
/// after each, is as long as the view and no longer than a billion points; the section's insets do not count.
/// Otherwise it does not loop: if the groups fit, whatever the insets, they are centred and cannot be scrolled, even a
/// single card. A single card larger than the view would have to follow itself, so it scrolls from its one end to the
/// other. A section without orthogonal scrolling has no row and never loops. The decision is made anew for every
/// layout, so a wider window may end a loop. Two groups are enough: one of them may then be on screen twice, and each
/// copy has its own cell, press and position.
package enum InfiniteLoop {
  /// What a row does that is asked to loop and too short for it.
  package enum ShortRow: Sendable, Hashable {
    /// Its groups are centred and cannot be scrolled if they fit in the view, whatever the insets; the default.
    case centered
    /// It begins at its leading inset if its groups fit between its insets, and else is as ``centered``.
    case leading
    /// It is as a row that was not asked to loop: it scrolls from its first item to its last.
    case finite
  }

  /// Returns the scroll extent of a row that is asked to loop: endless, from its first to its last item, or centred.
  package static func extent(
    of row: OrthogonalGeometry, whenShort: ShortRow = .centered
  ) -> RowConfiguration.EndItems {
    if row.canLoop { return .looped }
    if whenShort == .finite || row.groupsLength > row.viewportLength { return .finite }
    // A row of centred groups has no place at its leading inset.
    let standsLeading = whenShort == .leading && row.behavior != .groupPagingCentered
    return standsLeading && row.contentLength <= row.viewportLength ? .finite : .centred
  }
}
