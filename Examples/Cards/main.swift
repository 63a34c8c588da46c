import OrihonWindow

let size = CollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(200))
let card = CollectionLayoutItem(layoutSize: size)
let section = CollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [card]))
section.orthogonalScrollingBehavior = .groupPagingCentered
let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
let source = CollectionViewDiffableDataSource<String, UInt32>(collectionView: view) { view, _, color in
  let cell: CollectionViewCell = view.dequeueReusableView("card")
  cell.backgroundColor = DynamicColor(Color(hex: color))
  return cell
}
source.apply(DiffableDataSourceSnapshot(["cards": [0xC8401F, 0x1F3F66, 0x8A6D3B, 0x3D6B4F]]))
try OrihonWindow.show(view, title: "Cards", keeping: [source])
