import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The header of a section: its name in two languages, a hint, the state of its row, and on top the feed's brand.
final class SectionHeader: CollectionReusableView {
  /// The texts and the height of a header.
  nonisolated struct Content: Sendable, Hashable {
    /// The name.
    var title: String
    /// The name in the second language.
    var subtitle: String
    /// The hint; its halves in the two languages are separated by ` · `.
    var hint: String
    /// True for the first header of a feed, which has the brand and the large title.
    var isFirst: Bool
    /// The height that the brand needs, in points; 0 without it.
    var brandHeight: CGFloat
    /// The height that the brand and the chip need, in points.
    var leastHeight: CGFloat
    /// The maximum number of lines of the title at scale 1; 0 for no limit.
    var titleLines: Int
    /// The greatest width that a brand and the chip of a row take beside the title, in points.
    private var beside: CGFloat
    /// The share of the text column that has to be left beside a brand for texts of more than a line.
    private static let leastShare: CGFloat = 0.6
    /// The greatest width that a brand takes, with the space after it, in points.
    private var brandWidth: CGFloat
    /// The space above the title, in points.
    var top: CGFloat
    /// The fonts of the feed, at the text scale.
    var fonts: FeedFonts
    /// True for a header that takes no space when it is empty, because the insets or the banner replace it.
    private var isLeftOut: Bool

    /// Creates the content from a section's texts.
    init(_ section: FeedSection, isFirst: Bool, look: FeedLook) {
      title = section.title
      subtitle = section.subtitle
      hint = section.hint
      titleLines = section.titleLines
      self.isFirst = isFirst
      brandHeight = isFirst ? look.brand.headerHeight(in: look) : 0
      leastHeight = max(brandHeight, isFirst && look.showsBadges ? look.scaled(40) : 0)
      brandWidth = isFirst ? look.brand.mostHeaderWidth(in: look) : 0
      beside = brandWidth + (look.showsBadges ? look.scaled(120) : 0)
      fonts = look.fonts
      top = isFirst ? (brandHeight > 0 ? 6 : 12) : section.background == .none ? 0 : 16
      isLeftOut =
        [title, subtitle, hint].allSatisfy(\.isEmpty) && brandHeight == 0 && !look.showsBadges
        && (section.hasOwnInsets || section.isBanner)
    }

    /// The height of the header with a line for each text, on the grid of 8, in points.
    var height: CGFloat {
      var lines: CGFloat = 0
      if !title.isEmpty { lines += fonts[isFirst ? Typography.display : Typography.title].lineHeight }
      if !subtitle.isEmpty { lines += fonts[Typography.caption].lineHeight }
      if !hint.isEmpty { lines += fonts[Typography.hint].lineHeight }
      return height(around: lines)
    }

    /// Returns true where a brand with the space after it, in points, leaves little of the text column.
    static func squeezes(_ brand: CGFloat, width: CGFloat) -> Bool {
      let column = width - 2 * FeedLayoutMetrics.margin(width: width)
      return column - brand < column * leastShare
    }

    /// Returns true where the title may need a second line in a header of this width, or be beneath the brand.
    @MainActor func mayWrap(width: CGFloat, context: ViewContext?) -> Bool {
      if brandWidth > 0, Self.squeezes(brandWidth, width: width) { return true }
      guard titleLines != 1, !title.isEmpty else { return false }
      let style = fonts[isFirst ? Typography.display : Typography.title]
      // Without a window to measure in, each letter is assumed to be at most as wide as the font size.
      let needed = context?.width(of: title, style: style) ?? CGFloat(title.utf16.count) * style.size
      return needed > width - 2 * FeedLayoutMetrics.margin(width: width) - beside
    }

    /// Returns the height of the header around texts of a height, in points.
    func height(around lines: CGFloat) -> CGFloat {
      isLeftOut ? 0 : max(leastHeight, ((top + lines + 4) / 8).rounded(.up) * 8)
    }
  }

  /// The text scale from which the chip is beneath the texts, which need the whole width.
  private static let scaleOfChipBelow: CGFloat = 1.5

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

  /// The name in two languages and the hint; empty before the first section.
  var texts: (names: [String], hint: String) {
    state.content.map { ([$0.title, $0.subtitle], $0.hint) } ?? ([], "")
  }

  override func prepareForReuse() { chip.reading = nil }

  /// Shows the texts of a section in the style of the feed.
  func configure(_ content: Content, look: FeedLook, ground: DynamicColor?) {
    backgroundColor = ground
    isUserInteractionEnabled = ground != nil
    guard state.content != content || state.look != look else { return }
    state = State(content: content, look: look)
    title.wear(look, Typography.title, .ink, lines: content.titleLines)
    subtitle.wear(look, Typography.caption, .secondInk, lines: 1)
    hint.wear(look, Typography.hint, .secondInk, lines: 1)
    chip.wear(look)
    brand.wear(look)
    title.text = content.title
    subtitle.text = content.subtitle
    brand.isHidden = content.brandHeight == 0
    setNeedsLayout()
  }

  /// Returns the size of the texts in a width, each with as many lines as it needs at the text scale.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let content = state.content else { return size }
    return CGSize(
      width: size.width, height: content.height(around: arrange(content, width: size.width) - content.top))
  }

  override func layoutSubviews() {
    guard let content = state.content else { return }
    _ = arrange(content, width: bounds.width)
  }

  /// Lays out the subviews in a header of a width, and returns the bottom of the texts.
  private func arrange(_ content: Content, width: CGFloat) -> CGFloat {
    guard let look = state.look else { return 0 }
    let margin = FeedLayoutMetrics.margin(width: width)
    let right = width - margin
    var left = margin
    var top = content.top
    chip.isShort = width < 400
    for label in [title, subtitle, hint] { label.style = look.fonts[written(label, content, width: width)] }
    let lines = [(title, content.title), (subtitle, content.subtitle), (hint, content.hint)]
    let first = lines.first { !$1.isEmpty }?.0
    let mark = placeBrand(at: margin, over: lines, width: width)
    if mark.isAbove {
      top = max(top, mark.frame.maxY + 6)
    } else if !mark.frame.isEmpty {
      left = mark.frame.maxX + 12
    }
    let isSqueezed = mark.isAbove && mark.frame.maxX + 8 + chip.mostWidth > right
    let isChipBelow =
      chip.reading != nil && (look.fonts.scale >= Self.scaleOfChipBelow || isSqueezed)
    let badge = isChipBelow ? .zero : placeChip(beside: first, of: content, right: right)
    for (label, text) in lines {
      let line = text.isEmpty ? 0 : label.style.lineHeight
      let isBeside = badge.width > 0 && top < badge.maxY && top + line > badge.minY
      let edge = label === title ? edge(ofTitle: text, from: left, to: right, chip: badge) : badge.minX
      let room = max(0, (isBeside ? edge - 8 : right) - left)
      label.style = runningStyle(of: text, written(label, content, width: width), in: room, look)
      if label === hint { hint.text = fitting(text, room) }
      hyphenateWords(of: label, in: room)
      let height = text.isEmpty ? 0 : label.height(in: room)
      place(label, at: CGRect(x: left, y: top, width: room, height: height))
      top += height
    }
    guard isChipBelow else { return top }
    let size = chip.sizeThatFits(bounds.size)
    place(chip, at: CGRect(x: left, y: top + 4, width: min(size.width, right - left), height: size.height))
    return top + 4 + size.height
  }

  /// Returns the style of a text at scale 1, in a header of a width.
  private func written(_ label: Label, _ content: Content, width: CGFloat) -> TextStyle {
    if label === subtitle { return Typography.caption }
    if label === hint { return Typography.hint }
    return content.isFirst && width >= 360 ? Typography.display : Typography.title
  }

  /// Aligns the brand with a margin, and returns its frame, and whether the texts are beneath it.
  ///
  /// They are where the brand would squeeze one that needs more than the line beside it.
  private func placeBrand(
    at margin: CGFloat, over lines: [(label: Label, text: String)], width: CGFloat
  ) -> (frame: CGRect, isAbove: Bool) {
    guard !brand.isHidden else { return (.zero, false) }
    let frame = CGRect(origin: CGPoint(x: margin, y: 8), size: brand.sizeThatFits(bounds.size))
    place(brand, at: frame)
    let room = width - margin - frame.maxX - 12
    let isAbove =
      Content.squeezes(frame.width + 12, width: width)
      && lines.contains { self.width(of: $0.text, $0.label.style) > room }
    return (frame, isAbove)
  }

  /// Returns the trailing edge of a title beside the chip; it is stable while the chip's text changes.
  private func edge(ofTitle text: String, from left: CGFloat, to right: CGFloat, chip badge: CGRect)
    -> CGFloat
  {
    guard let content = state.content, let look = state.look, !badge.isEmpty else { return badge.minX }
    let fits = width(of: text, title.style) <= right - chip.restingWidth - 8 - left
    title.numberOfLines = fits ? 1 : look.lines(content.titleLines)
    return title.numberOfLines == 1 ? badge.minX : right - max(chip.mostWidth, badge.width)
  }

  /// Aligns the chip with the first line, and returns its frame.
  ///
  /// Without a line of text the chip is in the gap above the row.
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

  /// Returns the whole hint, or its first half if both do not fit.
  private func fitting(_ hint: String, _ room: CGFloat) -> String {
    guard width(of: hint, self.hint.style) > room, let half = hint.range(of: " · ") else { return hint }
    return String(hint[..<half.lowerBound])
  }
}
