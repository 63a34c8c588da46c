import Foundation
import LayoutGeometry
import ScreenInterface

/// The search for a place in the window below which the scene shows nothing but its grounds.
struct FreeSpaceSearch {
  /// The distance from the window's edges, in points.
  private static let margin: CGFloat = 8
  /// The distance from one tried place to the next, in points.
  private static let step: CGFloat = 4

  private let size: CGSize
  private let contents: [CGRect]

  /// Reads what a scene shows; fills as wide as the scene are grounds.
  init(in scene: DisplayList, of size: CGSize) {
    self.size = size
    contents = scene.commands.compactMap { command in
      let shown = command.frame.intersection(command.clip)
      guard !shown.isNull, !shown.isEmpty else { return nil }
      if case .fill = command.content, shown.width >= size.width { return nil }
      return shown
    }
  }

  /// Returns true when nothing but grounds shows at a place.
  func isFree(_ place: CGRect) -> Bool { !contents.contains { $0.intersects(place) } }

  /// Returns the lowest free place of an extent in the middle of the window; `nil` when there is none.
  ///
  /// Before the scene shows anything no place is known to be free.
  func lowest(_ extent: CGSize) -> CGRect? {
    guard !contents.isEmpty else { return nil }
    let x = ((size.width - extent.width) / 2).rounded()
    let bottom = size.height - extent.height - Self.margin
    return stride(from: bottom, through: Self.margin, by: -Self.step).lazy
      .map { CGRect(origin: CGPoint(x: x, y: $0), size: extent) }.first(where: isFree)
  }
}
