import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The chevron at the trailing edge of a card that leads to a section or another feed.
final class LinkChevron: View {
  /// The width that the chevron takes from the card's text at scale 1, with the space before it, in points.
  static let room: CGFloat = 20
  /// The side of the disc beneath a chevron over a picture at scale 1, in points.
  static let disc: CGFloat = 26
  /// The size of the character at scale 1, in points.
  private static let size: CGFloat = 22
  /// The character, which points the other way in text from right to left.
  private static let character = "›"

  private struct State {
    var color = DynamicColor.clear
    var style = LinkChevron.style(LinkChevron.size)
  }

  private var state = State()

  init() {
    super.init(frame: .zero)
    elementName = "chevron"
    isUserInteractionEnabled = false
  }

  /// Applies a colour in the style of the feed; with `isOverPicture` a disc lies beneath the chevron.
  func wear(_ look: FeedLook, _ color: DynamicColor, isOverPicture: Bool) {
    state = State(color: color, style: Self.style(look.scaled(Self.size)))
    decoration.backgroundColor = isOverPicture ? look.palette.band : nil
    decoration.cornerRadius = isOverPicture ? look.scaled(Self.disc) / 2 : 0
  }

  /// A line as high as the disc, which any card with a chevron has room for.
  private static func style(_ size: CGFloat) -> TextStyle {
    TextStyle(.sans, size: size, lineHeightMultiple: disc / Self.size)
  }

  override func draw(with pen: inout DrawingContext) {
    super.draw(with: &pen)
    let style = state.style
    guard let context,
      let line = context.layout(Self.character, style: style, width: 200, maximumLines: 1).lines.first
    else { return }
    // A chevron without a disc ends where the card's text may end.
    let isCentered = decoration.backgroundColor != nil
    let rest = bounds.width - line.width
    let x = isCentered ? rest / 2 : context.traits.isRightToLeft ? 0 : rest
    pen.paint(
      .text(line, state.color.resolved(with: context.traits)),
      in: CGRect(
        x: x, y: (bounds.height - style.lineHeight) / 2, width: line.width, height: style.lineHeight),
      element: elementID)
  }
}
