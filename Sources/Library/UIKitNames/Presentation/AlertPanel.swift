import CollectionViews
import Foundation
import LayoutGeometry

/// The panel of an alert: its words, and its buttons beneath.
final class AlertPanel: View {
  private static let (padding, corner): (CGFloat, CGFloat) = (16, 14)

  private let card = View(frame: .zero)
  /// The card of the button that cancels, in an action sheet.
  private let lastCard = View(frame: .zero)
  private let title = UILabel()
  private let message = UILabel()
  private var buttons: [AlertButton] = []
  private var rules: [View] = []
  private var isSheet = false
  /// Called with the action of a pressed button.
  var onChoice: (UIAlertAction) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [card, lastCard] {
      view.backgroundColor = DynamicColor(rgbaLight: 0xF9F9F9FF, dark: 0x252525FF)
      view.decoration.cornerRadius = Self.corner
      view.clipsToBounds = true
      addSubview(view)
    }
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
  }

  /// Shows the words and the actions of a controller.
  func show(_ alert: UIAlertController) {
    isSheet = alert.preferredStyle == .actionSheet
    title.text = alert.title ?? ""
    message.text = alert.message ?? ""
    title.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    message.font = .systemFont(ofSize: 13)
    for label in [title, message] { label.textColor = isSheet ? .secondaryLabel : .label }
    for view in buttons as [View] + rules { view.removeFromSuperview() }
    let last = alert.actions.filter { $0.style == .cancel }
    let ordered = alert.actions.filter { $0.style != .cancel } + last
    buttons = ordered.map { action in
      let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
      let button = AlertButton(action, size: isSheet ? 20 : 17, isBold: isBold)
      button.addAction(for: .touchUpInside) { [weak self] _ in self?.onChoice(action) }
      return button
    }
    rules = buttons.map { _ in
      let rule = View(frame: .zero)
      rule.backgroundColor = .separator
      return rule
    }
    for (button, rule) in zip(buttons, rules) {
      let isLast = isSheet && button.action.style == .cancel
      (isLast ? lastCard : card).addSubview(button)
      if !isLast { card.addSubview(rule) }
    }
    lastCard.isHidden = !isSheet || last.isEmpty
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: min(size.height, arrange(width: size.width)))
  }

  override func layoutSubviews() { _ = arrange(width: bounds.width) }

  /// Lays out the panel in a width, and returns its height.
  private func arrange(width: CGFloat) -> CGFloat {
    let inner = max(0, width - 2 * Self.padding)
    var top: CGFloat = isSheet ? 14 : 19
    let hasWords = !title.text.isEmpty || !message.text.isEmpty
    for label in [title, message] where !label.text.isEmpty {
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: Self.padding, y: top, width: inner, height: height)
      top += height + 2
    }
    top = hasWords ? top + (isSheet ? 12 : 17) : 0
    let hair = 1 / (measuringContext?.traits.displayScale ?? 1)
    let rowHeight: CGFloat = isSheet ? 57 : 44
    let inCard = buttons.filter { !isSheet || $0.action.style != .cancel }
    // Two short choices stand side by side, the one that cancels first.
    let isPair =
      !isSheet && inCard.count == 2 && inCard.allSatisfy { $0.textWidth <= width / 2 - Self.padding }
    let last = inCard.filter { $0.action.style == .cancel }
    let shown = isPair ? last + inCard.filter { $0.action.style != .cancel } : inCard
    for (index, button) in shown.enumerated() {
      let place = isPair ? CGFloat(index) : 0
      button.frame = CGRect(
        x: place * width / 2, y: top, width: isPair ? width / 2 : width, height: rowHeight)
      if let rule = buttons.firstIndex(where: { $0 === button }).map({ rules[$0] }) {
        rule.frame =
          isPair && index == 1
          ? CGRect(x: width / 2, y: top, width: hair, height: rowHeight)
          : CGRect(x: 0, y: top, width: width, height: index == 0 && !hasWords ? 0 : hair)
      }
      if !isPair { top += rowHeight }
    }
    if isPair { top += rowHeight }
    card.frame = CGRect(x: 0, y: 0, width: width, height: top)
    guard isSheet, let cancel = buttons.first(where: { $0.action.style == .cancel }) else { return top }
    cancel.frame = CGRect(x: 0, y: 0, width: width, height: rowHeight)
    lastCard.frame = CGRect(x: 0, y: top + 8, width: width, height: rowHeight)
    return top + 8 + rowHeight
  }
}

/// A button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, size: CGFloat, isBold: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title ?? ""
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.textColor = action.style == .destructive ? .systemRed : .systemBlue
    label.alpha = action.isEnabled ? 1 : 0.4
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    accessibilityTraits = .button
    isAccessibilityElement = true
    addSubview(label)
  }

  /// The width of the text on one line, in points.
  var textWidth: CGFloat { label.intrinsicContentSize.width }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() { label.frame = bounds.insetBy(dx: 8, dy: 0) }
}
