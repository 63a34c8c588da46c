import CollectionViews
public import CompositionalLayout
public import Foundation
public import Orihon
public import UIKitBase

nonisolated extension CollectionLayoutDimension {
  /// An estimate that gives all items of a group the extent of the largest one, across the group.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> Self { uniform(estimate) }

  /// True for an extent that all items of a group share.
  public var isUniformAcrossSiblings: Bool { isUniform }
}

nonisolated extension CollectionLayoutSection {
  /// The reference of the section's headers and footers; default `automatic`, and then they follow its content.
  public var supplementaryContentInsetsReference: ContentInsetsReference {
    get { supplementaryInsetsReference }
    set { supplementaryInsetsReference = newValue }
  }
}

nonisolated extension CollectionLayoutGroup {
  /// Returns a text of the group's items with their sizes, one on a line, for a log.
  public func visualDescription() -> String { description(depth: 0) }

  private func description(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let lines = subitems.map { item in
      (item as? CollectionLayoutGroup)?.description(depth: depth + 1)
        ?? "\(indent)  item \(item.layoutSize.inWords)"
    }
    return (["\(indent)group \(layoutSize.inWords)"] + lines).joined(separator: "\n")
  }
}

nonisolated extension CollectionLayoutSize {
  fileprivate var inWords: String { "\(widthDimension.inWords) x \(heightDimension.inWords)" }
}

nonisolated extension CollectionLayoutDimension {
  fileprivate var inWords: String {
    if isFractionalWidth { return "\(dimension) of the width" }
    if isFractionalHeight { return "\(dimension) of the height" }
    return isEstimated ? "about \(dimension)" : "\(dimension)"
  }
}

extension CollectionLayoutVisibleItem {
  /// The transform in space, applied about the middle and painted as it is seen from in front.
  public var transform3D: CATransform3D {
    get { CATransform3D(projection: transform) }
    set { transform = newValue.projection }
  }
}

extension CollectionLayoutEnvironment {
  /// The traits of the scene.
  public var traitCollection: UITraitCollection {
    AmbientContext.latest.context?.traits ?? UITraitCollection()
  }
}
