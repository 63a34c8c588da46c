import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The header of a section: its name in two languages, a hint, the state of its row, and the feed's brand above all.
final class SectionHeader: CollectionReusableView {
  /// The texts and the height of a header.
  nonisolated struct Content: Sendable, Hashable {
    /// The name.
    var title: String
    /// The name in the second language.
    var subtitle: String
    /// The hint; its halves in the two languages stand on either side of ` · `.
    var hint: String
    /// True for the first header of a feed, which has the brand and the large title.
    var isFirst: Bool
    /// The height that the brand needs, in points; 0 without it.
    var brandHeight: CGFloat
    /// The height that the brand and the chip need, in points.
    var leastHeight: CGFloat
    /// The space above the title, in points.
    var top: CGFloat

    /// Creates the content from a section's texts.
    init(_ section: FeedSection, isFirst: Bool, look: FeedLook) {
      title = section.title
      subtitle = section.subtitle
      hint = section.hint
      self.isFirst = isFirst
      brandHeight = isFirst ? look.brand.headerHeight(in: look) : 0
      leastHeight = max(brandHeight, isFirst && look.showsBadges ? 40 : 0)
      top = isFirst ? (brandHeight > 0 ? 6 : 12) : section.background == .none ? 0 : 16
    }

    /// The height of the header, on the grid of 8, in points.
    var height: CGFloat {
      var height = top
      if !title.isEmpty { height += (isFirst ? Typography.display : Typography.title).lineHeight }
      if !subtitle.isEmpty { height += Typography.caption.lineHeight }
      if !hint.isEmpty { height += Typography.hint.lineHeight }
      return max(leastHeight, ((height + 4) / 8).rounded(.up) * 8)
    }
  }

  private struct State {
    var content: Content?
    var look: FeedLook?
  }

  private var state = State()
  private let title = Label(lines: 1)
  private let subtitle = Label(lines: 1)
  private let hint = Label(lines: 1)
  private let brand = BrandMark()
  /// The chip with the state of the row.
  let chip = StateChip()

  override init(frame: CGRect) {
    super.init(frame: frame)
    chip.elementName = "chip"
    for view in [title, subtitle, hint, brand, chip] { addSubview(view) }
    chip.isHidden = true
  }

  override func prepareForReuse() { chip.reading = nil }

  /// Shows the texts of a section in the look of the feed.
  func configure(_ content: Content, look: FeedLook, ground: DynamicColor?) {
    backgroundColor = ground
    isUserInteractionEnabled = ground != nil
    guard state.content != content || state.look != look else { return }
    state = State(content: content, look: look)
    title.textColor = look.palette.ink
    subtitle.wear(look, Typography.caption, .secondInk)
    hint.wear(look, Typography.hint, .secondInk)
    chip.wear(look)
    brand.wear(look)
    title.text = content.title
    subtitle.text = content.subtitle
    brand.isHidden = content.brandHeight == 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    guard let content = state.content, let look = state.look else { return }
    let margin = FeedMetrics.margin(width: bounds.width)
    let right = bounds.width - margin
    var left = margin
    var top = content.top
    if !brand.isHidden {
      let size = brand.sizeThatFits(bounds.size)
      place(brand, at: CGRect(origin: CGPoint(x: margin, y: 8), size: size))
      left += size.width + 12
    }
    chip.isShort = bounds.width < 400
    title.style = look.fonts[content.isFirst && bounds.width >= 360 ? Typography.display : Typography.title]
    let lines = [(title, content.title), (subtitle, content.subtitle), (hint, content.hint)]
    let first = lines.first { !$1.isEmpty }?.0
    let badge = placeChip(beside: first, of: content, right: right)
    for (label, text) in lines {
      let height = text.isEmpty ? 0 : label.style.lineHeight
      let isBeside = badge.width > 0 && top < badge.maxY && top + height > badge.minY
      let room = max(0, (isBeside ? badge.minX - 8 : right) - left)
      if label === hint { hint.text = fitting(text, room) }
      place(label, at: CGRect(x: left, y: top, width: room, height: height))
      top += height
    }
  }

  /// Places the chip at the height of the first line, and returns its frame.
  ///
  /// Without a line the header is hardly visible, and the chip stands in the gap above the row.
  private func placeChip(beside line: Label?, of content: Content, right: CGFloat) -> CGRect {
    let badge = chip.reading == nil ? .zero : chip.sizeThatFits(bounds.size)
    let top =
      if let line {
        content.top + ((line.style.lineHeight - badge.height) / 2).rounded()
      } else {
        content.isFirst ? content.top : bounds.height - badge.height - 2
      }
    let frame = CGRect(x: right - badge.width, y: top, width: badge.width, height: badge.height)
    place(chip, at: frame)
    return frame
  }

  /// The whole hint, or its first half if there is no room for both.
  private func fitting(_ hint: String, _ room: CGFloat) -> String {
    guard width(of: hint, self.hint.style) > room, let half = hint.range(of: " · ") else { return hint }
    return String(hint[..<half.lowerBound])
  }
}
