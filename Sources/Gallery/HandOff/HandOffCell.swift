import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// A cell with a pager of four pages and, above it, the rule that the pager follows.
final class HandOffCell: CollectionViewCell {
  static let wordsHeight: CGFloat = 28
  private static let pages = ["一", "二", "三", "四"]

  private let words = Label()
  private let pager = ScrollView()
  private let sheets = pages.enumerated().map { HandOffSheet($1, isShaded: $0 % 2 == 1) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    words.style = Typography.caption
    words.textColor = Palette.ink
    words.elementName = "words"
    pager.elementName = "pager"
    pager.isPagingEnabled = true
    for sheet in sheets { pager.addSubview(sheet) }
    contentView.addSubview(words)
    contentView.addSubview(pager)
  }

  func show(_ handOff: ScrollHandOff) {
    pager.gestureSettings.handOff = handOff
    words.text =
      switch handOff {
      case .none: "渡さない · none: it stretches at its edge"
      case .onNextStroke: "次の一筆で渡す · onNextStroke: the next stroke is the feed's"
      case .continuous: "そのまま渡す · continuous: the feed takes the rest"
      }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - Self.wordsHeight
    words.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.wordsHeight)
    pager.frame = CGRect(x: 0, y: Self.wordsHeight, width: bounds.width, height: height)
    pager.contentSize = CGSize(width: bounds.width, height: height * CGFloat(sheets.count))
    for (index, sheet) in sheets.enumerated() {
      sheet.frame = CGRect(x: 0, y: height * CGFloat(index), width: bounds.width, height: height)
    }
  }
}

/// A page: a numeral on paper, every second page a shade darker.
private final class HandOffSheet: View {
  private let numeral = Label()

  init(_ text: String, isShaded: Bool) {
    super.init(frame: .zero)
    decoration.backgroundColor = isShaded ? Palette.band : Palette.card
    decoration.borderColor = Palette.line
    numeral.style = Typography.title
    numeral.textColor = Palette.ink
    numeral.textAlignment = .center
    numeral.text = text
    addSubview(numeral)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    numeral.frame = bounds
  }
}
