import CollectionViews
import Foundation
import SceneReadings
public import ScreenInterface
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

extension Toolbox {
  /// True while `Esc` has something to close: the key list, the layers, the inspector or the loupe.
  package var hasToolToClose: Bool {
    var own = state.chrome.own
    return showsHelp || own.takeAway(by: .goBack)
  }

  /// True while the key list is open, over which nothing else opens by itself.
  var showsHelp: Bool { state.chrome.help.page != nil }

  /// Hides a tool shown without input, by the key that closes it; returns `true` when there was one.
  public func takeAwayOnlooking(with key: KeyEvent) -> Bool {
    guard key.isDown, let stage = followed, let command = Command(key) else { return false }
    if command == .toggleTrails {
      guard state.chrome.trails.lookOn(false) else { return false }
      countHandlerCalls(of: stage)
    } else {
      guard state.chrome.passiveTools.takeAway(by: command) else { return false }
    }
    draw()
    return true
  }

  /// Handles a key during a replay: the measurements, the key list, and requests to the window.
  ///
  /// No such key reaches the scene, so that the replay is unchanged.
  package func lookOn(with key: KeyEvent) -> (isTaken: Bool, request: WindowRequest?) {
    guard key.isDown, let command = Command(key) else { return (false, nil) }
    switch command {
    case .toggleMeasurements: state.chrome.passiveTools.showsHUD = true
    case .help: state.chrome.turnHelp()
    case .saveRecording: return (true, .saveRecording)
    case .saveStill: return (true, .saveStill)
    default: return (false, nil)
    }
    draw()
    return (true, nil)
  }
}
