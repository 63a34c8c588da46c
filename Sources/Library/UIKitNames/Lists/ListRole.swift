import CollectionViews
import CompositionalLayout
import Foundation

/// What a cell is in a list: an item, a header or a footer, and of which kind of list.
struct ListRole: Equatable {
  /// The part of a section.
  enum Part {
    case item, header, footer
  }

  var part = Part.item
  /// The kind of the list; `nil` outside of one.
  var kind: ListStyle.Kind?

  init(_ part: Part = .item, of kind: ListStyle.Kind? = nil) { (self.part, self.kind) = (part, kind) }

  /// True when the cell's background is that of a group.
  var isInGroup: Bool { part == .item && (kind == .grouped || kind == .insetGrouped) }

  private var isSidebar: Bool { kind == .sidebar || kind == .sidebarPlain }

  /// The content without values.
  @MainActor var content: UIListContentConfiguration {
    switch (part, kind) {
    case (.item, _): isSidebar ? .sidebarCell() : .cell()
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
    case (.header, _): isSidebar ? .sidebarHeader() : .plainHeader()
    case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter()
    case (.footer, _): .plainFooter()
    }
  }

  /// The background without a colour of the program's own.
  @MainActor var background: UIBackgroundConfiguration {
    switch (part, kind) {
    case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
    case (.item, _): isSidebar ? .listSidebarCell() : .listPlainCell()
    case (_, .plain), (_, nil): .listPlainHeaderFooter()
    case (_, _): .listGroupedHeaderFooter()
    }
  }

  /// The least height of the cell, in points.
  var minimumHeight: CGFloat { part == .item ? 44 : 0 }
}
