import OrihonTesting
import ScreenInterface
import Stage
import Testing
import UIKitNames

/// Tests of what whole screens rely on: scaled views, floating buttons, content in place, shadows of text.
@MainActor struct ScreenHabitsTests {
  private final class Screen: UIViewController {
    var load: (Screen) -> Void = { _ in }
    var appear: (Screen) -> Void = { _ in }
    private(set) var list: UICollectionView?
    private(set) var source: UICollectionViewDiffableDataSource<Int, Int>?
    var marked: Set<Int> = []

    override func viewDidLoad() { load(self) }

    override func viewDidAppear(_ animated: Bool) { appear(self) }

    func addList(_ layout: UICollectionViewLayout, count: Int) {
      let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
      self.list = list
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [weak self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        cell.contentConfiguration = content
        cell.accessories = self?.marked.contains(item) == true ? [.checkmark()] : []
      }
      source = .init(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source?.apply(snapshot, animatingDifferences: false)
    }
  }

  private func run(_ screen: Screen) -> StageHarness {
    let harness = StageHarness(screen, size: CGSize(width: 300, height: 500))
    harness.advance(by: 0.1)
    return harness
  }

  private var plainList: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  @Test func `a scaled view is painted as it is and then scaled, with text and corners`() throws {
    let screen = Screen()
    screen.load = {
      let label = UILabel(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
      label.text = "Hello"
      label.layer.cornerRadius = 20
      label.backgroundColor = .yellow
      label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      $0.view.addSubview(label)
    }
    let harness = run(screen)
    let painted = try #require(
      harness.stage.displayList.commands.first {
        if case .projected = $0.content { true } else { false }
      })
    #expect(abs(painted.frame.midX - 100) < 1 && abs(painted.frame.width - 50) < 5)
    guard case .projected(let sheet) = painted.content else { return }
    #expect(sheet.commands.count == 2 && sheet.commands.allSatisfy { $0.frame.height >= 20 })
  }

  @Test func `a button over a list that still moves takes its tap, and the list goes on`() throws {
    let screen = Screen()
    let button = UIButton(frame: CGRect(x: 200, y: 400, width: 80, height: 60))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.load = {
      $0.addList(plainList, count: 200)
      $0.view.addSubview(button)
    }
    let harness = run(screen)
    harness.flick(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -300))
    harness.advance(by: 0.2)
    let list = try #require(screen.list)
    #expect(list.isDecelerating)
    let before = list.contentOffset.y
    harness.click(at: CGPoint(x: 240, y: 430))
    harness.advance(by: 0.1)
    #expect(taps == 1 && list.contentOffset.y > before && list.isDecelerating)
  }

  @Test func `new accessories of a cell are in their places at once`() throws {
    let screen = Screen()
    screen.load = { $0.addList(plainList, count: 3) }
    let harness = run(screen)
    screen.marked = [1]
    var snapshot = try #require(screen.source?.snapshot())
    snapshot.reconfigureItems([1])
    screen.source?.apply(snapshot, animatingDifferences: true)
    harness.advance(by: 0.05)
    let cell = try #require(screen.list?.cellForItem(at: IndexPath(item: 1, section: 0)))
    func pictures(in view: UIView) -> [UIImageView] {
      view.subviews.flatMap { pictures(in: $0) } + [view as? UIImageView].compactMap { $0 }
    }
    let shown = pictures(in: cell).filter { $0.image != nil }
    #expect(shown.count == 1 && shown.allSatisfy { !$0.isAnimated && $0.frame.minX > 0 })
  }

  @Test func `the content of a scroll view has its place when the screen has appeared`() {
    let screen = Screen()
    let (scroll, label) = (UIScrollView(), UILabel())
    label.text = "Inside"
    var place = CGRect.zero
    screen.load = { screen in
      for view in [scroll, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      screen.view.addSubview(scroll)
      scroll.addSubview(label)
      NSLayoutConstraint.activate([
        scroll.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        scroll.topAnchor.constraint(equalTo: screen.view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 30),
        label.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 40),
        label.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      ])
    }
    screen.appear = { _ in place = label.frame }
    _ = run(screen)
    #expect(place.minX == 30 && place.minY == 40 && place.width > 10)
  }

  @Test func `the shadow of a label without a ground is that of its text`() {
    let screen = Screen()
    screen.load = {
      let label = UILabel(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
      label.text = "Hello"
      label.layer.shadowOpacity = 0.5
      label.layer.shadowOffset = CGSize(width: 1, height: 2)
      $0.view.addSubview(label)
    }
    let commands = run(screen).stage.displayList.commands
    #expect(!commands.contains { $0.description.contains("shadow") })
    let texts = commands.filter { $0.description.contains("text ") }
    #expect(texts.count == 2 && texts[0].frame == texts[1].frame.offsetBy(dx: 1, dy: 2))
  }

  @Test func `a list's cell outside of a list has no line`() {
    let screen = Screen()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    screen.load = {
      $0.addList(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), count: 3)
    }
    let commands = run(screen).stage.displayList.commands
    #expect(!commands.contains { $0.element.description.hasSuffix("separator") })
  }

  @Test func `a symbol that is set later has the size of the view's configuration`() {
    let view = UIImageView()
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    view.image = UIImage(systemName: "star")
    #expect(view.intrinsicContentSize.width > 50)
  }

  @Test func `the completion of a transition is called when its time is over`() {
    let harness = run(Screen())
    var isOver = false
    UIView.transition(
      with: harness.stage.content.root, duration: 0.5, animations: {}, completion: { isOver = $0 })
    harness.advance(by: 0.4)
    #expect(!isOver)
    harness.advance(by: 0.2)
    #expect(isOver)
  }
}
