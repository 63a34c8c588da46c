import CollectionViews
import Foundation
import LayoutGeometry
import UIKitNames

/// Article B's second approach: a cell that contains its own carousel with dots.
final class CarouselCell: UICollectionViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The reuse identifier.
  static let identifier = "carousel"
  /// The height of the cell: that of a row of `Banners` with its dots.
  static let height: CGFloat = 206

  /// The cards.
  let cards: UICollectionView
  /// The dots.
  let dots = UIPageControl()
  /// The letter of the carousel, shown before the numerals of its cards.
  var letter = "" {
    didSet { if letter != oldValue { cards.reloadData() } }
  }
  private let layout = UICollectionViewFlowLayout()

  override init(frame: CGRect) {
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    cards = UICollectionView(collectionViewLayout: layout)
    super.init(frame: frame)
    cards.elementName = "cards"
    cards.isPagingEnabled = true
    cards.showsHorizontalScrollIndicator = false
    cards.register(PaddedCard.self, forCellWithReuseIdentifier: "card")
    cards.dataSource = self
    cards.delegate = self
    dots.elementName = "dots"
    dots.numberOfPages = Banners.count
    contentView.addSubview(cards)
    contentView.addSubview(dots)
  }

  /// The page nearest to the cards' offset.
  var page: Int { cards.motion(on: .horizontal)?.nearestStop ?? 0 }

  /// True while the cards do not move.
  var isResting: Bool { cards.motion(on: .horizontal)?.phase == .idle }

  /// Scrolls to the next page, and from the last one back to the first.
  func turn() {
    let next = page + 1 < Banners.count ? page + 1 : 0
    cards.scrollToItem(at: IndexPath(item: next, section: 0), at: .centeredHorizontally, animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Banners.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? PaddedCard)?.card.show(indexPath.item, of: letter)
    return cell
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { dots.currentPage = page }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { dots.currentPage = page }

  override func layoutSubviews() {
    super.layoutSubviews()
    cards.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 32))
    dots.frame = CGRect(x: 0, y: cards.frame.maxY, width: bounds.width, height: 32)
    layout.itemSize = cards.frame.size
  }
}

/// A card cell with padding, as wide as its page.
private final class PaddedCard: UICollectionViewCell {
  let card = LabCard()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = CGRect(x: 16, y: 12, width: max(0, bounds.width - 32), height: max(0, bounds.height - 24))
  }
}

extension LabCard {
  /// Shows an item, counted from 0, of the carousel with a letter.
  func show(_ item: Int, of letter: String) {
    show(item)
    numeral.text = "\(letter)\(item + 1)"
  }
}

extension LabSection {
  /// Returns a section of cells with a carousel each, one below the other.
  static func carouselCells(_ id: String = "cells", count: Int) -> LabSection {
    var section = LabSection.lines(id, count: count, height: CarouselCell.height)
    section.cell = CarouselCell.identifier
    section.layout = { [layout = section.layout] environment in
      let made = layout(environment)
      made.contentInsets = .zero
      made.interGroupSpacing = 0
      return made
    }
    return section
  }
}
