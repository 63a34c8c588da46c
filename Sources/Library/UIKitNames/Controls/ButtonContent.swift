import CollectionViews
import Foundation
import LayoutGeometry
import UIKitBase

/// The content of a button with a configuration, or with titles and pictures for its states.
@MainActor
final class ButtonContent: View, ControlStateObserver {
  let titleLabel = Label()
  let subtitleLabel = Label()
  let imageView = ImageView()
  private let backdrop = ImageView()
  var configuration: Button.Configuration? { didSet { update() } }
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleColors: [UIControl.State: DynamicColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  var insets = UIEdgeInsets.zero
  var updateHandler: ((Button) -> Void)?
  var toggle: UIAction?
  /// True for a button of the system, whose title has the tint colour; that of a custom one is white by default.
  var isTinted = false
  weak var button: Button?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    elementName = "content"
    imageView.placeholder = .clear
    titleLabel.font = .systemFont(ofSize: 17)
    titleLabel.textAlignment = .center
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textAlignment = .center
    backdrop.placeholder = .clear
    for view in [backdrop, imageView, titleLabel, subtitleLabel] { addSubview(view) }
  }

  func controlStateDidChange(_ control: Control) {
    if let button { updateHandler?(button) }
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if context != nil { update() }
  }

  func value<Value>(_ all: [UIControl.State: Value], in state: UIControl.State) -> Value? {
    all[state] ?? all[state.intersection(.selected)] ?? all[.normal]
  }

  /// Returns the colour of the title of a state; `nil` for the tint colour.
  func titleColor(in state: UIControl.State) -> DynamicColor? {
    value(titleColors, in: state) ?? (isTinted ? nil : .white)
  }

  /// Shows the configuration or the values of the button's present state.
  func update() {
    guard let button else { return }
    let (state, tint) = (button.state, button.tintColor ?? .systemBlue)
    var color = titleColor(in: state) ?? tint
    var imageColor = tint
    titleLabel.text = value(titles, in: state)
    subtitleLabel.text = nil
    var image = value(images, in: state)
    if let configuration {
      color = configuration.foreground(tint: tint)
      imageColor = color
      titleLabel.text = configuration.title ?? value(titles, in: state)
      subtitleLabel.text = configuration.subtitle
      if let own = configuration.image {
        image = configuration.preferredSymbolConfigurationForImage.map { own.withConfiguration($0) } ?? own
      }
      button.backgroundColor = configuration.backgroundColor(tint: tint)
      button.decoration.cornerRadius = configuration.cornerRadius(of: bounds.size)
      titleLabel.font = configuration.titleFont
      applyStroke(configuration.background, to: button, tint: tint)
    }
    titleLabel.textColor = color
    let attributed =
      configuration.map(\.shownAttributedTitle) ?? value(attributedTitles, in: state)
    if let attributed { titleLabel.attributedText = attributed }
    subtitleLabel.textColor = color
    if let look = value(symbolConfigurations, in: state) { image = image?.withConfiguration(look) }
    imageView.image = image?.tinted(imageColor)
    backdrop.image = value(backgrounds, in: state)
    backdrop.isHidden = backdrop.image == nil
    alpha = state.contains(.disabled) ? 0.35 : state.contains(.highlighted) ? 0.5 : 1
    setNeedsLayout()
    button.contentSizeDidChange()
  }

  private func applyStroke(_ background: UIBackgroundConfiguration, to button: Button, tint: UIColor) {
    guard background.strokeWidth > 0 || button.decoration.borderColor != nil else { return }
    button.decoration.borderColor = background.strokeWidth > 0 ? background.strokeColor ?? tint : nil
    button.decoration.borderWidth = background.strokeWidth
  }

  private var edges: UIEdgeInsets {
    guard let own = configuration?.contentInsets else { return insets }
    return UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
  }

  private var isUpright: Bool {
    configuration.map { $0.imagePlacement == .top || $0.imagePlacement == .bottom } ?? false
  }

  private var imageSize: CGSize {
    guard imageView.image != nil else { return .zero }
    let size = imageView.intrinsicContentSize
    return size.width < 0 ? CGSize(width: 24, height: 24) : size
  }

  /// The place of the content across, 0 at the left … 1 at the right.
  private var placeAcross: CGFloat {
    switch button?.contentHorizontalAlignment {
    case .left: 0
    case .right: 1
    case .leading: isReadFromRight ? 1 : 0
    case .trailing: isReadFromRight ? 0 : 1
    default: 0.5
    }
  }

  private var textSize: CGSize {
    let (title, subtitle) = (
      titleLabel.intrinsicSize(width: .infinity), subtitleLabel.intrinsicSize(width: .infinity)
    )
    let gap = title.height > 0 && subtitle.height > 0 ? configuration?.titlePadding ?? 0 : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat {
    imageSize.width > 0 && textSize.width > 0 ? configuration?.imagePadding ?? 4 : 0
  }

  override var intrinsicContentSize: CGSize {
    let (image, text) = (imageSize, textSize)
    let inner =
      isUpright
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    return CGSize(
      width: inner.width + edges.left + edges.right, height: inner.height + edges.top + edges.bottom)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let configuration { button?.decoration.cornerRadius = configuration.cornerRadius(of: bounds.size) }
    let room = CGRect(
      x: edges.left, y: edges.top, width: max(0, bounds.width - edges.left - edges.right),
      height: max(0, bounds.height - edges.top - edges.bottom))
    backdrop.frame = bounds
    let (image, text) = (imageSize, textSize)
    let placement = configuration?.imagePlacement ?? .leading
    let isFirst = placement == .leading || placement == .top
    let textFrame: CGRect
    if isUpright {
      let whole = image.height + gap + text.height
      let top = room.midY - whole / 2
      imageView.frame = CGRect(
        x: room.midX - image.width / 2, y: isFirst ? top : top + text.height + gap, width: image.width,
        height: image.height)
      textFrame = CGRect(
        x: room.minX, y: isFirst ? top + image.height + gap : top, width: room.width, height: text.height)
    } else {
      let width = min(text.width, max(0, room.width - image.width - gap))
      let left = room.minX + max(0, room.width - image.width - gap - width) * placeAcross
      let isAtLeft = isFirst != isReadFromRight
      imageView.frame = CGRect(
        x: isAtLeft ? left : left + width + gap, y: room.midY - image.height / 2, width: image.width,
        height: image.height)
      textFrame = CGRect(
        x: isAtLeft ? left + image.width + gap : left, y: room.midY - text.height / 2, width: width,
        height: text.height)
    }
    let titleHeight = titleLabel.intrinsicSize(width: .infinity).height
    titleLabel.frame = CGRect(
      x: textFrame.minX, y: textFrame.minY, width: textFrame.width, height: titleHeight)
    subtitleLabel.frame = CGRect(
      x: textFrame.minX, y: textFrame.maxY - (text.height - titleHeight), width: textFrame.width,
      height: max(0, text.height - titleHeight))
  }
}
