package import LayoutGeometry

/// The style of a section that is a list, for the cells that paint its separators and corners.
package struct ListStyle: Hashable, Sendable {
  /// The kind of a list.
  package enum Kind: Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The kind of the list.
  package var kind: Kind
  /// True when the section is a group.
  package var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }
  /// True when the group has round corners.
  package var isInset: Bool { kind == .insetGrouped }
  /// True when lines separate the items.
  package var showsSeparators: Bool
  /// True when the first item is the header of the section; default false.
  package var firstItemIsHeader = false
  /// The colours behind the list in the light and the dark theme, as `0xRRGGBBAA`; `nil` for those of its kind.
  package var grounds: [UInt32]?
  /// The colours of the separators in the light and the dark theme, as `0xRRGGBBAA`; `nil` for the default ones.
  package var separatorColors: [UInt32]?
  /// The distances of the separators from the edges, in points; `nil` for the default ones.
  package var separatorInsets: DirectionalEdgeInsets?
  /// True where an item has a line beneath it, false where it has none; default `nil`, by its place in the section.
  package var showsSeparatorBeneath: Bool?

  /// Creates a style.
  package init(_ kind: Kind, showsSeparators: Bool) {
    self.kind = kind
    self.showsSeparators = showsSeparators
  }
}
