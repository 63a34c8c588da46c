public import Foundation

extension IndexPath {
  /// Creates the index path of an item in a section.
  ///
  /// UIKit counterpart: `IndexPath.init(item:section:)`, which Foundation on Linux lacks.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section's index; the index path must have been made with `init(item:section:)`.
  public var section: Int { self[0] }

  /// The item's index inside its section.
  public var item: Int { self[1] }
}
