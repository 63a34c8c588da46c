import Foundation
import LayoutGeometry
import ScreenInterface

/// The hint chip with the first thing to try.
///
/// It is placed where the scene shows nothing, and disappears permanently before it would cover anything.
struct DragHint {
  /// The duration of the hint unless something is dragged first, in seconds.
  static let duration: TimeInterval = 6

  private static let words = "ドラッグ / Drag  ·  ? keys  ·  H measure"

  /// True until the hint was shown or is no longer needed.
  private(set) var isOn: Bool
  private var place: (frame: CGRect, size: CGSize)?

  init(isOn: Bool) { self.isOn = isOn }

  /// Removes the hint permanently.
  mutating func end() { isOn = false }

  /// Draws the hint, unless it would cover something.
  mutating func draw(with painter: inout ChromePainter) {
    let (reading, free) = (
      painter.reading, FreeSpaceSearch(in: painter.reading.scene, of: painter.reading.sceneSize)
    )
    if let place, place.size == reading.sceneSize {
      guard free.isFree(place.frame) else { return end() }
    } else {
      let extent = painter.chipExtent(Self.words, in: reading.sceneSize.width)
      place = free.lowest(extent).map { ($0, reading.sceneSize) }
    }
    if let place { painter.chip(Self.words, "tools/hint", at: place.frame) }
  }
}
