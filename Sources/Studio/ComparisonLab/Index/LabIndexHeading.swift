import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// The title cell of the index, with an introduction to the lab and its use.
final class LabIndexTitle: CollectionViewCell {
  static let height: CGFloat = 112

  private let title = Label()
  private let words = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "折本の実験室 · The lab"
    title.style = Typography.display
    title.textColor = Palette.ink
    words.text =
      "What went wrong in five articles, beside a screen where it cannot. A click opens a pair: one stroke, two screens."
    words.style = Typography.caption
    words.textColor = Palette.secondInk
    words.numberOfLines = 2
    contentView.addSubview(title)
    contentView.addSubview(words)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 40)
    title.frame = CGRect(x: 20, y: 18, width: width, height: 36)
    words.frame = CGRect(x: 20, y: 62, width: width, height: 38)
  }
}

/// The header above an article's carousel, with the article's name.
final class LabIndexHeading: CollectionReusableView {
  static let height: CGFloat = 40

  private let letter = Label()
  private let name = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    letter.style = Typography.title
    letter.textColor = Palette.vermilion
    name.style = Typography.title
    name.textColor = Palette.ink
    addSubview(letter)
    addSubview(name)
  }

  func show(_ article: LabArticle) {
    letter.text = article.rawValue
    name.text = "\(article.name.japanese) · \(article.name.english)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    letter.frame = inReadingOrder(CGRect(x: 20, y: 8, width: 24, height: 26))
    let room = CGRect(x: 46, y: 8, width: max(0, bounds.width - 66), height: 26)
    name.style = Typography.title
    if name.sizeThatFits(CGSize(width: 9999, height: 26)).width > room.width { name.style = Typography.name }
    name.frame = inReadingOrder(room)
  }
}
