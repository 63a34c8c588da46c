public import CollectionViews
public import CompositionalLayout
public import Foundation
import LayoutGeometry

/// An effect by which a row's cards change with their distance from the position at which a card rests.
///
/// Each is a pure function of a signed distance, so a jump and a drag end with the same appearance, and in a loop the
/// last card beside the first looks like any other pair. Nothing is drawn outside the card's own share of the row, so
/// no card becomes visible too late.
public nonisolated enum CarouselTransform: String, Sendable, Hashable, CaseIterable {
  /// Cards fold like the pages of a folded book, mountain and valley folds alternating.
  case fold
  /// Neighbours are smaller.
  case scale
  /// Neighbours are more transparent.
  case fade
  /// The picture in a card moves more slowly than the card.
  case parallax
  /// Neighbours turn away, and the card in the middle covers them.
  ///
  /// To show several neighbours on each side, let the groups overlap: set `interGroupSpacing` to −0.4 card widths plus
  /// the visible gap. Cards farther away then follow as closely as the nearest.
  case coverflow

  /// The number of whole `zIndex` bands by which a card in the middle is raised above a distant one.
  ///
  /// Views above the row need a higher `zIndex`.
  package var raisedBands: Int { self == .coverflow ? Self.bands : 0 }

  /// The share of its width by which a neighbour is always narrower, so that it may be laid out nearer; 0 for most.
  package var overlap: CGFloat { self == .coverflow ? Self.coverNarrowing : 0 }

  /// Returns the appearance of the card at `place`.
  package func appearance(at place: CarouselItemPosition) -> CarouselAppearance {
    switch self {
    case .fold: fold(place)
    case .scale: scale(place)
    case .fade: fade(place)
    case .parallax: parallax(place)
    case .coverflow: coverflow(place)
    }
  }

  private static let bands = 3
  private static let foldNarrowing: CGFloat = 0.12
  private static let foldDarkening: CGFloat = 0.18
  private static let foldReach: CGFloat = 4
  private static let scaleShrinking: CGFloat = 0.16
  private static let fadePaling: CGFloat = 0.65
  private static let parallaxLag: CGFloat = 0.2
  private static let coverNarrowing: CGFloat = 0.4
  private static let coverShrinking: CGFloat = 0.12
  private static let coverDarkening: CGFloat = 0.35
  private static let coverPull: CGFloat = 0.34

  /// Narrows the card to `1 − 0.12·|d|` and darkens one edge by `0.18·|d|`, up to `|d|` = 4.
  ///
  /// It narrows about the edge towards the middle. A valley is dark at that edge, a mountain at the far one.
  private func fold(_ place: CarouselItemPosition) -> CarouselAppearance {
    let distance = place.distance(within: Self.foldReach)
    guard distance != 0 else { return CarouselAppearance() }
    let narrowed = Self.foldNarrowing * abs(distance)
    let shift = narrowed * place.width / 2
    var appearance = CarouselAppearance()
    appearance.transform = CGAffineTransform(
      a: 1 - narrowed, b: 0, c: 0, d: 1, tx: distance > 0 ? -shift : shift, ty: 0)
    appearance.shade = EdgeShade(
      alpha: Self.foldDarkening * abs(distance),
      darkEdge: place.isValley ? place.nearEdge : place.nearEdge.opposite)
    return appearance
  }

  /// Scales the card to `1 − 0.16·|d|` about its middle, up to a page away.
  private func scale(_ place: CarouselItemPosition) -> CarouselAppearance {
    var appearance = CarouselAppearance()
    let scale = 1 - Self.scaleShrinking * abs(place.distance(within: 1))
    appearance.transform = CGAffineTransform(scaleX: scale, y: scale)
    return appearance
  }

  /// Fades the card to the opacity `1 − 0.65·|d|`, up to a page away.
  private func fade(_ place: CarouselItemPosition) -> CarouselAppearance {
    var appearance = CarouselAppearance()
    appearance.alpha = 1 - Self.fadePaling * abs(place.distance(within: 1))
    return appearance
  }

  /// Moves the content by `−0.2·d` card widths, up to a page away.
  ///
  /// The content is enlarged by as much as the shift needs.
  private func parallax(_ place: CarouselItemPosition) -> CarouselAppearance {
    var appearance = CarouselAppearance()
    appearance.contentScale = 1 + 2 * Self.parallaxLag
    appearance.contentShift = -Self.parallaxLag * place.width * place.distance(within: 1)
    return appearance
  }

  /// Scales the card's width to `1 − 0.4·|d|` and its height to `1 − 0.12·|d|` , and darkens its far edge.
  ///
  /// The card also moves towards the middle: most at a distance of one page, not at all where it leaves the view, nor
  /// where the next card is as near anyway.
  private func coverflow(_ place: CarouselItemPosition) -> CarouselAppearance {
    let distance = place.distance(within: 1)
    let turn = abs(distance)
    let away = abs(place.distance)
    var appearance = CarouselAppearance()
    appearance.bands = Self.bands - Int(min(away.rounded(), CGFloat(Self.bands)))
    guard distance != 0 else { return appearance }
    let most = min(Self.coverPull * place.width, max(0, place.pitch - (1 - Self.coverPull) * place.width))
    let pull = most * Self.rise(away, reach: place.reach)
    appearance.transform = CGAffineTransform(
      a: 1 - Self.coverNarrowing * turn, b: 0, c: 0, d: 1 - Self.coverShrinking * turn,
      tx: distance > 0 ? -pull : pull, ty: 0)
    appearance.shade = EdgeShade(alpha: Self.coverDarkening * turn, darkEdge: place.nearEdge.opposite)
    return appearance
  }

  /// Returns the strength of the move towards the middle: 0 in the middle and from `reach` on, 1 a page away.
  ///
  /// The peak is at two thirds of `reach` if that is nearer than a page.
  private static func rise(_ away: CGFloat, reach: CGFloat) -> CGFloat {
    let peak = min(1, reach * 2 / 3)
    if away <= peak { return peak > 0 ? away / peak : 0 }
    return max(0, (reach - away) / (reach - peak))
  }
}

extension CarouselTransform {
  /// The position in the view at which a card rests, from which distances are measured.
  public enum Anchor: Sendable, Hashable {
    /// The middle of the card in the middle of the view.
    case center
    /// The leading edge of the card, this many points from the view's.
    case leading(CGFloat)
  }

  /// Returns a `visibleItemsInvalidationHandler` that applies the transform in every frame, jumps included.
  ///
  /// `pitch` is the distance from one card to the next, in points. In a vertical row, width and height are exchanged.
  /// Cells that are `CarouselAppearing` get the inner part of the appearance. Nothing changes while `collectionView`'s
  /// traits ask for reduced motion.
  @MainActor
  public func handler(
    pitch: CGFloat, anchor: Anchor = .center, in collectionView: CollectionView?
  ) -> CollectionLayoutSectionVisibleItemsInvalidationHandler {
    { [weak collectionView] items, offset, environment in
      CarouselTransformHandler(transform: self, pitch: pitch, anchor: anchor, collectionView: collectionView)
        .show(items, at: offset, in: environment)
    }
  }
}
