import Foundation
import LayoutGeometry
import ScreenInterface

/// The hint chip with the first thing to try.
///
/// It is placed where the scene shows nothing, and disappears permanently before it would cover anything.
struct DragHint {
  /// The duration of the hint unless something is dragged first, in seconds.
  static let duration: TimeInterval = 6

  /// True until the hint was shown or is no longer needed.
  private(set) var isOn: Bool
  private var place: (frame: CGRect, size: CGSize)?

  /// The frame in the window, in points; `nil` where there is no room.
  var frame: CGRect? { place?.frame }

  private let words: String

  /// Creates the hint, in Japanese beside English for a Japanese scene.
  init(isOn: Bool, isJapanese: Bool = false) {
    self.isOn = isOn
    words = (isJapanese ? "ドラッグ / Drag" : "Drag") + "  ·  ? keys  ·  H measure"
  }

  /// Removes the hint permanently.
  mutating func end() { isOn = false }

  /// Draws the hint, unless it would cover something; it is away while one of the `tools` is at its place.
  mutating func draw(with painter: inout ChromePainter, besides tools: [CGRect]) {
    let (reading, free) = (
      painter.reading, FreeSpaceSearch(in: painter.reading.scene, of: painter.reading.sceneSize)
    )
    if let place, place.size == reading.sceneSize {
      guard free.isFree(place.frame) else { return end() }
    } else {
      let extent = painter.chipExtent(words, in: reading.sceneSize.width)
      place = free.lowest(extent).map { ($0, reading.sceneSize) }
    }
    guard let place, !tools.contains(where: { $0.intersects(place.frame) }) else { return }
    painter.chip(words, "tools/hint", at: place.frame)
  }
}

/// The search for a free area of the window, where the scene shows only backgrounds.
struct FreeSpaceSearch {
  /// The distance from the window's edges, in points.
  private static let margin: CGFloat = 8
  /// The step from one tried position to the next, in points.
  private static let step: CGFloat = 4

  private let size: CGSize
  private let contents: [CGRect]

  /// Reads a scene's display list; fills as wide as the scene are backgrounds.
  init(in scene: DisplayList, of size: CGSize) {
    self.size = size
    contents = scene.commands.compactMap { command in
      let shown = command.frame.intersection(command.clip)
      guard !shown.isNull, !shown.isEmpty else { return nil }
      if case .fill = command.content, shown.width >= size.width { return nil }
      return shown
    }
  }

  /// Returns true when only backgrounds are at a place.
  func isFree(_ place: CGRect) -> Bool { !contents.contains { $0.intersects(place) } }

  /// Returns the lowest free, horizontally centred frame of a size; `nil` when there is none.
  ///
  /// Before the scene shows anything the result is `nil`.
  func lowest(_ extent: CGSize) -> CGRect? {
    guard !contents.isEmpty else { return nil }
    let x = ((size.width - extent.width) / 2).rounded()
    let bottom = size.height - extent.height - Self.margin
    return stride(from: bottom, through: Self.margin, by: -Self.step).lazy
      .map { CGRect(origin: CGPoint(x: x, y: $0), size: extent) }.first(where: isFree)
  }
}
