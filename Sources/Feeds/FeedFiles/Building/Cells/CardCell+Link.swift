import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface

/// The sign of a card that leads on.
extension CardCell {
  /// The width below which a card shows no chevron at scale 1, in points.
  private static var leastWidth: CGFloat { 90 }
  /// The width below which a title has priority over the chevron at scale 1, in points.
  private static var narrowWidth: CGFloat { 240 }

  /// Returns the width that the chevron takes from the text of a card of a width, in points; 0 without a chevron.
  final func chevronRoom(in width: CGFloat, for other: FeedCard? = nil) -> CGFloat {
    guard (other ?? card)?.leadsOn ?? false, width >= look.scaled(Self.leastWidth) else { return 0 }
    return look.scaled(LinkChevron.room)
  }

  /// Returns that width in a card where the title is beside the chevron, in a line of `words` points without it.
  ///
  /// In a narrow card it is 0 where the title would be smaller or have more lines because of the chevron. `set`
  /// sets the title in a width.
  final func chevronRoom(
    in width: CGFloat, for other: FeedCard? = nil, beside title: Label, words: CGFloat, set: (CGFloat) -> Void
  ) -> CGFloat {
    let taken = chevronRoom(in: width, for: other)
    guard taken > 0, isNarrow(width), !title.text.isEmpty else { return taken }
    func extent(_ width: CGFloat) -> (size: CGFloat, lines: Int, isBroken: Bool) {
      set(width)
      let text: String = title.shownText ?? title.text
      let lines = contentView.context?.layout(text, style: title.style, width: width, maximumLines: 0).lines
      let longest = lines?.map(\.width).max() ?? 0
      let isCut = title.numberOfLines == 1 && longest > width
      return (title.style.size, lines?.count ?? 0, title.shownText != nil || isCut)
    }
    let (whole, rest) = (extent(words), extent(max(0, words - taken)))
    let suffers = rest.size < whole.size || rest.lines > whole.lines || rest.isBroken && !whole.isBroken
    return suffers ? 0 : taken
  }

  /// Returns true for a width of a card in which a title has priority over the chevron.
  final func isNarrow(_ width: CGFloat) -> Bool { width < look.scaled(Self.narrowWidth) }

  /// Places a chevron of a width beside text, with its middle at `y`, at a distance from the trailing edge.
  final func placeChevron(width: CGFloat, middle y: CGFloat, trailing: CGFloat) {
    let height = look.scaled(LinkChevron.disc)
    guard let chevron, width > 0, bounds.height >= height else { return }
    contentView.place(
      chevron,
      at: CGRect(
        x: bounds.width - trailing - width,
        y: min(max(0, y - height / 2), bounds.height - height).rounded(.down),
        width: width, height: height))
    chevron.isHidden = false
  }
}

extension CardCell: PointerShaping {
  /// A pointing hand over a card that a click leads from; a card that shows a button leaves that to it.
  var pointerShape: PointerShape? {
    card?.link != nil && !leadsByButton ? .pointingHand : nil
  }
}

nonisolated extension FeedCard {
  /// True for a card of a built-in kind that leads on; a custom kind has a button for that, or is a link as a whole.
  var leadsOn: Bool { link != nil && own == nil }
}
