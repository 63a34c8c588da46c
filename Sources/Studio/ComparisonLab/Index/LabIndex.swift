import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import Replays
package import ScreenInterface
package import Stage

/// The index of the lab: a carousel for each article, with a card for each pair.
package enum LabIndex {
  /// The scene's name, also on the command line.
  package nonisolated static let name = "lab"

  /// Returns the scene; a click on a card tells `navigator` which pair to show.
  package static func scene(_ counts: LabResultCache = LabResultCache(), _ navigator: LabNavigator? = nil)
    -> Scene
  {
    Scene(name, title: "折本の実験室 · The lab") { _ in
      let shelf = LabIndexDataSource(counts, navigator)
      return Scene.Content(shelf.makeView(), owned: [shelf])
    }
  }
}

/// The data source, delegate and layout of the index.
final class LabIndexDataSource: CollectionViewDataSource, CollectionViewDelegate {
  private static let title = "title"
  private static let heading = "heading"

  private let counts: LabResultCache
  private let navigator: LabNavigator?
  private let shelves: [(article: LabArticle, pairs: [LabPair])]

  init(_ counts: LabResultCache, _ navigator: LabNavigator?) {
    self.counts = counts
    self.navigator = navigator
    let pairs = Lab.pairs
    shelves = LabArticle.allCases.map { article in (article, pairs.filter { $0.article == article }) }
      .filter { !$0.pairs.isEmpty }
  }

  func makeView() -> CollectionView {
    let view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { [unowned self] section, _ in
        layout(of: section)
      })
    view.register(LabIndexCard.self, forCellWithReuseIdentifier: "card")
    view.register(LabIndexTitle.self, forCellWithReuseIdentifier: Self.title)
    view.register(
      LabIndexHeading.self, forSupplementaryViewOfKind: Self.heading, withReuseIdentifier: Self.heading)
    view.dataSource = self
    view.delegate = self
    view.allowsFocus = true
    return view
  }

  private func layout(of section: Int) -> CollectionLayoutSection {
    guard section > 0 else { return titleLayout }
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(LabIndexCard.size.width),
        heightDimension: .absolute(LabIndexCard.size.height)),
      subitems: [.filling])
    let shelf = CollectionLayoutSection(group: group)
    shelf.interGroupSpacing = 14
    shelf.contentInsets = DirectionalEdgeInsets(top: 8, leading: 20, bottom: 20, trailing: 20)
    shelf.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    shelf.supplementariesFollowContentInsets = false
    shelf.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(LabIndexHeading.height)),
        elementKind: Self.heading, alignment: .top)
    ]
    return shelf
  }

  private var titleLayout: CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(LabIndexTitle.height))
    return CollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.filling]))
  }

  // MARK: Data

  func numberOfSections(in collectionView: CollectionView) -> Int { 1 + shelves.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 1 : shelves[section - 1].pairs.count
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable {
    section == 0 ? Self.title : "article-\(shelves[section - 1].article.rawValue.lowercased())"
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let pair = pair(at: indexPath) else {
      return collectionView.dequeueReusableCell(withReuseIdentifier: Self.title, for: indexPath)
    }
    let cell: LabIndexCard = collectionView.dequeueReusableView("card")
    cell.show(pair, collectionView.context.flatMap { counts.result(of: pair, text: $0.text) })
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view: LabIndexHeading = collectionView.dequeueReusableView(kind)
    view.show(shelves[indexPath.section - 1].article)
    return view
  }

  func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    pair(at: indexPath) != nil
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    if let pair = pair(at: indexPath) { navigator?.go(to: .pair(pair.id)) }
  }

  private func pair(at indexPath: IndexPath) -> LabPair? {
    indexPath.section == 0 ? nil : shelves[indexPath.section - 1].pairs[indexPath.item]
  }
}

/// A cache of the pairs' results; each pair is played once, on demand.
package final class LabResultCache {
  private var known: [String: LabResult] = [:]

  /// Creates an empty cache.
  package init() {}

  /// Returns the result of a pair at 60 frames per second; `nil` when it cannot be played.
  package func result(of pair: LabPair, text: any TextMeasuring) -> LabResult? {
    if let result = known[pair.id] { return result }
    let result = try? pair.result(text: text)
    known[pair.id] = result
    return result
  }
}
