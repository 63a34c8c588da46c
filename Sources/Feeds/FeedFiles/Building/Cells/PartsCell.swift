import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The cell of a custom card kind, composed of parts.
class PartsCell: CardCell {
  /// The distance of a badge from the corner of its picture, in points.
  private static let badgeStep: CGFloat = 8

  private let clip = View()
  private let image = ImageView()
  private let band = View()
  private let labels: [FeedPart.Role: Label] = Dictionary(
    uniqueKeysWithValues: [.title, .subtitle, .body, .price, .badge].map { ($0, Label(lines: 1)) })
  /// The button, which scrolls to the section of the card's link.
  let button = Button()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.clipsToBounds = true
    clip.addSubview(image)
    band.isUserInteractionEnabled = false
    button.elementName = "button"
    for view in [clip, band] { contentView.addSubview(view) }
    for role in FeedPart.Role.allCases {
      guard let label = labels[role] else { continue }
      label.elementName = role.rawValue
      contentView.addSubview(label)
    }
    contentView.addSubview(button)
  }

  /// The space between the sides of the card and its text, in points; `nil` for that of the kind.
  var margin: CGFloat? { nil }

  /// The space between the leading side of the card and its text, in points; `nil` for that at any side.
  var leadingMargin: CGFloat? { nil }

  override var wordViews: [View] { [band, button] + labels.values.map { $0 as View } }

  /// False while the button is visible, because it performs the card's action.
  override var canBecomeFocused: Bool { button.isHidden }

  override var leadsByButton: Bool { !button.isHidden }

  private var kind: CustomCardKind { card?.shownKind ?? CustomCardKind() }

  override var faintViews: (labels: [Label], rules: [View]) {
    ([labels[.subtitle]].compactMap { $0 }, [])
  }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    band.decoration.backgroundColor = look.palette.band
    band.decoration.cornerRadius = look.stripCorner
    image.cornerRadius = cornerRadius
    button.style = look.fonts[Typography.action]
    button.tintColor = look.palette.accent
    button.decoration.borderColor = look.palette.accent.withOpacity(0.4)
    button.decoration.cornerRadius = min(look.corner, buttonHeight / 2)
    labels[.badge]?.decoration.backgroundColor = look.palette.accent
    labels[.badge]?.decoration.cornerRadius = min(look.scaled(look.corner), badgeHeight / 2)
  }

  override func show(_ card: FeedCard) {
    let kind = kind
    image.show(card, in: look)
    if kind.fit == .fit { image.image?.fit = .whole }
    for part in kind.parts {
      guard let label = labels[part.role] else { continue }
      label.wear(look, part.style.textStyle, part.role.color, lines: part.lines)
      label.textAlignment = part.alignment.textAlignment
    }
    labels[.badge]?.textAlignment = .center
    labels[.badge]?.numberOfLines = 1
    for (role, label) in labels { label.text = kind.has(role) ? card.text(of: role) : "" }
    button.title = card.button
  }

  /// Returns the layout of the parts in a card of this size; without a height it has the height of its parts.
  private func arrangement(
    _ shown: CustomCardKind? = nil, width: CGFloat, height: CGFloat?, leastWords: CGFloat = 0
  ) -> PartsArrangement {
    let kind = kind
    let margin = margin ?? min(kind.padding, (width / 8).rounded())
    return PartsArrangement(
      shown ?? kind, width: width, height: height,
      edges: (leadingMargin ?? margin, margin, covered), badge: (badgeCover.head(over: 0), badgeCover.foot),
      leastWords: leastWords
    ) { room in kind.parts.compactMap { self.line($0.role, room: room) } }
  }

  /// The height of a line for each part of the card of the row with the most text, before a title is set smaller.
  private var rowWords: CGFloat {
    guard kind.arrangement == .below, kind.has(.picture), let cards = rowCards?() else { return 0 }
    return cards.map { card in
      guard let kind = card.shownKind, kind.has(.picture) else { return 0 }
      let lines = kind.parts.filter {
        ![.picture, .badge].contains($0.role) && !card.text(of: $0.role).isEmpty
      }
      return PartsColumn.height(lines.map { lineHeight($0, in: kind) })
    }.max() ?? 0
  }

  private func lineHeight(_ part: FeedPart, in kind: CustomCardKind) -> CGFloat {
    part.role == .button
      ? buttonHeight + PartsMetrics.lead(in: kind) : look.fonts[part.style.textStyle].lineHeight
  }

  /// Returns the line of a part with text; `nil` for a badge on the picture.
  private func line(_ role: FeedPart.Role, room: CGFloat) -> PartsColumn.Line? {
    if role == .button {
      guard !button.title.isEmpty else { return nil }
      let height = buttonHeight + PartsMetrics.lead(in: kind)
      return PartsColumn.Line(role: role, wanted: height, lineHeight: height)
    }
    guard let label = labels[role], !label.text.isEmpty, role != .badge || !kind.has(.picture) else {
      return nil
    }
    if role == .badge {
      return PartsColumn.Line(role: role, wanted: badgeHeight, lineHeight: badgeHeight)
    }
    setStyle(of: role, label, in: room)
    let height = label.sizeThatFits(CGSize(width: room, height: .infinity)).height
    return PartsColumn.Line(role: role, wanted: height, lineHeight: label.style.lineHeight)
  }

  /// Sets the style of a part in a line of a width.
  private func setStyle(of role: FeedPart.Role, _ label: Label, in room: CGFloat) {
    guard let part = kind.parts.first(where: { $0.role == role }) else { return }
    switch role {
    case .title:
      let body = kind.has(.body) ? labels[.body] : nil
      if let body { setStyle(of: .body, body, in: room) }
      setTitle(label, part.style.textStyle, in: room, look, lines: part.lines, above: body)
    case .price: setShortText(label, part.style.textStyle, in: room, look)
    case .subtitle, .body: setRunningText(label, part.style.textStyle, in: room, look)
    case .picture, .badge, .button: break
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(width: size.width, height: nil).height.rounded(.up))
  }

  override func wordsHeight(width: CGFloat) -> CGFloat {
    var kind = kind
    // A picture of height 0 leaves the text and its padding.
    if kind.has(.picture) { kind.aspect = .infinity }
    return arrangement(kind, width: width, height: nil).height.rounded(.up)
  }

  private var buttonHeight: CGFloat { look.scaled(PartsMetrics.button) }
  private var badgeHeight: CGFloat { look.scaled(PartsMetrics.badge) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(width: bounds.width, height: bounds.height, leastWords: rowWords)
    placePicture(arrangement.picture)
    band.isHidden = arrangement.band == nil
    if let frame = arrangement.band { contentView.place(band, at: frame) }
    for (role, label) in labels {
      let frame =
        role == .badge && kind.has(.picture) ? badgeFrame(in: arrangement) : arrangement.words[role]
      label.isHidden = frame == nil || label.text.isEmpty
      guard let frame, !label.isHidden else { continue }
      contentView.place(label, at: role == .badge ? fitted(frame, width: badgeWidth, role) : frame)
    }
    let frame = arrangement.words[.button]
    button.isHidden = frame == nil || button.title.isEmpty
    if var frame {
      (frame.origin.y, frame.size.height) = (frame.maxY - buttonHeight, buttonHeight)
      button.style = lineStyle(
        of: button.title, Typography.action, least: Typography.action.size, in: frame.width - 28, look)
      contentView.place(
        button, at: fitted(frame, width: button.sizeThatFits(bounds.size).width + 28, .button))
    }
  }

  private func placePicture(_ frame: CGRect?) {
    clip.isHidden = frame == nil
    guard let frame else { return }
    contentView.place(clip, at: frame)
    // The corners between picture and text are square: they are outside the clip.
    var inner = CGRect(origin: .zero, size: frame.size)
    if frame.height < bounds.height { inner.size.height += cornerRadius }
    if frame.width < bounds.width {
      inner.size.width += cornerRadius
      if frame.minX > 0 { inner.origin.x -= cornerRadius }
    }
    if kind.fit == .fit { inner.size = frame.size }
    clip.place(image, at: pictureFrame(filling: inner))
  }

  /// The width of the badge, at least its height, so that a letter is on a disc.
  private var badgeWidth: CGFloat {
    labels[.badge].map { max(badgeHeight, width(of: $0.text, $0.style) + look.scaled(16)) } ?? 0
  }

  /// Returns the frame of the badge at the top of its picture; `nil` where it does not fit beside a band.
  private func badgeFrame(in arrangement: PartsArrangement) -> CGRect? {
    let step = max(Self.badgeStep, margin ?? 0)
    guard var room = arrangement.picture?.insetBy(dx: step, dy: Self.badgeStep) else { return nil }
    let more = max(step, leadingMargin ?? 0) - step
    (room.origin.x, room.size.width) = (room.minX + more, room.width - more)
    guard room.width >= SubtitleStrip.leastWidth else { return nil }
    let top = max(room.minY, covered.head)
    let bottom = min(room.maxY, bounds.height - covered.foot)
    guard bottom - top >= badgeHeight else { return nil }
    let frame = CGRect(x: room.minX, y: top, width: room.width, height: badgeHeight)
    return arrangement.band?.intersects(frame) ?? false ? nil : frame
  }

  /// Returns the part of `frame` that is `width` wide, by the kind's alignment.
  private func fitted(_ frame: CGRect, width: CGFloat, _ role: FeedPart.Role) -> CGRect {
    let width = min(width, frame.width)
    let x =
      switch kind.parts.first(where: { $0.role == role })?.alignment ?? .leading {
      case .leading: frame.minX
      case .center: (frame.midX - width / 2).rounded(.down)
      case .trailing: frame.maxX - width
      }
    return CGRect(x: x, y: frame.minY, width: width, height: frame.height)
  }
}

/// The full-bleed cell of a custom card kind, with its text aligned with the text column.
final class PagePartsCell: PartsCell {
  override var ground: Surface { .page }

  override var margin: CGFloat? { FeedLayoutMetrics.margin(width: bounds.width) }

  override var leadingMargin: CGFloat? {
    FeedLayoutMetrics.leadingMargin(page: bounds.width, feed: feedWidth)
  }
}

extension FeedPart.Role {
  /// The colour of the part's text.
  fileprivate var color: FeedPalette.Role {
    switch self {
    case .subtitle: .secondInk
    case .price, .button: .accent
    case .badge: .card
    case .picture, .title, .body: .ink
    }
  }
}

extension FeedPart.Alignment {
  fileprivate var textAlignment: Label.TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
