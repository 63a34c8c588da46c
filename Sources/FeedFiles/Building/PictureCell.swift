import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A picture with its title on strips of paper.
class PictureCell: CardCell {
  let image = ImageView()
  let cartouche = Cartouche()
  let tab = PaperTab()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [image, cartouche, tab] { contentView.addSubview(view) }
    image.cornerRadius = cornerRadius
  }

  override func show(_ card: FeedCard) {
    image.show(card)
    cartouche.text = card.title
    cartouche.isHidden = card.title.isEmpty
    tab.text = card.subtitle
  }

  /// The room between the card's edges and the strips.
  var margin: CGFloat { 12 }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = pictureFrame(filling: bounds)
    let room = CGSize(width: bounds.width - 2 * margin, height: bounds.height - 2 * margin)
    let strip = cartouche.sizeThatFits(room)
    let note = tab.sizeThatFits(room)
    contentView.place(
      cartouche,
      at: CGRect(
        x: bounds.width - margin - strip.width, y: margin, width: strip.width, height: strip.height))
    contentView.place(
      tab,
      at: CGRect(x: margin, y: bounds.height - margin - note.height, width: note.width, height: note.height))
  }
}

/// A picture as wide as the window: a page, with a fold line where the one before it ends.
final class PagePictureCell: PictureCell {
  private let foldLine = View()

  override init(frame: CGRect) {
    super.init(frame: frame)
    standOnPaper(false)
    image.cornerRadius = 0
    foldLine.backgroundColor = Palette.line
    foldLine.isUserInteractionEnabled = false
    contentView.addSubview(foldLine)
  }

  override var margin: CGFloat { FeedMetrics.margin(width: bounds.width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = min(margin, FeedMetrics.sideMargin)
    cartouche.center.y += inset - margin
    tab.center.y = inset + tab.bounds.height / 2
    let hair = 1 / (context?.traits.displayScale ?? 1)
    contentView.place(foldLine, at: CGRect(x: 0, y: 0, width: hair, height: bounds.height))
  }
}

extension ImageView {
  /// Shows a card's picture, over a placeholder of the card's colour.
  func show(_ card: FeedCard) {
    image = card.picture?.file.map { PictureReference(path: $0.path) }
    placeholder = card.color.map { DynamicColor($0) } ?? Palette.line
  }
}
