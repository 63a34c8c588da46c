import Foundation
import LayoutGeometry
import ScreenInterface

/// A plan of a frame: which commands a damaged rectangle needs, and which commands are hidden there.
///
/// The entries keep their storage from frame to frame.
nonisolated struct FramePlan {
  /// One command, or the background of a list.
  struct Entry {
    /// The list, counted from the lowest.
    var list: Int
    /// The command inside its list; `nil` for the list's background.
    var command: Int?
    /// The pixels that the entry may change.
    var visible: PixelRect
    /// The pixels that the entry certainly hides; empty when it hides none.
    var opaque: PixelRect
  }

  private(set) var entries: [Entry] = []
  /// The pixels that the commands of the list being planned can touch.
  var extents: [PixelRect] = []
  private var covers: [Int] = []

  mutating func restart() {
    entries.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
  }

  mutating func append(_ entry: Entry) {
    if !entry.opaque.isEmpty { covers.append(entries.count) }
    entries.append(entry)
  }

  /// Returns true when one of the rectangles to be painted has a pixel of `area`.
  static func isTouched(_ area: PixelRect, by damage: [PixelRect]) -> Bool {
    for rectangle in damage where rectangle.intersects(area) { return true }
    return false
  }

  /// The first entry that shows in `area`: everything beneath it is hidden there.
  func firstShowing(in area: PixelRect) -> Int {
    covers.last { entries[$0].opaque.contains(area) } ?? 0
  }

  /// Returns true when an entry above `index` hides `area` completely.
  func isHidden(_ area: PixelRect, above index: Int) -> Bool {
    for cover in covers.reversed() {
      if cover <= index { return false }
      if entries[cover].opaque.contains(area) { return true }
    }
    return false
  }
}
