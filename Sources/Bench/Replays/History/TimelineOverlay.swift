import Foundation
import ScreenInterface
import Stage

/// The overlay above a paused scene: the tools, the pointer of the shown frame, and the timeline.
struct TimelineOverlay {
  /// The layout of the timeline; `nil` while the list of keys may need all the space.
  let bar: TimelineBar?
  /// The drawing commands.
  let list: DisplayList

  /// Draws the overlay above `stage` in a window of `size`; `toolsTakePointer` is true while the tools handle a press.
  init(of history: SessionHistory, above stage: Stage, size: CGSize, toolsTakePointer: Bool) {
    var list = stage.chromeList
    guard !list.commands.contains(where: { $0.element == "tools/help" }) else {
      (bar, self.list) = (nil, list)
      return
    }
    let bar = TimelineBar(
      in: size, beside: list,
      times: history.earliest.time...max(history.earliest.time, history.present.time))
    list.size = size
    history.pointerMark?.draw(in: &list, on: stage.displayList.background)
    TimelinePainter(
      bar, isDark: stage.isDark, text: stage.textMeasuring, toolsTakePointer: toolsTakePointer
    ).draw(history.ticks, at: history.position, in: &list)
    (self.bar, self.list) = (bar, list)
  }
}
