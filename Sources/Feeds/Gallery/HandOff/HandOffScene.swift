import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// A scene with vertical pagers in a vertical feed, one for each hand-off rule at a pager's edge.
final class HandOffScene: CollectionViewDataSource {
  static let pagerHeight: CGFloat = 232

  /// The scene called `handoff`.
  static var scene: Scene {
    Scene("handoff", title: "縁で渡す · Hand-over at the edge") { _ in
      let source = HandOffScene()
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { _, _ in section })
      view.register(HandOffCell.self, forCellWithReuseIdentifier: "pager")
      view.dataSource = source
      return Scene.Content(view, owned: [source])
    }
  }

  private static var section: CollectionLayoutSection {
    GallerySections.lines(
      height: HandOffCell.wordsHeight + pagerHeight, spacing: 24,
      insets: DirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20))
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    2 * ScrollHandOff.allCases.count
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable {
    "pagers"
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell: HandOffCell = collectionView.dequeueReusableView("pager")
    cell.show(ScrollHandOff.allCases[indexPath.item % ScrollHandOff.allCases.count], tint: 2 * indexPath.item)
    return cell
  }
}

/// A cell with a pager of four pages and, above it, the rule that the pager follows.
final class HandOffCell: CollectionViewCell {
  static let wordsHeight: CGFloat = 28
  /// The pages' numerals, and what to try on the first and on the last.
  private static let pages: KeyValuePairs = [
    "壱": "縁を越えて下へ引く · Pull it down, past its edge", "弐": "", "参": "",
    "肆": "縁を越えて上へ引く · Pull it up, past its edge",
  ]

  private let words = Label.leading()
  private let pager = ScrollView()
  private let sheets = pages.map { HandOffPage($0, hint: $1) }

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

  /// Shows a pager with a hand-off rule; its tints begin with that of index `tint`.
  func show(_ handOff: ScrollHandOff, tint: Int) {
    for (index, sheet) in sheets.enumerated() {
      sheet.decoration.backgroundColor = Palette.tint(tint + index)
    }
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

/// A page: a large numeral on a tinted background, and a line that says what to try.
private final class HandOffPage: View {
  private let numeral = Label.leading()
  private let hint = Label.leading()

  init(_ text: String, hint words: String) {
    super.init(frame: .zero)
    decoration.borderColor = Palette.line
    (numeral.style, numeral.textColor, numeral.text) = (Typography.numeral, Palette.indigo, text)
    (hint.style, hint.textColor, hint.text) = (Typography.hint, Palette.ink, words)
    for label in [numeral, hint] { label.textAlignment = .center }
    for label in [numeral, hint] { addSubview(label) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    numeral.frame = bounds
    let height = hint.style.lineHeight
    hint.frame = CGRect(x: 16, y: bounds.height - height - 16, width: bounds.width - 32, height: height)
  }
}
