import Foundation
import LayoutGeometry
import ScreenInterface

/// The chip that says what to try first; it stands where the scene shows nothing, and goes for good before it would
/// cover anything.
struct DragHint {
  /// The time that the hint shows unless something is dragged first, in seconds.
  static let duration: TimeInterval = 6

  private static let words = "ドラッグ / Drag  ·  ? keys  ·  H measure"

  /// True until the hint was seen or is no longer needed.
  private(set) var isOn: Bool
  private var place: (frame: CGRect, size: CGSize)?

  init(isOn: Bool) { self.isOn = isOn }

  /// Takes the hint away for good.
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
