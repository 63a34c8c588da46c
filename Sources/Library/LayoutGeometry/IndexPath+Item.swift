public import Foundation

extension IndexPath {
  /// Creates the index path of an item in a section.
  ///
  /// UIKit counterpart: `IndexPath.init(item:section:)`, which Foundation on Linux lacks.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Creates the index path of an item in a section, by the name that table views use.
  ///
  /// UIKit counterpart: `IndexPath.init(row:section:)`.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section's index; the index path must have been made with `init(item:section:)`.
  public var section: Int { self[0] }

  /// The item's index inside its section; the index path must have been made with `init(item:section:)`.
  public var item: Int { self[1] }

  /// The item's index inside its section, by the name that table views use: the same as `item`.
  ///
  /// UIKit counterpart: `row`.
  public var row: Int { item }

  /// The index path in the words of messages, such as `item 3 of section 0`.
  package var inWords: String {
    count == 2 ? "item \(item) of section \(section)" : "the index path \(map { $0 })"
  }
}
