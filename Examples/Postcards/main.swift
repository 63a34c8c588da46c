import OrihonWindow

/// A row of postcards in a window; with `--picture` their picture is made instead, without a display.
let size = CollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(200))
let group = CollectionLayoutGroup.horizontal(
  layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
let section = CollectionLayoutSection(group: group)
section.orthogonalScrollingBehavior = .groupPagingCentered
let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
let source = CollectionViewDiffableDataSource<String, UInt32>(collectionView: view) { view, _, color in
  let cell: CollectionViewCell = view.dequeueReusableView("card")
  cell.backgroundColor = DynamicColor(Color(hex: color))
  cell.accessibilityLabel = "A postcard"
  cell.isAccessibilityElement = true
  return cell
}
source.apply(DiffableDataSourceSnapshot(["cards": [0xC8401F, 0x1F3F66, 0x8A6D3B]]))

if CommandLine.arguments.contains("--picture") {
  let picture = try OrihonWindow.render(Scene("postcards", showing: view, keeping: [source]))
  print("a picture of \(picture.width) × \(picture.height) pixels")
} else {
  try OrihonWindow.show(view, title: "Postcards", keeping: [source])
}
