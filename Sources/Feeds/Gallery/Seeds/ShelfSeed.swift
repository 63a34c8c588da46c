import Carousel
import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ResourceCatalog
import ScreenInterface
import Stage

/// The screen of article A: books and bookmarks in rows with dots, in a feed that turns from shelf to shelf.
enum ShelfSeed {
  private static let titles = [
    "books": ("古典 · Classics", "動くうちに点を押す · Click a dot mid-flick"),
    "spring": ("春から夏 · Spring to summer", "点の上を滑らせる · Press the dots and slide"),
    "tales": ("物語と歌 · Tales and songs", "縦に弾く · Flick up: a shelf at a time"),
    "autumn": ("秋から冬 · Autumn to winter", "続けて二列を弾く · Flick one row, then the other"),
  ]
  private static let words: KeyValuePairs = [
    "books": ["枕草子", "方丈記", "徒然草", "土佐日記", "源氏物語", "伊勢物語", "竹取物語", "更級日記", "奥の細道", "古今集"],
    "spring": ["立春", "雨水", "啓蟄", "春分", "清明", "穀雨", "立夏", "小満"],
    "tales": ["万葉集", "平家物語", "今昔物語", "大鏡", "栄花物語", "落窪物語", "新古今", "百人一首", "風土記", "雨月物語"],
    "autumn": ["立秋", "処暑", "白露", "秋分", "寒露", "霜降", "立冬", "小雪"],
  ]

  /// The scene called `seed-a`.
  static var scene: Scene {
    Scene("seed-a", title: "二つの棚 · Two shelves with dots") { context in
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { section($0, in: $1.container.contentSize) })
      view.register(ShelfCard.self, forReuseIdentifier: "card")
      for kind in ["header", "dots"] { view.register(ShelfHeaderFooter.self, forReuseIdentifier: kind) }
      view.paging = .sections
      let source = CollectionViewDiffableDataSource<String, String>(collectionView: view) {
        view, path, word in
        let card: ShelfCard = view.dequeueReusableView("card")
        card.show(word, number: path.item + 3 * path.section, isBook: path.section % 2 == 0)
        return card
      }
      source.supplementaryViewProvider = { view, kind, path in
        let edge: ShelfHeaderFooter = view.dequeueReusableView(kind)
        let shelf = words[path.section].key
        (edge.title.text, edge.hint.text) = kind == "header" ? titles[shelf] ?? ("", "") : ("", "")
        edge.dots.isHidden = kind == "header"
        if kind == "dots" { PageControlBinding.connect(edge.dots, to: shelf, of: view) }
        return edge
      }
      source.apply(DiffableDataSourceSnapshot(words))
      let carousels = CarouselController(
        words.map { CarouselSection(id: $0.key, dotsKind: "dots") }, in: view)
      return Scene("seed-a", showing: view, keeping: [source, carousels]).makeContent(context)
    }
  }

  /// A tall row of books or a low one of bookmarks; one of each fills the window.
  private static func section(_ index: Int, in room: CGSize) -> CollectionLayoutSection {
    let (isBook, tall) = (index % 2 == 0, (room.height * 0.58).rounded())
    let height = max(isBook ? 180 : 130, (isBook ? tall : room.height - tall) - 104)
    let width = min(room.width - 64, (height * (isBook ? 0.72 : 0.4)).rounded())
    let size = CollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    let isCentered = isBook && room.width <= FeedLayoutMetrics.wideWidth
    section.interGroupSpacing = 16
    section.orthogonalScrollingBehavior = isCentered ? .groupPagingCentered : .groupPaging
    section.contentInsets.leading = isCentered ? 0 : FeedLayoutMetrics.margin(width: room.width)
    section.contentInsets.trailing = section.contentInsets.leading
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [boundary("header", 64, .top), boundary("dots", 40, .bottom)]
    return section
  }

  private static func boundary(
    _ kind: String, _ height: CGFloat, _ alignment: RectAlignment
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
  }
}

/// A book bound in patterned cloth, or a bookmark of the same cloth, with its title on a slip of paper.
private final class ShelfCard: CollectionViewCell {
  private static let cloths: [UInt32] = [0x2F4A6B, 0x5B6B3A, 0x6E3B4E, 0x8A6A35, 0x3C5A57]
  private let (pattern, slip, back) = (ImageView(), Label.leading(), View())

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
    decoration.shadow = Shadow(color: Palette.shadow, offset: 2, blur: 8)
    pattern.cornerRadius = FeedLayoutMetrics.cornerRadius
    back.backgroundColor = DynamicColor.black.withAlphaComponent(0.25)
    slip.style = TextStyle(.serif, .bold, size: 20, lineHeightMultiple: 1.25)
    (slip.textColor, slip.textAlignment, slip.numberOfLines) = (Palette.ink, .center, 0)
    slip.decoration.backgroundColor = Palette.card
    slip.decoration.borderColor = Palette.line
    for view in [pattern, back, slip] { contentView.addSubview(view) }
  }

  func show(_ title: String, number: Int, isBook: Bool) {
    slip.text = title.map(String.init).joined(separator: "\n")
    back.isHidden = !isBook
    decoration.backgroundColor = DynamicColor(Color(hex: Self.cloths[number % Self.cloths.count]))
    pattern.image = ResourceCatalog.picturesFolder().flatMap {
      let name = String(format: "pattern-%02d.png", number % 12 + 1)
      return PictureReference(contentsOfFile: $0.appendingPathComponent(name).path)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let top = back.isHidden ? 28 : height - width
    let lines = CGFloat(slip.text.split(separator: "\n").count) * 25
    // A Japanese book has its back at the right, whichever way the screen is read.
    back.frame = CGRect(x: width - 14, y: 0, width: 1, height: height)
    pattern.frame = CGRect(x: 0, y: top, width: width, height: height - top)
    let left = back.isHidden ? ((width - 36) / 2).rounded() : 16
    slip.frame = CGRect(x: left, y: 16, width: 36, height: min(height - 24, lines + 20))
  }
}

/// The name of a shelf and what to try with it, or the dots below its row.
private final class ShelfHeaderFooter: CollectionReusableView {
  let (title, hint, dots) = (Label.leading(), Label.leading(), PageControl())

  override init(frame: CGRect) {
    super.init(frame: frame)
    (title.style, title.textColor) = (Typography.title, Palette.ink)
    (hint.style, hint.textColor) = (Typography.hint, Palette.secondInk)
    dots.currentPageIndicatorTintColor = Palette.vermilion
    for view in [title, hint, dots] { addSubview(view) }
  }

  override func layoutSubviews() {
    let margin = FeedLayoutMetrics.margin(width: bounds.width)
    title.frame = CGRect(x: margin, y: 10, width: bounds.width - 2 * margin, height: 26)
    hint.frame = CGRect(x: margin, y: 36, width: bounds.width - 2 * margin, height: 18)
    dots.frame = CGRect(x: margin, y: 12, width: bounds.width - 2 * margin, height: 16)
  }
}
