import Foundation
import ScreenInterface
import Stage

/// What stands above a scene whose time stands still: the tools, the pointer of the shown frame, and the timeline.
struct TimelineChrome {
  /// The place of the timeline; `nil` while the list of keys may need all the room that there is.
  let bar: TimelineBar?
  /// The commands.
  let list: DisplayList

  /// Draws above `stage` in a window of `size`; `toolsTakePointer` is true while a press is not the scene's.
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
