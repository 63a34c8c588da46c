import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import Stage

/// The bar above a pushed feed: the button that leads back, and the feed's title.
final class BackBar: View, TopBar {
  /// The height at text scale 1 without the safe area, in points; UIKit's.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 12

  /// The button that leads back.
  let back = BackButton()
  private let title = Label(lines: 1)
  private let rule = View()

  /// The height above the words that a status bar covers, in points.
  var room: CGFloat = 0 { didSet { if room != oldValue { setNeedsLayout() } } }

  init() {
    super.init(frame: .zero)
    back.elementName = "back"
    title.elementName = "title"
    title.textAlignment = .center
    rule.elementName = "rule"
    for view in [title, back, rule] { addSubview(view) }
  }

  /// Applies the style of the feed, and shows its title.
  func wear(_ look: FeedLook, title text: String) {
    back.wear(look)
    title.wear(look, Typography.name, .ink, lines: 1)
    title.text = text
    rule.backgroundColor = look.palette.line
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let isMirrored = context?.traits.isRightToLeft ?? false
    let height = max(0, bounds.height - room)
    let most = max(0, bounds.width - 2 * Self.margin)
    let backWidth = min(back.sizeThatFits(bounds.size).width, most / 2)
    let x = isMirrored ? bounds.width - Self.margin - backWidth : Self.margin
    back.frame = CGRect(x: x, y: room, width: backWidth, height: height)
    // The title is in the middle; a long back button moves it no further than it must.
    let side = Self.margin * 2 + backWidth
    let wanted = title.sizeThatFits(CGSize(width: most, height: height)).width.rounded(.up)
    let width = max(0, min(wanted, bounds.width - side - Self.margin))
    let leading = max(((bounds.width - width) / 2).rounded(.down), side)
    title.frame = CGRect(
      x: isMirrored ? bounds.width - leading - width : leading, y: room, width: width, height: height)
    title.isHidden = width < min(wanted, Self.height)
    rule.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}

/// The button that leads back: a chevron, and the title of the feed beneath.
final class BackButton: Control, AccessibilityProviding {
  private struct State {
    var title = ""
    var style = Typography.action
    var ink = DynamicColor.clear
    var ring = DynamicColor.clear
    var chevron: CGFloat = 26
    var hasFocus = false
  }

  private static let gap: CGFloat = 6

  private var state = State()

  init() { super.init(frame: .zero) }

  /// Applies the style of the feed.
  func wear(_ look: FeedLook) {
    state.style = look.fonts[Typography.action]
    state.ink = look.palette.accent
    state.ring = look.palette.current
    state.chevron = look.scaled(26)
    setNeedsLayout()
  }

  /// The title of the feed beneath; may be empty.
  var title: String {
    get { state.title }
    set { state.title = newValue }
  }

  /// True while the button has the keyboard focus; default false.
  var hasFocus: Bool {
    get { state.hasFocus }
    set {
      guard state.hasFocus != newValue else { return }
      state.hasFocus = newValue
      setNeedsLayout()
    }
  }

  /// The button as one element, named by where it leads.
  package var ownAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, label: title.isEmpty ? "Back" : "Back to \(title)", traits: .button)
  }

  private var chevronStyle: TextStyle { TextStyle(.sans, size: state.chevron) }

  private var chevronWidth: CGFloat { context?.width(of: Self.chevron, style: chevronStyle) ?? 0 }

  /// The chevron, which points the other way in text from right to left.
  private static let chevron = "‹"

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = title.isEmpty ? 0 : Self.gap + (context?.width(of: title, style: state.style) ?? 0)
    return CGSize(width: (chevronWidth + words).rounded(.up), height: size.height)
  }

  override func point(inside point: CGPoint) -> Bool {
    // A title of one letter is still wide enough for a finger.
    bounds.insetBy(dx: min(0, (bounds.width - BackBar.height) / 2), dy: 0).contains(point)
  }

  override func draw(with pen: inout DrawingContext) {
    guard let context else { return }
    let ink = state.ink.resolved(with: context.traits)
    let opacity: CGFloat = isHighlighted ? 0.5 : 1
    if isHovered {
      pen.paint(
        .fill(ink.withOpacity(0.12), cornerRadius: 6), in: bounds.insetBy(dx: -4, dy: 4), element: elementID)
    }
    let chevron = chevronWidth
    paint(Self.chevron, chevronStyle, ink, at: 0, width: chevron + 1, opacity: opacity, with: &pen)
    let room = bounds.width - chevron - Self.gap
    if !title.isEmpty, room > 0 {
      paint(title, state.style, ink, at: chevron + Self.gap, width: room + 1, opacity: opacity, with: &pen)
    }
    if hasFocus {
      pen.paint(
        .stroke(state.ring.resolved(with: context.traits), width: 2, cornerRadius: 6),
        in: bounds.insetBy(dx: -4, dy: 4), element: elementID.appending("focus"))
    }
  }

  /// Paints a line of text at a distance from the leading edge.
  private func paint(
    _ text: String, _ style: TextStyle, _ ink: Color, at leading: CGFloat, width: CGFloat, opacity: CGFloat,
    with pen: inout DrawingContext
  ) {
    guard let context,
      let line = context.layout(text, style: style, width: width, maximumLines: 1).lines.first
    else { return }
    let x = context.traits.isRightToLeft ? bounds.width - leading - line.width : leading
    pen.paint(
      .text(line, ink),
      in: CGRect(
        x: x, y: (bounds.height - style.lineHeight) / 2, width: line.width, height: style.lineHeight),
      element: elementID, opacity: opacity)
  }
}
