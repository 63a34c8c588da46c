import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A card of words, with an optional picture above and link beneath.
class TextCell: CardCell {
  /// The least height of a picture that still tells something, in points.
  private static let leastPicture: CGFloat = 24

  private let image = ImageView()
  private let title = Label(lines: 1)
  private let subtitle = Label(lines: 1)
  private let rule = View()
  private let words = Label(lines: 0)
  private let link = LinkLine()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [image, title, subtitle, rule, words, link] { contentView.addSubview(view) }
  }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    title.wear(look, Typography.title, .ink)
    subtitle.wear(look, Typography.caption, .secondInk)
    words.wear(look, Typography.body, .ink)
    rule.backgroundColor = look.palette.line
    link.wear(look)
  }

  override var faintViews: (labels: [Label], rules: [View]) { ([subtitle], [rule]) }

  override func show(_ card: FeedCard) {
    image.show(card, in: look)
    title.text = card.title
    subtitle.text = card.subtitle
    words.text = card.body
  }

  /// The text of the link: the title of its section.
  var linkTitle: String {
    get { link.text }
    set { link.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let head = title.style.lineHeight
    let padding = FeedMetrics.cardPadding
    let width = max(0, bounds.width - 2 * padding)
    // Parts without room are left out: the picture first, then the link, then the words.
    link.isHidden = card?.kind != .link || bounds.height < 2 * padding + head + 6 + 26
    let foot = link.isHidden ? padding : padding + 26
    let picture = placePicture(above: 12 + head + 6 + foot)
    var top = picture > 0 ? picture + 12 : max(0, min(padding, ((bounds.height - head) / 2).rounded(.down)))
    top = placeTitles(
      top: top, width: width, padding: padding, bottom: bounds.height - (link.isHidden ? 4 : padding + 20))
    rule.isHidden = card?.picture != nil || words.text.isEmpty || top + 12 > bounds.height - foot
    if !rule.isHidden {
      contentView.place(rule, at: CGRect(x: padding, y: top + 3, width: 24, height: 1))
      top += 12
    }
    let room = max(0, bounds.height - foot - top)
    words.isHidden = room < words.style.lineHeight
    let needed = words.sizeThatFits(CGSize(width: width, height: room)).height
    contentView.place(words, at: CGRect(x: padding, y: top, width: width, height: min(needed, room)))
    contentView.place(link, at: CGRect(x: padding, y: bounds.height - padding - 20, width: width, height: 20))
  }

  /// Places the picture so that `rest` points stay beneath it, and returns its height.
  private func placePicture(above rest: CGFloat) -> CGFloat {
    let height = min((bounds.width * 0.52).rounded(), (bounds.height - rest).rounded(.down))
    image.isHidden = card?.picture == nil || height < Self.leastPicture
    guard !image.isHidden else { return 0 }
    image.frame = pictureFrame(filling: CGRect(x: 0, y: 0, width: bounds.width, height: height))
    image.cornerRadius = cornerRadius
    return height
  }

  private func placeTitles(top: CGFloat, width: CGFloat, padding: CGFloat, bottom: CGFloat) -> CGFloat {
    let head = min(width, contentView.width(of: title.text, title.style))
    contentView.place(title, at: CGRect(x: padding, y: top, width: head, height: title.style.lineHeight))
    let beneath = top + title.style.lineHeight
    subtitle.isHidden = subtitle.text.isEmpty
    guard !subtitle.isHidden else { return beneath + 6 }
    let rest = contentView.width(of: subtitle.text, subtitle.style)
    let height = subtitle.style.lineHeight
    if head + 10 + rest <= width {
      contentView.place(subtitle, at: CGRect(x: padding + head + 10, y: top + 6, width: rest, height: height))
      return beneath + 6
    }
    subtitle.isHidden = beneath + 2 + height > bottom
    guard !subtitle.isHidden else { return beneath + 6 }
    contentView.place(subtitle, at: CGRect(x: padding, y: beneath + 2, width: width, height: height))
    return beneath + 2 + height + 6
  }
}

/// The line of a link: its section's title with an arrowhead.
final class LinkLine: View {
  private let label = Label(lines: 1)

  init() {
    super.init(frame: .zero)
    addSubview(label)
  }

  /// Takes the look of the feed.
  func wear(_ look: FeedLook) {
    label.wear(look, Typography.action, .accent)
    setNeedsLayout()
  }

  /// The title.
  var text: String {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    let width = max(0, min(bounds.width - 16, width(of: label.text, label.style)))
    place(label, at: CGRect(x: 0, y: 0, width: width, height: bounds.height))
  }

  override func draw(with pen: inout DisplayPen) {
    guard let context, !label.text.isEmpty else { return }
    let extent: CGFloat = 9
    let label = label.frame
    let x = context.traits.isRightToLeft ? label.minX - 6 - extent : label.maxX + 6
    pen.paint(
      .symbol(.chevron, self.label.textColor.resolved(with: context.traits)),
      in: CGRect(x: x, y: (bounds.height - extent) / 2, width: extent, height: extent), element: elementID)
  }
}
