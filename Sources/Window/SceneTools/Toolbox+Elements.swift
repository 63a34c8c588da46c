import Foundation
import SceneReadings
import ScreenInterface
import Stage

extension Toolbox {
  /// The inspected element, as drawn in the last frame; `nil` when there is none.
  public var inspectedElement: InspectedElement? {
    guard let stage = followed else { return nil }
    let reading = StageStatus(stage, self)
    return reading.inspectedID(state.chrome.shown.inspector).flatMap { inspect($0, on: stage, reading) }
  }

  /// Returns the foremost element at a point of the window; `nil` when there is none.
  func element(at point: CGPoint) -> InspectedElement? {
    guard let stage = followed else { return nil }
    let reading = StageStatus(stage, self)
    return reading.finder.element(at: point).flatMap { inspect($0, on: stage, reading) }
  }

  /// Copies the foremost element at a point of the window, with its state.
  func copyElement(at point: CGPoint) { copy(element(at: point)) }

  /// Requests the window to copy an element to the clipboard, where the window supports that.
  func copy(_ element: InspectedElement?) {
    guard services.contains(.elements), let element, let stage = followed else { return }
    state.copied = element
    stage.ask(.copyElement)
    tell("Copied \(element.id) with its state")
  }

  /// The last copied element; `nil` before the first copy.
  package var copiedElement: InspectedElement? { state.copied }

  private func inspect(_ id: ElementID, on stage: Stage, _ reading: StageStatus) -> InspectedElement? {
    reading.finder.inspect(id, row: stage.trace.rows.first { id.path.hasPrefix($0.id.name + "/") })
  }
}
