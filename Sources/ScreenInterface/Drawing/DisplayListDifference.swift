package import Foundation
package import LayoutGeometry

/// The difference in pixels between two frames, computed from their display lists alone.
package enum DisplayListDifference {
  /// The greatest number of separate rectangles; further ones are merged.
  package static let maximumRectangles = 8

  /// Returns the rectangles to redraw so that a screen that shows `old` shows `new`; none if they are equal.
  ///
  /// Their commands are compared pair by pair, as `DisplayListMatching` pairs them.
  package static func damage(from old: DisplayList, to new: DisplayList, scale: CGFloat) -> [PixelRect] {
    let bounds = new.bounds(scale: scale)
    guard old.size == new.size, old.background == new.background else { return [bounds] }
    var region = DamageRegion(bounds: bounds, scale: scale)
    DisplayListMatching.walk(old.commands, new.commands) { former, present in
      if let former, let present, old.commands[former] == new.commands[present] { return }
      if let former { region.add(old.commands[former]) }
      if let present { region.add(new.commands[present]) }
    }
    return region.disjointRectangles
  }
}
