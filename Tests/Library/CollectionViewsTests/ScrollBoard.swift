import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import Stage

/// A feed whose first item holds a scroll view of 400 × 300 points over content of 1000 × 900, above a list.
final class ScrollBoard: CollectionViewDataSource {
  let scrollView = ScrollView()
  private let plate = View()

  init() {
    plate.frame = CGRect(x: 0, y: 0, width: 1000, height: 900)
    scrollView.contentSize = plate.bounds.size
    scrollView.addSubview(plate)
    scrollView.elementName = "plan"
  }

  func harness(rate: Double = 60) -> StageHarness {
    let scene = Scene("board") { _ in
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { index, _ in
          Self.section(height: index == 0 ? 300 : 100)
        })
      view.dataSource = self
      return Scene.Content(view, owned: [self])
    }
    return StageHarness(scene, options: StageOptions(size: CGSize(width: 400, height: 600)), rate: rate)
  }

  private static func section(height: CGFloat) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 1 : 20
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = CollectionViewCell()
    if indexPath.section == 0 {
      scrollView.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
      cell.contentView.addSubview(scrollView)
    }
    return cell
  }
}

/// A delegate that writes down the calls of a scroll view, and may choose where a release rests.
final class ScrollDiary: ScrollViewDelegate {
  private(set) var lines: [String] = []
  private(set) var velocity = CGPoint.zero
  private(set) var scrolls = 0
  var target: CGPoint?
  var onScroll: ((ScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    scrolls += 1
    if lines.last != "scroll" { lines.append("scroll") }
    onScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { lines.append("begin drag") }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("release")
    self.velocity = velocity
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    lines.append(decelerate ? "end drag, going on" : "end drag")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { lines.append("go on") }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { lines.append("rest") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { lines.append("end animation") }
}
