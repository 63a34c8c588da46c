import CollectionViews
import Foundation
import LayoutGeometry
public import ScreenInterface
import Stage

extension Toolbox {
  /// Takes a key that went down and that neither the focus nor a participant wanted; returns `true` when it meant
  /// something.
  public func handleKey(_ key: KeyEvent) -> Bool {
    guard let stage = followed, let command = Command(key) else { return false }
    return perform(command, on: stage)
  }

  private func perform(_ command: Command, on stage: Stage) -> Bool {
    switch command {
    case .toggleTheme:
      stage.change { $0.userInterfaceStyle = $0.userInterfaceStyle == .light ? .dark : .light }
    case .mirror: stage.change { $0.layoutDirection = $0.isRightToLeft ? .leftToRight : .rightToLeft }
    case .reduceMotion:
      stage.change { $0.reducesMotion.toggle() }
      tell("Reduced motion \(stage.context.traits.reducesMotion ? "on" : "off")")
    case .pauseAutoScroll:
      return stage.content.participants.reduce(false) { $1.toggleAutoScroll() || $0 }
    case .nextDevice: stage.ask(.resize(nextDeviceSize(on: stage)))
    case .turnDevice: stage.ask(.resize(turnedSize(on: stage)))
    case .slower: changeSpeed(by: -1, on: stage)
    case .faster: changeSpeed(by: 1, on: stage)
    case .saveStill: stage.ask(.saveStill)
    case .copyCommand: stage.ask(.copyCommand)
    case .saveRecording: stage.ask(.saveRecording)
    case .toggleRecording: stage.ask(.toggleRecording)
    case .toggleMeasurements, .toggleTraces, .toggleInspector, .inspectInside, .inspectAround, .toggleLoupe,
      .toggleLayers, .help:
      return open(command, on: stage)
    case .nextReferenceMode, .removeReference, .fadeReference, .strengthenReference, .alignReference:
      return changeReference(by: command, on: stage)
    case .measureDistances, .freeze, .frameBack, .frameOn, .leapBack, .leapOn, .goToEarliest, .goToLatest,
      .toggleFullScreen, .goBack, .quit:
      return false
    }
    return true
  }

  private func open(_ command: Command, on stage: Stage) -> Bool {
    switch command {
    case .toggleMeasurements:
      state.chrome.showsHUD.toggle()
      hudDidToggle(on: stage)
    case .toggleTraces: toggleTraces(on: stage)
    case .toggleInspector: state.chrome.inspector.toggle(at: stage.pointerLocation)
    case .inspectInside where state.chrome.inspector.isOn: state.chrome.inspector.goInwards()
    case .inspectAround where state.chrome.inspector.isOn: state.chrome.inspector.goOutwards()
    case .toggleLoupe: state.chrome.inspector.toggleLoupe(at: stage.pointerLocation)
    case .toggleLayers: state.chrome.layers.toggle()
    case .help: state.chrome.turnHelp()
    default: return false
    }
    return true
  }

  private func changeSpeed(by steps: Int, on stage: Stage) {
    stage.changeClockRate(by: steps)
    tell("Speed ×\(InspectorTag.number(stage.clockRate))")
  }

  /// Asks the window for the room that the HUD's dock needs, or gives it back.
  func hudDidToggle(on stage: Stage) {
    let size = stage.size
    let isShown = state.chrome.showsHUD
    guard let wanted = state.dock.hudDidToggle(isShown: isShown, inWindowOf: size.width) else { return }
    stage.ask(isShown ? .widen(wanted) : .resize(CGSize(width: wanted, height: size.height)))
    stage.content.feed?.setNeedsLayout()
  }

  /// Begins or ends recording how everything moves.
  func toggleTraces(on stage: Stage) {
    state.chrome.traces.toggle()
    tracesDidChange(on: stage)
  }

  /// Lets the rows count what is drawn, as long as it is.
  func tracesDidChange(on stage: Stage) {
    countHandlerCalls(of: stage)
  }

  /// Lets every list that has come on screen count the calls of its handlers, or none any more.
  func countHandlerCalls(of stage: Stage) {
    let counts = state.chrome.traces.isOn
    for case let view as CollectionView in stage.context.scrollViews
    where (view.handlerCalls != nil) != counts {
      view.handlerCalls = counts ? [:] : nil
    }
  }

  /// The window's size for the next device, the dock's width included.
  private func nextDeviceSize(on stage: Stage) -> CGSize {
    let sizes = DeviceModel.all.map(\.size)
    let index = sizes.firstIndex(of: stage.sceneSize).map { ($0 + 1) % sizes.count } ?? 0
    return CGSize(width: sizes[index].width + room, height: sizes[index].height)
  }

  /// The window's size for the scene turned on its side, the dock's width included.
  private func turnedSize(on stage: Stage) -> CGSize {
    let scene = stage.sceneSize
    return CGSize(width: scene.height + room, height: scene.width)
  }
}
