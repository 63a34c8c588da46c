import UIKitNames

/// A list as iOS code writes it, laid out without a window: its frames are printed.
final class Ledger: NSObject, UICollectionViewDataSource {
  let entries = ["Rent", "Bread", "Ink", "Paper"]

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    entries.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "entry", for: indexPath)
  }
}

let height = NSCollectionLayoutDimension.absolute(44)
let item = NSCollectionLayoutItem(
  layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height))
let group = NSCollectionLayoutGroup.horizontal(
  layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
  subitems: [item])
let section = NSCollectionLayoutSection(group: group)
section.interGroupSpacing = 8
let list = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 320, height: 480),
  collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "entry")
let ledger = Ledger()
list.dataSource = ledger
list.layoutIfNeeded()
for (index, entry) in ledger.entries.enumerated() {
  let frame = list.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame ?? .zero
  print("\(entry): \(Int(frame.minY)) to \(Int(frame.maxY))")
}
