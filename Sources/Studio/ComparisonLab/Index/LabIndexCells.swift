import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// A cell of the index that shows a pair's name, its failure, and the two main numbers.
final class LabIndexCard: CollectionViewCell {
  static let size = CGSize(width: 252, height: 262)

  private static let number = TextStyle(.serif, .bold, size: 24, lineHeightMultiple: 1.15)

  private let id = Label()
  private let japanese = Label()
  private let english = Label()
  private let japaneseFailure = Label()
  private let failure = Label()
  private let rule = View()
  private let numbers = [Label(), Label()]
  private let captions = [Label(), Label()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.backgroundColor = Palette.card
    decoration.borderColor = Palette.line
    decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
    rule.decoration.backgroundColor = Palette.line
    let looks: [(Label, TextStyle, DynamicColor)] = [
      (id, Typography.action, Palette.secondInk), (japanese, Typography.title, Palette.ink),
      (english, Typography.hint, Palette.secondInk), (failure, Typography.caption, Palette.ink),
      (japaneseFailure, Typography.caption, Palette.ink),
      (numbers[0], Self.number, Palette.vermilion), (numbers[1], Self.number, Palette.ink),
      (captions[0], Typography.hint, Palette.secondInk), (captions[1], Typography.hint, Palette.secondInk),
    ]
    for (label, style, color) in looks {
      (label.style, label.textColor) = (style, color)
      contentView.addSubview(label)
    }
    contentView.addSubview(rule)
    japaneseFailure.numberOfLines = 4
    failure.numberOfLines = 4
    id.textAlignment = .trailing
  }

  /// Shows a pair with its result; a dash if it could not be played.
  func show(_ pair: LabPair, _ result: LabResult?) {
    id.text = pair.id
    japanese.text = pair.name.japanese
    english.text = pair.name.english
    japaneseFailure.text = pair.japaneseFailure
    failure.text = pair.failure
    let count = result?.counts.first
    for (label, reading) in zip(numbers, [count?.naive, count?.ours]) {
      label.text = reading.map { LabNumber.text($0, unit: pair.measures[0].unit) } ?? "—"
    }
    captions[0].text = pair.origin == .code ? "記事 article" : "UIKit"
    captions[1].text = "折本 Orihon"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, width) = (CGFloat(14), max(0, bounds.width - 28))
    func place(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = inReadingOrder(CGRect(x: x, y: y, width: width, height: height))
    }
    place(japanese, left, 12, width - 36, 26)
    place(id, bounds.width - 54, 14, 40, 20)
    place(english, left, 40, width, 17)
    let japaneseHeight = min(74, japaneseFailure.sizeThatFits(CGSize(width: width, height: 74)).height)
    place(japaneseFailure, left, 60, width, japaneseHeight)
    let height = min(74, failure.sizeThatFits(CGSize(width: width, height: 74)).height)
    place(failure, left, 64 + japaneseHeight, width, height)
    place(rule, left, 204, width, 1)
    let room = width / 2 - 8
    let isTight = numbers.contains { $0.sizeThatFits(CGSize(width: 9999, height: 30)).width > room }
    for index in 0..<2 {
      numbers[index].style = isTight ? Typography.name : Self.number
      let x = left + CGFloat(index) * width / 2
      place(captions[index], x, 208, width / 2, 17)
      place(numbers[index], x, 225, width / 2 - 4, 30)
    }
  }
}

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
