import CollectionViews
import ScreenInterface
import Stage

/// The accesses of the tools to their stage.
extension Toolbox {
  /// Returns the inspected element, else the one under the pointer; `nil` when there is neither.
  func elementToAlignTo(on stage: Stage) -> ElementID? {
    let reading = StageStatus(stage, self)
    return reading.inspectedID(state.chrome.shown.inspector)
      ?? stage.pointerLocation.flatMap { reading.finder.element(at: $0) }
  }

  /// Starts counting the handler calls of every collection view on screen, or stops counting.
  func countHandlerCalls(of stage: Stage) {
    let counts = state.chrome.trails.isOn
    for case let view as CollectionView in stage.context.scrollViews
    where (view.handlerCalls != nil) != counts {
      view.handlerCalls = counts ? [:] : nil
    }
  }
}
