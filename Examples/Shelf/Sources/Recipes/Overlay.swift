import Foundation
import Orihon

/// Puts a band over the foot of a row, where it stays while the cards move below it.
@MainActor func addBand(to section: CollectionLayoutSection) {
  let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
  let band = CollectionLayoutBoundarySupplementaryItem(
    layoutSize: size, elementKind: "band", alignment: .bottom)
  // The alignment lays the band below the row; the offset lifts it by its own height.
  band.fractionalOffset = CGPoint(x: 0, y: -1)
  band.zIndex = 2
  section.boundarySupplementaryItems.append(band)
}
