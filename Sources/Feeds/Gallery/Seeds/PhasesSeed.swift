import Carousel
import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// One of the five phases of old: wood, fire, earth, metal, water, each of which brings forth the next.
private struct Phase {
  let sign, deed, english: String
  let ground: UInt32
  var ink: UInt32 = 0xF6F1E6

  static let all = [
    Phase(sign: "木", deed: "木は火を生む", english: "Wood feeds fire", ground: 0x41674C),
    Phase(sign: "火", deed: "火は土を生む", english: "Fire makes earth", ground: 0x9C3B30),
    Phase(sign: "土", deed: "土は金を生む", english: "Earth bears metal", ground: 0xC99A45, ink: 0x1F1D1A),
    Phase(sign: "金", deed: "金は水を生む", english: "Metal gathers water", ground: 0xE9E2D2, ink: 0x1F1D1A),
    Phase(sign: "水", deed: "水は木を生む", english: "Water raises wood", ground: 0x26374F),
  ]
}

/// The screen of article D: five cards that never end, 20 points from the window's sides.
enum PhasesSeed {
  private static let margin: CGFloat = 20

  /// The scene called `seed-d`.
  static var scene: Scene {
    Scene("seed-d", title: "五行 · Five cards for ever") { context in
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { section(in: $1.container.contentSize) })
      view.register(PhaseCard.self, forReuseIdentifier: "card")
      view.register(PhaseHeaderFooter.self, forReuseIdentifier: "head")
      view.register(PhaseHeaderFooter.self, forReuseIdentifier: "dots")
      let source = CollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
        let card: PhaseCard = view.dequeueReusableView("card")
        card.show(path.item)
        return card
      }
      source.supplementaryViewProvider = { view, kind, _ in
        let edge: PhaseHeaderFooter = view.dequeueReusableView(kind)
        if kind == "dots" { PageControlBinding.connect(edge.dots, to: "phases", of: view) }
        for label in [edge.title, edge.hint] { label.isHidden = kind == "dots" }
        edge.dots.isHidden = kind == "head"
        return edge
      }
      source.apply(DiffableDataSourceSnapshot(["phases": Array(0..<5)]))
      let carousels = CarouselController(
        [CarouselSection(id: "phases", loops: true, dotsKind: "dots")], in: view)
      return Scene("seed-d", showing: view, keeping: [source, carousels]).makeContent(context)
    }
  }

  private static func section(in room: CGSize) -> CollectionLayoutSection {
    let width = min(room.width - 2 * margin, max(520, room.width * 0.4))
    let size = CollectionLayoutSize(
      widthDimension: .absolute(width.rounded()),
      heightDimension: .absolute(max(340, room.height - 132)))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = margin / 2
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [("head", 80.0), ("dots", 44)].map { kind, height in
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        elementKind: kind, alignment: kind == "head" ? .top : .bottom)
    }
    return section
  }
}

/// A card of one phase: the wheel of all five with this one on top, and what it brings forth.
private final class PhaseCard: CollectionViewCell {
  private let signs = Phase.all.map { _ in Label.leading() }
  private let (ring, deed, english) = (View(), Label.leading(), Label.leading())

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
    decoration.shadow = Shadow(color: Palette.shadow, offset: 2, blur: 8)
    (deed.style, english.style) = (Typography.title, Typography.caption)
    contentView.addSubview(ring)
    for label in signs + [deed, english] {
      label.textAlignment = .center
      contentView.addSubview(label)
    }
  }

  func show(_ index: Int) {
    let phase = Phase.all[index]
    let (ground, ink) = (DynamicColor(Color(hex: phase.ground)), DynamicColor(Color(hex: phase.ink)))
    decoration.backgroundColor = ground
    for (place, sign) in signs.enumerated() {
      sign.text = Phase.all[(index + place) % 5].sign
      sign.style = place == 0 ? Typography.numeral : Typography.title
      sign.textColor = place == 0 ? ground : ink
      sign.decoration.backgroundColor = place == 0 ? ink : ground
      sign.decoration.borderColor = ink.withAlphaComponent(place == 1 ? 1 : 0.4)
    }
    ring.decoration.borderColor = ink.withAlphaComponent(0.25)
    (deed.text, deed.textColor, english.text, english.textColor) = (phase.deed, ink, phase.english, ink)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = (min(bounds.width - 60, bounds.height - 130, 520) / 2).rounded()
    let middle = CGPoint(x: bounds.midX, y: (bounds.midY + 13).rounded())
    ring.decoration.cornerRadius = radius
    ring.frame = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    let sense: CGFloat = context?.traits.isRightToLeft == true ? -1 : 1
    for (place, sign) in signs.enumerated() {
      let angle = CGFloat(place) * 2 * .pi / 5 * sense
      let extent: CGFloat = place == 0 ? 96 : 44
      let center = CGPoint(x: middle.x + sin(angle) * radius, y: middle.y - cos(angle) * radius)
      sign.decoration.cornerRadius = extent / 2
      sign.frame = CGRect(
        x: (center.x - extent / 2).rounded(), y: (center.y - extent / 2).rounded(), width: extent,
        height: extent)
    }
    deed.frame = CGRect(x: 16, y: middle.y - 26, width: bounds.width - 32, height: 28)
    english.frame = CGRect(x: 16, y: middle.y + 4, width: bounds.width - 32, height: 20)
  }
}

/// The head of the row, or its dots.
private final class PhaseHeaderFooter: CollectionReusableView {
  let (title, hint, dots) = (Label.leading(), Label.leading(), PageControl())

  override init(frame: CGRect) {
    super.init(frame: frame)
    (title.style, title.textColor, title.text) = (Typography.display, Palette.ink, "五行 · Five phases")
    (hint.style, hint.textColor) = (Typography.hint, Palette.secondInk)
    hint.text = "十回弾く · Flick ten times: no wall, no jump"
    dots.currentPageIndicatorTintColor = Palette.vermilion
    for view in [title, hint, dots] { addSubview(view) }
  }

  override func layoutSubviews() {
    let margin = FeedLayoutMetrics.margin(width: bounds.width)
    title.frame = CGRect(x: margin, y: 10, width: bounds.width - 2 * margin, height: 36)
    hint.frame = CGRect(x: margin, y: 48, width: bounds.width - 2 * margin, height: 18)
    dots.frame = CGRect(x: margin, y: 14, width: bounds.width - 2 * margin, height: 16)
  }
}
