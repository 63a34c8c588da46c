import CollectionViews
import CompositionalLayout
import Foundation
import Gallery
import LayoutGeometry
import SDLRendering
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import Testing

/// The chips of the default feed at the widths of their text.
///
/// No layout knows these before all chips have been shown.
struct MeasuredCells {
  /// The row whose cells are measured.
  static let row = "chips"

  /// The cells, in the coordinates of the row.
  let frames: [CGRect]

  /// Scrolls through the row without a window, with the fonts of the window.
  init() throws {
    let renderer = try OffscreenRenderer(fonts: .installed)
    let stage = Stage(
      try #require(Gallery.scene(named: "default")), options: StageOptions(size: FeedWindow.size),
      text: renderer.textMeasuring)
    let feed = try #require(stage.content.feed)
    let index = try #require(feed.sectionNames.firstIndex(of: Self.row))
    let top = try #require(feed.solvedLayout?.sections[index].frame.minY)
    feed.perform(ScrollRequest(.vertical, to: .offset(top), animation: .none))
    for step in 0..<40 {
      feed.perform(ScrollRequest(.row(Self.row), to: .offset(CGFloat(step) * 200), animation: .none))
      stage.advance(to: TimeInterval(step) / 60)
    }
    let section = try #require(feed.solvedLayout?.sections[index])
    frames = (0..<section.itemCount).compactMap { section.frame(ofItem: $0) }
  }
}
