import Foundation
import LayoutGeometry
import ScreenInterface

/// The occlusion culling of a frame: the commands that a damaged rectangle needs, and those hidden in it.
///
/// The entries keep their storage from frame to frame.
nonisolated struct FramePlan {
  /// One command, or the background of a display list.
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

  /// Returns true when one of the damaged rectangles has a pixel of `area`.
  static func isTouched(_ area: PixelRect, by damage: [PixelRect]) -> Bool {
    for rectangle in damage where rectangle.intersects(area) { return true }
    return false
  }

  /// Returns the index of the first visible entry in `area`: every entry beneath it is hidden there.
  func firstShowing(in area: PixelRect) -> Int {
    covers.last { entries[$0].opaque.contains(area) } ?? 0
  }

  /// Returns `area` without the sides that entries just above `index` hide over their whole length.
  ///
  /// A shadow extends beneath the card that casts it.
  func showing(_ area: PixelRect, above index: Int) -> PixelRect {
    var rest = area
    var first = covers.count
    while first > 0, covers[first - 1] > index { first -= 1 }
    for cover in covers[first...].prefix(Self.nearest) {
      if rest.isEmpty { break }
      rest = rest.withoutSides(in: entries[cover].opaque)
    }
    return rest
  }

  /// The number of opaque entries above another one that are examined; a shadow's card is among the first.
  private static let nearest = 4

  /// Returns true when an entry above `index` hides `area` completely.
  func isHidden(_ area: PixelRect, above index: Int) -> Bool {
    for cover in covers.reversed() {
      if cover <= index { return false }
      if entries[cover].opaque.contains(area) { return true }
    }
    return false
  }
}
