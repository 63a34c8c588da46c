public import Foundation
import LayoutGeometry

/// The name of one element of a layout.
public struct LayoutElement: Hashable, Sendable {
  /// What an element is; the order is the order of painting among equal `zIndex`.
  ///
  /// UIKit counterpart: `UICollectionView.ElementCategory`.
  public enum Category: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// A view without data, such as a background.
    case decoration
    /// An item.
    case cell
    /// A header, a footer, an overlay or a badge.
    case supplementary

    /// UIKit's word for `decoration`, for layout code that is pasted.
    public static var decorationView: Category { .decoration }

    /// UIKit's word for `supplementary`, for layout code that is pasted.
    public static var supplementaryView: Category { .supplementary }

    /// Whether `left` is painted beneath `right` at equal `zIndex`.
    public static func < (left: Category, right: Category) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the element is.
  public var category: Category
  /// The kind of a supplementary view or a decoration; `nil` for a cell.
  public var kind: String?
  /// The section; −1 for boundary items of the whole layout.
  public var section: Int
  /// The item; for a badge that of its host, for others the ordinal among those of the same kind.
  public var item: Int

  /// The section of elements that belong to the layout as a whole.
  static let wholeLayout = -1

  /// Creates a name.
  public init(category: Category, kind: String? = nil, item: Int, section: Int) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// The name of a cell.
  public static func cell(item: Int, section: Int) -> LayoutElement {
    LayoutElement(category: .cell, item: item, section: section)
  }

  /// Section and item; only the ordinal for boundary items of the whole layout, as in UIKit.
  public var indexPath: IndexPath {
    section < 0 ? IndexPath(index: item) : IndexPath(item: item, section: section)
  }
}
