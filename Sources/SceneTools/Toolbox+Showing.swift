import Foundation
import SceneReadings
public import ScreenInterface
import Stage

extension Toolbox {
  /// Shows tools that no key has asked for.
  public func show(_ tools: ToolSettings) {
    guard let stage = followed else { return }
    if tools.takesInput {
      state.chrome.own.open(tools)
      if tools.showsTraces, !state.chrome.traces.isOn { toggleTraces(on: stage) }
    } else {
      state.chrome.onlooking.open(tools)
      if state.chrome.traces.lookOn(tools.showsTraces) { tracesDidChange(on: stage) }
    }
    if let reference = tools.reference { state.chrome.reference = ReferenceOverlay(reference) }
    draw()
  }

  /// The tools that keys have opened; setting them draws them anew and asks the window for nothing.
  public var shownTools: ShownTools {
    get { state.chrome.own }
    set {
      state.chrome.own = newValue
      draw()
    }
  }

  /// Takes away a tool of somebody who only looks on, by the key that closes it; returns `true` when there was one.
  public func takeAwayOnlooking(with key: KeyEvent) -> Bool {
    guard key.isDown, let stage = followed, let command = Command(key) else { return false }
    if command == .toggleTraces {
      guard state.chrome.traces.lookOn(false) else { return false }
      tracesDidChange(on: stage)
    } else {
      guard state.chrome.onlooking.takeAway(by: command) else { return false }
    }
    draw()
    return true
  }

  /// The message in a band above the scene that says what is wrong with the document; `nil` for no band.
  public var banner: String? {
    get { state.banner }
    set { state.banner = newValue }
  }

  /// Says something above the scene for three seconds a line.
  public func tell(_ text: String) {
    guard let stage = followed else { return }
    state.chrome.tell(ToolNote(text, at: stage.windowTime))
  }

  /// Takes back the last thing that was said.
  public func stopTelling() { state.chrome.tell(nil) }

  /// The inspected element, as it was painted in the last frame; `nil` when there is none.
  public var inspectedElement: InspectedElement? {
    guard let stage = followed else { return nil }
    let reading = StageReading(stage, self)
    guard let id = reading.inspectedID(state.chrome.shown.inspector) else { return nil }
    return reading.finder.inspect(
      id, row: stage.trace.rows.first { id.path.hasPrefix($0.id.name + "/") })
  }
}
