import OrihonTesting
import Stage
import Testing
import UIKitNames

/// Tests of the references from which the insets of sections are measured.
@MainActor struct ContentInsetsReferenceTests {
  private final class Screen: UIViewController, UICollectionViewDataSource {
    let layout: UICollectionViewLayout
    private(set) var feed: UICollectionView?

    init(_ layout: UICollectionViewLayout) {
      self.layout = layout
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      let feed = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      feed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      feed.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      feed.dataSource = self
      view.addSubview(feed)
      self.feed = feed
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    /// The place of the only cell across the feed, in points.
    var span: [CGFloat] {
      guard let frame = feed?.cellForItem(at: IndexPath(item: 0, section: 0))?.frame else { return [] }
      return [frame.minX, frame.maxX]
    }
  }

  private func compositional(_ reference: UIContentInsetsReference) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = reference
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func run(_ layout: UICollectionViewLayout, width: CGFloat = 400) -> (Screen, StageHarness) {
    let screen = Screen(layout)
    let harness = StageHarness(screen, size: CGSize(width: width, height: 600))
    harness.advance(by: 0.1)
    return (screen, harness)
  }

  @Test func `insets begin at the edges, at the margins or at the readable width`() {
    #expect(run(compositional(.none)).0.span == [5, 400])
    #expect(run(compositional(.safeArea)).0.span == [5, 400])
    #expect(run(compositional(.layoutMargins)).0.span == [13, 392])
    #expect(run(compositional(.readableContent)).0.span == [13, 392])
    #expect(run(compositional(.readableContent), width: 1000).0.span == [169, 836])
  }

  @Test func `other margins move what is measured from them`() {
    let (screen, harness) = run(compositional(.layoutMargins))
    screen.feed?.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 30)
    harness.advance(by: 0.1)
    #expect(screen.span == [25, 370])
  }

  @Test func `a flow layout measures the insets of sections from the margins`() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInsetReference = .fromLayoutMargins
    layout.itemSize = CGSize(width: 50, height: 50)
    #expect(layout.sectionInsetReference == .fromLayoutMargins)
    let (screen, harness) = run(layout)
    screen.feed?.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    harness.advance(by: 0.1)
    #expect(screen.span.first == 40)
    layout.sectionInsetReference = .fromContentInset
    harness.advance(by: 0.1)
    #expect(screen.span.first == 0)
  }
}
