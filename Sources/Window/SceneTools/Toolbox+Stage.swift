import CollectionViews
import ScreenInterface
import Stage

/// What the tools ask of the stage that they are above, and tell it.
extension Toolbox {
  /// The inspected element, else the one under the pointer; `nil` when there is neither.
  func elementToAlignTo(on stage: Stage) -> ElementID? {
    let reading = StageStatus(stage, self)
    return reading.inspectedID(state.chrome.shown.inspector)
      ?? stage.pointerLocation.flatMap { reading.finder.element(at: $0) }
  }

  /// Lets every list that has come on screen count the calls of its handlers, or none any more.
  func countHandlerCalls(of stage: Stage) {
    let counts = state.chrome.trails.isOn
    for case let view as CollectionView in stage.context.scrollViews
    where (view.handlerCalls != nil) != counts {
      view.handlerCalls = counts ? [:] : nil
    }
  }
}
