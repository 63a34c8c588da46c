import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface

/// The sign of a card that leads on.
extension CardCell {
  /// The width below which a card shows no chevron at scale 1, in points.
  private static var leastWidth: CGFloat { 90 }

  /// Returns the width that the chevron takes from the text of a card of a width, in points; 0 without a chevron.
  final func chevronRoom(in width: CGFloat, for other: FeedCard? = nil) -> CGFloat {
    guard (other ?? card)?.leadsOn ?? false, width >= look.scaled(Self.leastWidth) else { return 0 }
    return look.scaled(LinkChevron.room)
  }

  /// Places the chevron beside text, with its middle at `y` and its end at a distance from the trailing edge.
  final func placeChevron(middle y: CGFloat, trailing: CGFloat) {
    let (width, height) = (chevronRoom(in: bounds.width), look.scaled(LinkChevron.disc))
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
  /// A pointing hand over a card that a click leads from; a card with a button leaves that to it.
  var pointerShape: PointerShape? {
    card?.accessibilityTraits == .link ? .pointingHand : nil
  }
}

nonisolated extension FeedCard {
  /// True for a card of a built-in kind that leads on; a custom kind has a button for that, or is a link as a whole.
  var leadsOn: Bool { link != nil && own == nil }
}
