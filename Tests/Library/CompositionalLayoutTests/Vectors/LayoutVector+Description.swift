import CompositionalLayout
import Foundation
import LayoutGeometry

extension LayoutVector {
  var input: LayoutInput {
    let safeArea = safeArea.map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrolls ?? .vertical
    configuration.interSectionSpacing = spacing ?? 0
    configuration.contentInsetsReference =
      reference.flatMap { ContentInsetsReference(rawValue: $0) }
      ?? .safeArea
    configuration.boundarySupplementaryItems = (boundaries ?? []).map(\.item)
    return LayoutInput(
      container: CollectionLayoutContainerSize(contentSize: size, safeAreaInsets: safeArea ?? .zero),
      configuration: LayoutConfigurationValue(configuration, measured: Self.measured(measured)),
      sections: sections.map(\.input))
  }

  static func measured(_ sizes: [String: [CGFloat]]?) -> MeasuredSizes {
    var measured = MeasuredSizes()
    for (name, size) in sizes ?? [:] {
      measured[Self.element(name)] = CGSize(width: size[0], height: size[1])
    }
    return measured
  }

  private static func element(_ name: String) -> LayoutElement {
    let words = name.split(separator: " ")
    let item = Int(words[1]) ?? 0
    return words[0] == "cell"
      ? .cell(item: item, section: 0)
      : LayoutElement(category: .supplementary, kind: String(words[0]), item: item, section: 0)
  }
}

extension LayoutVector.Section {
  var section: CollectionLayoutSection {
    let section = CollectionLayoutSection(group: group.group)
    section.contentInsets = GroupVector.insets(insets)
    section.interGroupSpacing = spacing ?? 0
    section.contentInsetsReference =
      reference.flatMap { ContentInsetsReference(rawValue: $0) }
      ?? .automatic
    section.orthogonalScrollingBehavior =
      behavior.flatMap { CollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: $0) } ?? .none
    section.boundarySupplementaryItems = (boundaries ?? []).map(\.item)
    section.supplementariesFollowContentInsets = follows ?? true
    section.decorationItems = (decorations ?? []).map(\.item)
    return section
  }

  var input: SectionInput {
    SectionInput(section, itemCount: items, measured: LayoutVector.measured(measured))
  }
}

extension LayoutVector.Boundary {
  var item: CollectionLayoutBoundarySupplementaryItem {
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: GroupVector.size(width, height), elementKind: kind,
      alignment: RectAlignment(rawValue: alignment) ?? .none,
      absoluteOffset: offset.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero)
    item.fractionalOffset = fraction.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    item.extendsBoundary = extends ?? true
    item.pinToVisibleBounds = pins ?? false
    item.zIndex = z ?? 1
    return item
  }
}

extension LayoutVector.Decoration {
  var item: CollectionLayoutDecorationItem {
    let item = CollectionLayoutDecorationItem.background(elementKind: kind)
    item.contentInsets = GroupVector.insets(insets)
    item.zIndex = z ?? 0
    return item
  }
}
