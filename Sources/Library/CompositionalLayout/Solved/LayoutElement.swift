package import Foundation
import LayoutGeometry

/// The identity of one element of a layout.
public struct LayoutElement: Hashable, Sendable {
  /// The category of an element; the cases are in painting order among equal `zIndex`.
  ///
  /// UIKit counterpart: `UICollectionView.ElementCategory`.
  public enum Category: Int, Hashable, Sendable, CaseIterable {
    /// A view without data, such as a background.
    case decoration
    /// An item.
    case cell
    /// A header, a footer, an overlay or a badge.
    case supplementary

    /// UIKit's name for `decoration`, for layout code written for UIKit.
    package static var decorationView: Category { .decoration }

    /// UIKit's name for `supplementary`, for layout code written for UIKit.
    public static var supplementaryView: Category { .supplementary }

    /// Returns true when `left` is painted beneath `right` at equal `zIndex`.
    package static func < (left: Category, right: Category) -> Bool { left.rawValue < right.rawValue }
  }

  /// The category of the element.
  package var category: Category
  /// The kind of a supplementary view or a decoration; `nil` for a cell.
  package var kind: String?
  /// The section; −1 for boundary items of the whole layout.
  package var section: Int
  /// The item; for a badge the item of its host, for other views the index among those of the same kind.
  package var item: Int

  /// The section index of elements that belong to the whole layout.
  static let wholeLayout = -1

  /// Creates the identity of an element.
  package init(category: Category, kind: String? = nil, item: Int, section: Int) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// Returns the identity of a cell.
  package static func cell(item: Int, section: Int) -> LayoutElement {
    LayoutElement(category: .cell, item: item, section: section)
  }

  /// The section and the item; only the index for boundary items of the whole layout, as in UIKit.
  package var indexPath: IndexPath {
    section < 0 ? IndexPath(index: item) : IndexPath(item: item, section: section)
  }
}
