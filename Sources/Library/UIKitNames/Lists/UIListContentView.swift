public import CollectionViews
public import Foundation
import LayoutGeometry
import UIKitBase

/// The view of the content of a list's cell.
///
/// UIKit counterpart: `UIListContentView`.
@preconcurrency @MainActor
public final class UIListContentView: View, UIContentView {
  private let imageView = ImageView()
  private let label = Label()
  private let secondLabel = Label()
  private var shown: UIListContentConfiguration
  /// True once a label has been told to fit its text, which few do: telling it has a cost of its own.
  private var hasFittedText = false

  /// Creates a view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    imageView.placeholder = .clear
    imageView.contentMode = .scaleAspectFit
    for view in [imageView, label, secondLabel] { addSubview(view) }
    show()
  }

  /// The configuration that is shown.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let value = newValue as? UIListContentConfiguration else { return }
      shown = value
      show()
    }
  }

  private func show() {
    fill(label, shown.text, shown.attributedText, shown.textProperties)
    fill(secondLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    imageView.image = image
    if let tint = shown.imageProperties.tintColor { imageView.attachments.tint = tint }
    imageView.cornerRadius = shown.imageProperties.cornerRadius
    contentSizeDidChange()
    setNeedsLayout()
  }

  private func fill(
    _ label: Label, _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties
  ) {
    let text = text ?? ""
    label.text =
      switch look.transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    if look.adjustsFontSizeToFitWidth || hasFittedText {
      hasFittedText = true
      label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
      label.minimumScaleFactor = look.minimumScaleFactor
    }
    label.textAlignment =
      look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
    if let attributed { label.attributedText = attributed }
  }

  /// The picture, as a symbol at the size that the configuration gives it.
  private var image: UIImage? {
    guard let look = shown.imageProperties.preferredSymbolConfiguration, let image = shown.image,
      image.isSymbol
    else { return shown.image }
    return image.withConfiguration(look)
  }

  private var imageSize: CGSize {
    guard let image else { return .zero }
    let look = shown.imageProperties
    if look.reservedLayoutSize.width > 0 { return look.reservedLayoutSize }
    if look.maximumSize.width > 0 { return look.maximumSize }
    guard image.isSymbol else { return CGSize(width: 40, height: 40) }
    let extent = look.preferredSymbolConfiguration?.extent == nil ? 24 : image.symbolExtent
    return CGSize(width: extent, height: extent)
  }

  /// The distance of the texts from the leading edge, in points.
  var textInset: CGFloat {
    let width = imageSize.width
    return shown.directionalLayoutMargins.leading + (width > 0 ? width + shown.imageToTextPadding : 0)
  }

  /// The rectangles of the picture and the texts in a width, and the height of all.
  fileprivate func frames(width: CGFloat) -> (image: CGRect, text: CGRect, second: CGRect, height: CGFloat) {
    let margins = shown.directionalLayoutMargins
    let image = imageSize
    let left = textInset
    let room = max(0, width - left - margins.trailing)
    let (first, second) = (label.intrinsicSize(width: room), secondLabel.intrinsicSize(width: room))
    let isBeside =
      shown.prefersSideBySideTextAndSecondaryText && second.width > 0
      && label.intrinsicSize(width: .infinity).width + secondLabel.intrinsicSize(width: .infinity).width
        + shown.textToSecondaryTextHorizontalPadding <= room
    let gap = second.height > 0 && first.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    let textHeight = isBeside ? max(first.height, second.height) : first.height + gap + second.height
    let inner = max(textHeight, image.height)
    let height = max(shown.minimumHeight, inner + margins.top + margins.bottom)
    let middle = margins.top + (height - margins.top - margins.bottom) / 2
    let top = middle - textHeight / 2
    let text = CGRect(x: left, y: top, width: room, height: first.height)
    let other =
      isBeside
      ? CGRect(x: left + room - second.width, y: top, width: second.width, height: second.height)
      : CGRect(x: left, y: top + first.height + gap, width: room, height: second.height)
    return (
      CGRect(x: margins.leading, y: middle - image.height / 2, width: image.width, height: image.height),
      text,
      other, height
    )
  }

  /// The height of the content in the present width.
  public override var intrinsicContentSize: CGSize {
    guard bounds.width > 0 else { return CGSize(width: Self.noIntrinsicMetric, height: shown.minimumHeight) }
    return CGSize(width: Self.noIntrinsicMetric, height: frames(width: bounds.width).height)
  }

  /// Returns the size of the content in a width.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).height)
  }

  /// Places the picture and the texts.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    let shift = (bounds.height - frames.height) / 2
    for (view, frame) in [
      (imageView as View, frames.image), (label, frames.text), (secondLabel, frames.second),
    ] {
      var placed = frame.offsetBy(dx: 0, dy: shift)
      if isReadFromRight { placed.origin.x = bounds.width - placed.maxX }
      if view.bounds.isEmpty {
        // What was not there before appears in its place.
        UIView.performWithoutAnimation { view.frame = placed }
      } else {
        view.frame = placed
      }
    }
  }
}

extension UIListContentView {
  /// Returns the size of the content in a width, of which only the height is determined.
  func contentSize(width: CGFloat) -> CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: frames(width: width).height)
  }
}
