import Carousel
import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ResourceCatalog
import ScreenInterface
import Stage

/// A scene with a row for each kind of page control, each control synchronized with its row in both directions.
final class PageControlsExample: CollectionViewDataSource {
  private static let dots = "dots"
  private static let title = "title"
  private static let kinds = PageControlKind.allCases
  private let controls: [PageControl]

  private init(in view: CollectionView) {
    controls = Self.kinds.map { kind in
      let control = PageControl()
      control.elementName = "control"
      kind.configure(control)
      PageControlBinding.connect(control, to: kind.rawValue, of: view)
      return control
    }
  }

  /// The scene called `controls`.
  static var scene: Scene {
    Scene("controls", title: "頁の印 · Page controls") { _ in
      let layout = CollectionViewCompositionalLayout { index, _ in section(kinds[index]) }
      let view = CollectionView(collectionViewLayout: layout)
      view.register(NumberCard.self, forReuseIdentifier: "card")
      view.register(PageControlTitle.self, forReuseIdentifier: title)
      view.register(PageControlFooter.self, forReuseIdentifier: dots)
      let example = PageControlsExample(in: view)
      view.dataSource = example
      let rows = kinds.map { CarouselSection(id: $0.rawValue, dotsKind: dots) }
      let controller = CarouselController(rows, in: view)
      let timers = example.controls.compactMap { $0.progress as? PageControlTimerProgress }
      return Scene.Content(
        view, participants: [controller] + timers, reporter: controller, owned: [example])
    }
  }

  private static func section(_ kind: PageControlKind) -> CollectionLayoutSection {
    let section = GallerySections.cards(share: 0.8, height: kind.isBeside ? 88 : 64)
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let footer = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: kind.isBeside ? .absolute(20) : .fractionalWidth(1),
        heightDimension: .absolute(kind.isBeside ? 88 : 32)),
      elementKind: dots, alignment: kind.isBeside ? .trailing : .bottom)
    footer.extendsBoundary = !kind.isBeside
    footer.zIndex = 3
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
        elementKind: title, alignment: .top), footer,
    ]
    return section
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { Self.kinds.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.kinds[section].pageCount
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable {
    Self.kinds[section].rawValue
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    NumberCard.card(indexPath.item, tint: indexPath.section, in: collectionView)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard kind == Self.dots else {
      let view: PageControlTitle = collectionView.dequeueReusableView(kind)
      view.label.text = Self.kinds[indexPath.section].title
      return view
    }
    let footer: PageControlFooter = collectionView.dequeueReusableView(kind)
    footer.control = controls[indexPath.section]
    return footer
  }
}

/// A row's title, which suggests an action to try.
private final class PageControlTitle: CollectionReusableView {
  let label = Label.leading()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.style = Typography.caption
    label.textColor = Palette.secondInk
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = bounds }
}

/// A footer that shows a row's page control; the scene owns the control while footers are reused.
private final class PageControlFooter: CollectionReusableView {
  var control: PageControl? {
    didSet {
      if oldValue !== control, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      // Another footer may show the same control meanwhile, so it is added again.
      if let control, control.superview !== self { addSubview(control) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() { control?.frame = bounds }
}

/// A kind of page control, shown by one row of the page-control scene.
enum PageControlKind: String, CaseIterable {
  case plain, scrub, overflow, number, images, timer, vertical

  /// The number of pages in the row.
  var pageCount: Int {
    switch self {
    case .plain, .vertical: 5
    case .scrub: 8
    case .overflow: 30
    case .number: 60
    case .images: 6
    case .timer: 4
    }
  }

  /// The suggested action, in both languages.
  var title: String {
    switch self {
    case .plain: "点を押す · Click a dot"
    case .scrub: "押して滑らせる · Press and slide"
    case .overflow: "引けば端が縮む · Drag the row: its end dots shrink"
    case .number: "引けば数が進む · Drag the row: the number counts"
    case .images: "引けば絵が替わる · Drag the row: the pictures change"
    case .timer: "待てば進む · Wait two seconds, four on the second"
    case .vertical: "縦の点を押す · Click one of the upright dots"
    }
  }

  /// True when the dots are beside the row, false when they are below it.
  var isBeside: Bool { self == .vertical }

  /// Configures a control's appearance and behaviour for this kind.
  func configure(_ control: PageControl) {
    control.numberOfPages = pageCount
    switch self {
    case .plain:
      control.allowsContinuousInteraction = false
      control.backgroundStyle = .minimal
    case .scrub: control.backgroundStyle = .prominent
    case .overflow, .number: break
    case .images:
      control.preferredIndicatorImage = .symbol(.chevron)
      control.preferredCurrentPageIndicatorImage = .symbol(.play)
      control.setIndicatorImage(.symbol(.pause), forPage: 0)
      control.setCurrentPageIndicatorImage(.symbol(.cross), forPage: pageCount - 1)
      if let folder = ResourceCatalog.picturesFolder() {
        let picture = PictureReference(path: folder.appendingPathComponent("season-1.jpg").path)
        control.setIndicatorImage(.picture(picture), forPage: 2)
        control.setCurrentPageIndicatorImage(.picture(picture), forPage: 2)
      }
    case .timer:
      let timer = PageControlTimerProgress(preferredDuration: 2)
      timer.resetsToInitialPageAfterEnd = true
      timer.setDuration(4, forPage: 1)
      timer.resumeTimer()
      control.progress = timer
    case .vertical:
      control.direction = .topToBottom
      // Its dots are over the cards, whose tints are as dark as the dots in the dark theme.
      control.backgroundStyle = .prominent
    }
  }
}
