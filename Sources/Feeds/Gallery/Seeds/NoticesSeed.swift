import Carousel
import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ResourceCatalog
import ScreenInterface
import ScrollPhysics
import Stage

/// The screen of article C: a dialogue of ten cards, of which the next one peeks in by 14 points.
final class NoticesSeed: View {
  private static let (card, peek) = (CGSize(width: 295, height: 340), CGFloat(14))
  private let collectionView: CollectionView
  private static let notices: KeyValuePairs = [
    "初日の出": "東を向いて待つ。\nFace east and wait: the first sun of the year comes over the sea.",
    "節分": "豆をまく。\nBeans out of the door, good luck in, and as many beans as years to eat.",
    "雛祭り": "飾るのは早く、しまうのも早く。\nDolls out early, and put away the very next day.",
    "花見": "十日の花。\nTen days of blossom, fewer if it blows, so nobody waits for Sunday.",
    "端午": "菖蒲を湯に。\nIrises in the bath, carp in the wind, rice in oak leaves.",
    "入梅": "雨は四十日。\nForty days of rain. Paper swells: air the books when it clears.",
    "七夕": "願いは一つ。\nOne wish on a strip of paper, tied to bamboo before dark.",
    "送り火": "山に火を。\nFires on the hills for those who were home for three days.",
    "月見": "芒と団子。\nPampas grass, fifteen dumplings and a moon that keeps its time.",
    "紅葉狩り": "北から南へ。\nMaples turn in the north first: follow them down the map.",
  ]

  /// The scene called `seed-c`.
  static var scene: Scene {
    Scene("seed-c", title: "十の知らせ · Ten cards that peek") { context in
      let screen = NoticesSeed(frame: .zero)
      let view = screen.collectionView
      let source = CollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
        let card: NoticeCard = view.dequeueReusableView("card")
        card.show(notices[path.item], number: path.item)
        return card
      }
      source.supplementaryViewProvider = { view, kind, _ in
        let edge: NoticeBoundary = view.dequeueReusableView(kind)
        if kind == "dots" { PageControlBinding.connect(edge.dots, to: "notices", of: view) }
        for view in [edge.title, edge.hint] { view.isHidden = kind == "dots" }
        edge.dots.isHidden = kind == "head"
        return edge
      }
      source.apply(DiffableDataSourceSnapshot(["notices": Array(notices.indices)]))
      // One page a flick, in the flick's direction; slower than 0.1 points a millisecond, the nearer page.
      let row = CarouselSection(id: "notices", dotsKind: "dots", snapPolicy: SnapPolicy(threshold: 0.1))
      let objects: [AnyObject] = [source, CarouselController([row], in: view)]
      return Scene("seed-c", showing: screen, keeping: objects).makeContent(context)
    }
  }

  override init(frame: CGRect) {
    collectionView = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { Self.row($1.container.contentSize.width) })
    super.init(frame: frame)
    backgroundColor = DynamicColor(light: 0x2F4A6B, dark: 0x0F1825)
    collectionView.decoration.backgroundColor = Palette.paper
    collectionView.decoration.shadow = Shadow(color: Palette.shadow, offset: 4, blur: 16)
    collectionView.clipsToBounds = true
    collectionView.register(NoticeCard.self, forReuseIdentifier: "card")
    for kind in ["head", "dots"] { collectionView.register(NoticeBoundary.self, forReuseIdentifier: kind) }
    addSubview(collectionView)
  }

  override func layoutSubviews() {
    let (width, height) = (min(bounds.width, 430), min(bounds.height, 80 + Self.card.height + 44))
    let (left, top) = (((bounds.width - width) / 2).rounded(), ((bounds.height - height) / 2).rounded())
    collectionView.frame = CGRect(x: left, y: top, width: width, height: height)
  }

  /// The row: the gaps follow from the width, the card and what peeks in, whenever the width changes.
  private static func row(_ width: CGFloat) -> CollectionLayoutSection {
    let gap = max(0, (width - card.width - peek) / 2)
    let size = CollectionLayoutSize(
      widthDimension: .absolute(card.width), heightDimension: .absolute(card.height))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = gap
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: gap, bottom: 0, trailing: gap)
    section.orthogonalScrollingBehavior = .groupPaging
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [("head", 80.0), ("dots", 44)].map { kind, height in
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        elementKind: kind, alignment: kind == "head" ? .top : .bottom)
    }
    return section
  }
}

/// The head of the dialogue, or its foot with the dots.
private final class NoticeBoundary: CollectionReusableView {
  let (title, hint, dots) = (Label.leading(), Label.leading(), PageControl())

  override init(frame: CGRect) {
    super.init(frame: frame)
    (title.style, title.textColor, title.text) = (Typography.title, Palette.ink, "十の知らせ · Ten notices")
    (hint.style, hint.textColor) = (Typography.hint, Palette.secondInk)
    hint.text = "そっと、次に強く · Flick gently, then hard"
    dots.currentPageIndicatorTintColor = Palette.vermilion
    for view in [title, hint, dots] { addSubview(view) }
  }

  override func layoutSubviews() {
    title.frame = CGRect(x: 20, y: 16, width: bounds.width - 40, height: 26)
    hint.frame = CGRect(x: 20, y: 44, width: bounds.width - 40, height: 18)
    dots.frame = CGRect(x: 20, y: 14, width: bounds.width - 40, height: 16)
  }
}

/// A notice: a pattern, a number on a disc of paper, a title and a few words, some with a link below.
private final class NoticeCard: CollectionViewCell {
  private let (pattern, disc, title, words, link) = (ImageView(), Label(), Label(), Label.leading(), Label())

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.backgroundColor = Palette.card
    decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
    decoration.shadow = Shadow(color: Palette.shadow, offset: 2, blur: 8)
    disc.decoration.backgroundColor = Palette.card
    disc.decoration.borderColor = Palette.line
    disc.decoration.cornerRadius = 32
    (disc.style, disc.textColor, disc.textAlignment) = (Typography.display, Palette.ink, .center)
    (title.style, title.textColor, title.textAlignment) = (Typography.title, Palette.ink, .center)
    (words.style, words.textColor, words.numberOfLines) = (Typography.body, Palette.secondInk, 0)
    (link.style, link.textColor, link.textAlignment) = (Typography.action, Palette.indigo, .trailing)
    link.text = "つづきを読む / Read on"
    for view in [pattern, disc, title, words, link] { contentView.addSubview(view) }
  }

  func show(_ notice: (key: String, value: String), number: Int) {
    (title.text, words.text, link.isHidden) = (notice.key, notice.value, number % 3 != 2)
    disc.text = Array("一二三四五六七八九十").map(String.init)[number]
    let (folder, file) = (ResourceCatalog.picturesFolder(), String(format: "pattern-%02d.png", number + 1))
    pattern.image = PictureReference(contentsOfFile: (folder?.path ?? "") + "/" + file)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pattern.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 140)
    disc.frame = CGRect(x: bounds.midX - 32, y: 102, width: 64, height: 64)
    title.frame = CGRect(x: 16, y: 182, width: bounds.width - 32, height: 26)
    words.frame = CGRect(x: 20, y: 216, width: bounds.width - 40, height: 92)
    link.frame = CGRect(x: 20, y: 310, width: bounds.width - 40, height: 20)
  }
}
