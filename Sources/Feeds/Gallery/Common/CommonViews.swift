import CollectionViews
import Foundation
import ScreenInterface

/// The kinds of the common scene's views.
nonisolated enum CommonKind {
  static let header = "header"
  static let band = "band"
  static let dots = "dots"
  static let card = "card"
}

/// An opaque card: a picture with a title over it.
final class CommonCard: CollectionViewCell {
  private let image = ImageView()
  private let title = Label.leading()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.style = TextStyle(size: 24, lineHeightMultiple: 1.45)
    title.textColor = DynamicColor(Color(hex: 0xFFFFFF))
    contentView.addSubview(image)
    contentView.addSubview(title)
  }

  /// Shows a picture with a title over it.
  func show(_ picture: PictureReference?, title text: String) {
    image.image = picture
    title.text = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
    title.frame = CGRect(x: 16, y: 12, width: bounds.width - 32, height: title.style.lineHeight)
  }
}

/// The header of a section: its title.
final class CommonHeader: CollectionReusableView {
  private let title = Label.leading()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.style = TextStyle(size: 20, lineHeightMultiple: 1.45)
    title.textColor = DynamicColor(Color(hex: 0x202124))
    addSubview(title)
  }

  /// The title's text.
  var text: String {
    get { title.text }
    set { title.text = newValue }
  }

  override func layoutSubviews() {
    title.frame = CGRect(x: 40, y: 0, width: bounds.width - 80, height: bounds.height)
  }
}

/// The band over a row: two lines of white text on black, each wrapped into two or three in a narrow band.
final class CommonOverlay: CollectionReusableView {
  /// The least widths, in points, for each line on one line and on two lines.
  ///
  /// A line has 27 characters of 22 points and its padding.
  private static let (widthOfLines, widthOfHalves): (CGFloat, CGFloat) = (626, 340)
  private static let lineHeight: CGFloat = 36

  /// Returns the height of a band of this width, in points.
  static func height(width: CGFloat) -> CGFloat { 16 + 2 * textHeight(width: width) }

  private static func textHeight(width: CGFloat) -> CGFloat {
    lineHeight * (width >= widthOfLines ? 1 : width >= widthOfHalves ? 2 : 3)
  }

  private let lines = [Label.leading(), Label.leading()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = DynamicColor(Color(hex: 0)).withOpacity(0.55)
    for label in lines {
      label.style = TextStyle(size: 22, lineHeightMultiple: 36 / 22)
      label.textColor = DynamicColor(Color(hex: 0xFFFFFF))
      label.numberOfLines = 3
      addSubview(label)
    }
  }

  /// Shows two lines of text.
  func show(_ first: String, _ second: String) {
    lines[0].text = first
    lines[1].text = second
  }

  override func layoutSubviews() {
    let height = Self.textHeight(width: bounds.width)
    for (index, label) in lines.enumerated() {
      label.frame = CGRect(x: 16, y: 8 + height * CGFloat(index), width: bounds.width - 32, height: height)
    }
  }
}

/// The footer with ten dots beneath a row of cards.
final class CommonDots: CollectionReusableView {
  private let dots = PageControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dots.metrics = PageControlMetrics(dotDiameter: 8, pitch: 16, currentWidth: 8)
    dots.numberOfPages = 10
    // The dots only show the page: neither pointer nor keys change it.
    dots.isUserInteractionEnabled = false
    dots.currentPageIndicatorTintColor = DynamicColor(Color(hex: 0x1A73E8))
    dots.pageIndicatorTintColor = DynamicColor(Color(hex: 0xBDBDBD))
    addSubview(dots)
  }

  /// Shows a page, counted modulo ten.
  func show(page: Int) { dots.currentPage = page % 10 }

  override func layoutSubviews() { dots.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 24) }
}
