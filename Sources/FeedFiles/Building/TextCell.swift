import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A card of words, perhaps with a picture above them and a link beneath.
class TextCell: CardCell {
  private let image = ImageView()
  private let title = Label(Typography.title, Palette.ink)
  private let subtitle = Label(Typography.caption, Palette.secondInk)
  private let rule = View()
  private let words = Label(Typography.body, Palette.ink, lines: 0)
  private let link = LinkLine()

  override init(frame: CGRect) {
    super.init(frame: frame)
    rule.backgroundColor = Palette.line
    for view in [image, title, subtitle, rule, words, link] { contentView.addSubview(view) }
  }

  override func show(_ card: FeedCard) {
    image.isHidden = card.picture == nil
    image.show(card)
    title.text = card.title
    subtitle.text = card.subtitle
    words.text = card.body
    rule.isHidden = card.picture != nil || card.body.isEmpty
    link.isHidden = card.kind != .link
  }

  /// The words of the link: the title of the section it leads to.
  var linkTitle: String {
    get { link.text }
    set { link.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = FeedMetrics.cardPadding
    let width = max(0, bounds.width - 2 * padding)
    var top = padding
    if !image.isHidden {
      let height = (bounds.width * 0.52).rounded()
      image.frame = pictureFrame(filling: CGRect(x: 0, y: 0, width: bounds.width, height: height))
      image.cornerRadius = cornerRadius
      top = height + 12
    }
    top = placeTitles(top: top, width: width, padding: padding)
    if !rule.isHidden {
      contentView.place(rule, at: CGRect(x: padding, y: top + 3, width: 24, height: 1))
      top += 12
    }
    let foot = link.isHidden ? padding : padding + 26
    let room = max(0, bounds.height - foot - top)
    let needed = words.sizeThatFits(CGSize(width: width, height: room)).height
    contentView.place(words, at: CGRect(x: padding, y: top, width: width, height: min(needed, room)))
    contentView.place(link, at: CGRect(x: padding, y: bounds.height - padding - 20, width: width, height: 20))
  }

  private func placeTitles(top: CGFloat, width: CGFloat, padding: CGFloat) -> CGFloat {
    let head = min(width, contentView.width(of: title.text, title.style))
    contentView.place(title, at: CGRect(x: padding, y: top, width: head, height: title.style.lineHeight))
    guard !subtitle.text.isEmpty else { return top + title.style.lineHeight + 6 }
    let rest = contentView.width(of: subtitle.text, subtitle.style)
    let height = subtitle.style.lineHeight
    if head + 10 + rest <= width {
      contentView.place(subtitle, at: CGRect(x: padding + head + 10, y: top + 6, width: rest, height: height))
      return top + title.style.lineHeight + 6
    }
    contentView.place(
      subtitle, at: CGRect(x: padding, y: top + title.style.lineHeight + 2, width: width, height: height))
    return top + title.style.lineHeight + 2 + height + 6
  }
}

/// Where a link leads, with an arrowhead.
final class LinkLine: View {
  private let label = Label(Typography.action, Palette.indigo)

  init() {
    super.init(frame: .zero)
    addSubview(label)
  }

  /// The words.
  var text: String {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    let width = min(bounds.width - 16, width(of: label.text, label.style))
    place(label, at: CGRect(x: 0, y: 0, width: width, height: bounds.height))
  }

  override func draw(with pen: inout DisplayPen) {
    guard let context, !label.text.isEmpty else { return }
    let extent: CGFloat = 9
    let label = label.frame
    let x = context.traits.isRightToLeft ? label.minX - 6 - extent : label.maxX + 6
    pen.paint(
      .symbol(.chevron, Palette.indigo.resolved(with: context.traits)),
      in: CGRect(x: x, y: (bounds.height - extent) / 2, width: extent, height: extent), element: elementID)
  }
}
