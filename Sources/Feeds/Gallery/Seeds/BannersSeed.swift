import Carousel
import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ResourceCatalog
import ScreenInterface
import Stage

/// The screen of article B: banners that turn every three seconds under words that stay, above a list.
enum BannersSeed {
  private static let words =
    "四季の絵は三秒ごとにめくれる。\nTurn a page under these words, then scroll the list as one turns."
  private static let lines: KeyValuePairs = [
    "睦月": "松の内 · Pines at the gate", "如月": "梅一輪 · The first plum", "弥生": "雛の節句 · Dolls in red",
    "卯月": "花の雨 · Rain on petals", "皐月": "菖蒲湯 · Irises in the bath", "水無月": "夏越の祓 · A ring of reeds",
    "文月": "星祭 · Paper wishes", "葉月": "名月 · Harvest moon", "長月": "菊日和 · Chrysanthemums",
    "神無月": "神の旅 · The gods away", "霜月": "初霜 · The first frost", "師走": "煤払 · Soot and brooms",
  ]

  /// The scene called `seed-b`.
  static var scene: Scene {
    Scene("seed-b", title: "ひとりでにめくれる絵 · Banners under words that stay") { context in
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { index, environment in
          let room = environment.container.contentSize
          let margin = FeedLayoutMetrics.margin(width: room.width)
          let insets = DirectionalEdgeInsets(top: 16, leading: margin, bottom: 24, trailing: margin)
          let list = GallerySections.lines(height: 72, spacing: 8, insets: insets)
          return index == 0 ? banners(in: room, margin: margin) : list
        })
      view.register(Banner.self, forReuseIdentifier: "banner")
      view.register(BannerLine.self, forReuseIdentifier: "line")
      view.register(BannerOverlayView.self, forReuseIdentifier: "words")
      var row = CarouselSection(id: "banners", dotsKind: "words")
      row.autoScroll = AutoScrollSettings(interval: 3, wrap: .rewind)
      let carousels = CarouselController([row], in: view)
      let source = CollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
        if path.section == 0 {
          let banner: Banner = view.dequeueReusableView("banner")
          banner.image.show(picture("season-\(path.item + 1).jpg"), called: SeasonNames.all[path.item])
          return banner
        }
        let line: BannerLine = view.dequeueReusableView("line")
        (line.title.text, line.note.text) = lines[path.item]
        line.image.image = picture(String(format: "month-%02d.jpg", path.item + 1))
        return line
      }
      source.supplementaryViewProvider = { view, kind, _ in
        let band: BannerOverlayView = view.dequeueReusableView(kind)
        (band.words.text, band.carousels) = (words, carousels)
        PageControlBinding.connect(band.dots, to: "banners", of: view)
        return band
      }
      source.apply(DiffableDataSourceSnapshot(["banners": Array(1...4), "months": Array(101...112)]))
      return Scene("seed-b", showing: view, keeping: [source, carousels]).makeContent(context)
    }
  }

  private static func picture(_ name: String) -> PictureReference? {
    PictureReference(contentsOfFile: (ResourceCatalog.picturesFolder()?.path ?? "") + "/" + name)
  }

  private static func banners(in room: CGSize, margin: CGFloat) -> CollectionLayoutSection {
    let height = max(240, min(room.width * 0.8, room.height * 0.55)).rounded()
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .paging
    let band = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(min(room.width - 2 * margin, 480)), heightDimension: .estimated(100)),
      elementKind: "words", alignment: .bottomLeading, absoluteOffset: CGPoint(x: margin, y: -16))
    // The band stands on its foot, however high its words make it.
    band.fractionalOffset = CGPoint(x: 0, y: -1)
    band.zIndex = 2
    section.boundarySupplementaryItems = [band]
    return section
  }
}

/// A picture from edge to edge.
private final class Banner: CollectionViewCell {
  let image = ImageView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if image.superview == nil { contentView.addSubview(image) }
    image.frame = bounds
  }
}

/// A band of paper as high as its words, with the dots of the banners and the button that holds them.
private final class BannerOverlayView: CollectionReusableView {
  let (words, dots, pause, rule) = (Label.leading(), PageControl(), Button(), AccentBar())
  weak var carousels: CarouselController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.backgroundColor = Palette.band
    decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
    rule.wear(Palette.indigo, corner: FeedLayoutMetrics.cornerRadius)
    (words.style, words.textColor, words.numberOfLines) = (Typography.body, Palette.ink, 0)
    (dots.currentPageIndicatorTintColor, pause.accessibilityLabel) = (Palette.vermilion, "休止 · Pause")
    pause.addAction(for: .touchUpInside) { [weak self] _ in self?.carousels?.togglePause(ofRow: "banners") }
    for view in [rule, words, dots, pause] { addSubview(view) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 32, height: .infinity)
    return CGSize(width: size.width, height: words.sizeThatFits(room).height + 52)
  }

  override func layoutSubviews() {
    let isMirrored = context?.traits.isRightToLeft == true
    let (width, foot) = (bounds.width, bounds.height - 38)
    rule.place(in: self)
    words.frame = CGRect(x: 16, y: 10, width: width - 32, height: foot - 10)
    dots.frame = CGRect(x: 56, y: foot + 8, width: width - 112, height: 16)
    pause.frame = CGRect(x: isMirrored ? 8 : width - 40, y: foot, width: 32, height: 32)
  }

  override func display(with pen: inout DrawingContext) {
    pause.symbol = carousels?.isPaused(row: "banners") == true ? .play : .pause
    super.display(with: &pen)
  }
}

/// A month of the list: its picture, its old name and what it is known for.
private final class BannerLine: CollectionViewCell {
  let (image, title, note) = (ImageView(), Label.leading(), Label.leading())

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.card
    (title.style, title.textColor) = (Typography.name, Palette.ink)
    (note.style, note.textColor) = (Typography.caption, Palette.secondInk)
    for view in [image, title, note] { contentView.addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = context?.traits.isRightToLeft == true
    let left: CGFloat = isMirrored ? 16 : 88
    image.frame = CGRect(x: isMirrored ? bounds.width - 72 : 0, y: 0, width: 72, height: 72)
    title.frame = CGRect(x: left, y: 14, width: bounds.width - 104, height: 22)
    note.frame = CGRect(x: left, y: 36, width: bounds.width - 104, height: 20)
  }
}
