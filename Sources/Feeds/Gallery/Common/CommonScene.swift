import CollectionViews
import CompositionalLayout
public import Foundation
import LayoutGeometry
import ResourceCatalog
import ScreenInterface
public import Stage

/// The benchmark scene that compares this program with others.
///
/// It has sections of opaque cards with a band over them, moved by programmatic scrolls that are functions of
/// the time.
public struct CommonScene {
  /// The size of the window for measurements, in points.
  public static let size = CGSize(width: 800, height: 1000)

  /// The scene.
  public let scene: Scene
  private let motion: CommonMotion

  /// Creates the scene.
  ///
  /// `isUncapped` moves the feed back and forth by a point, so that every frame is fully redrawn.
  public init(sections: Int = 20, cards: Int = 10, isUncapped: Bool = false) {
    let course = CommonScrollPath(
      sections: max(1, sections), cards: max(1, cards), viewport: Self.size.height)
    let motion = CommonMotion(course, isUncapped: isUncapped)
    self.motion = motion
    scene = Scene("common", title: "Common scene", background: DynamicColor(Color(hex: 0xF4F4F6))) {
      context in
      let source = CommonSceneDataSource(course, motion: motion)
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { _, environment in
          source.section(width: environment.container.contentSize.width)
        })
      source.register(in: view)
      view.rowConfiguration = { _, _ in RowConfiguration(firstStop: course.firstPage) }
      view.dataSource = source
      motion.attach(to: view, in: context)
      return Scene.Content(view, participants: [motion], owned: [source])
    }
  }

  /// Starts the ten seconds of motion at `time` of the scene.
  public func begin(at time: TimeInterval) { motion.begin(at: time) }
}

/// The data source of the common scene.
final class CommonSceneDataSource: CollectionViewDataSource {
  private let course: CommonScrollPath
  private let motion: CommonMotion
  private let pictures: [PictureReference]
  private var shared: (width: CGFloat, section: CollectionLayoutSection)?

  init(_ course: CommonScrollPath, motion: CommonMotion) {
    self.course = course
    self.motion = motion
    let folder = ResourceCatalog.picturesFolder()
    pictures = (0..<8).compactMap { index in
      folder.map { PictureReference(path: $0.appendingPathComponent("bench-\(index).jpg").path) }
    }
  }

  func register(in view: CollectionView) {
    view.register(CommonCard.self, forReuseIdentifier: CommonKind.card)
    view.register(CommonHeader.self, forReuseIdentifier: CommonKind.header)
    view.register(CommonOverlay.self, forReuseIdentifier: CommonKind.band)
    view.register(CommonDots.self, forReuseIdentifier: CommonKind.dots)
  }

  /// Returns the layout that all sections share.
  func section(width: CGFloat) -> CollectionLayoutSection {
    if let shared, shared.width == width { return shared.section }
    let section = Self.section(width: width)
    shared = (width, section)
    return section
  }

  /// Returns a row of cards, with a band over it as wide as the cards, or as a narrow window allows.
  private static func section(width: CGFloat) -> CollectionLayoutSection {
    let fill = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(widthDimension: .absolute(720), heightDimension: .absolute(360)),
      subitems: [CollectionLayoutItem(layoutSize: fill)])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40)
    section.orthogonalScrollingBehavior = .groupPaging
    section.supplementariesFollowContentInsets = false
    let room = min(720, max(160, width - 80))
    let band = boundary(CommonKind.band, .absolute(room), CommonOverlay.height(width: room), .bottom)
    band.fractionalOffset = CGPoint(x: 0, y: -1)
    section.boundarySupplementaryItems = [
      boundary(CommonKind.header, .fractionalWidth(1), 44, .top), band,
      boundary(CommonKind.dots, .fractionalWidth(1), 44, .bottom),
    ]
    return section
  }

  private static func boundary(
    _ kind: String, _ width: CollectionLayoutDimension, _ height: CGFloat, _ alignment: RectAlignment
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { course.sections }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    course.cards
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let (section, item) = (indexPath.section, indexPath.item)
    let card: CommonCard = collectionView.dequeueReusableView(CommonKind.card)
    card.show(
      pictures.isEmpty ? nil : pictures[(3 * section + item) % pictures.count],
      title: "カード \(item + 1) / \(course.cards)  (section \(section))")
    return card
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let section = indexPath.section
    switch kind {
    case CommonKind.header:
      let header: CommonHeader = collectionView.dequeueReusableView(kind)
      header.text = "セクション \(section) ― おすすめの記事"
      return header
    case CommonKind.band:
      let band: CommonOverlay = collectionView.dequeueReusableView(kind)
      band.show(
        "【\(section)】横に流れるカルーセルの上へ、固定の装飾を重ねる。",
        "帯の高さは文字の行数で決まり、読みやすさを優先する\(section % 10)。")
      return band
    default:
      let dots: CommonDots = collectionView.dequeueReusableView(kind)
      dots.show(page: motion.page(ofRow: String(section)))
      return dots
    }
  }
}
