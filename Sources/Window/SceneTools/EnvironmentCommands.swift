import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// The commands that change a scene's environment: theme, direction, device, clock, and window requests.
struct EnvironmentCommands {
  let stage: Stage
  /// The width of the window that belongs to the tools, in points.
  let room: CGFloat

  /// Performs a command; returns false when it is none of these, and the message about it.
  func perform(_ command: Command) -> (isDone: Bool, words: String?) {
    switch command {
    case .toggleTheme:
      stage.change { $0.userInterfaceStyle = $0.userInterfaceStyle == .light ? .dark : .light }
    case .mirror: stage.change { $0.layoutDirection = $0.isRightToLeft ? .leftToRight : .rightToLeft }
    case .reduceMotion:
      stage.change { $0.reducesMotion.toggle() }
      return (true, "Reduced motion \(stage.context.traits.reducesMotion ? "on" : "off")")
    case .largerText: return (true, changeTextScale(by: 1))
    case .smallerText: return (true, changeTextScale(by: -1))
    case .pauseAutoScroll:
      return (stage.participants.reduce(false) { $1.toggleAutoScroll() || $0 }, nil)
    case .nextDevice: return (true, take(nextDevice.size, named: nextDevice.name))
    case .turnDevice:
      let scene = stage.sceneSize
      return (true, take(CGSize(width: scene.height, height: scene.width), named: nil))
    case .slower: return (true, changeSpeed(by: -1))
    case .faster: return (true, changeSpeed(by: 1))
    case .saveStill: stage.ask(.saveStill)
    case .copyCommand: stage.ask(.copyCommand)
    case .saveRecording: stage.ask(.saveRecording)
    case .toggleRecording: stage.ask(.toggleRecording)
    case .toggleTuning: stage.ask(.toggleTuning)
    case .toggleMeasurements, .toggleTrails, .toggleInspector, .measureDistances, .inspectInside,
      .inspectAround,
      .toggleLoupe, .toggleLayers, .nextReferenceMode, .removeReference, .fadeReference, .strengthenReference,
      .alignReference, .freeze, .frameBack, .frameOn, .leapBack, .leapOn, .goToEarliest, .goToLatest,
      .playAgain, .previousPair, .nextPair, .toggleFullScreen, .goBack, .quit, .openPalette, .openFile,
      .openToolbar, .openMenu, .help:
      return (false, nil)
    }
    return (true, nil)
  }

  /// Sets the next larger or smaller text scale, wrapping around; returns the message about it.
  private func changeTextScale(by step: Int) -> String {
    let (scales, present) = (ToolSettings.textScales, stage.context.traits.textScale)
    let next =
      step > 0
      ? scales.first { $0 > present } ?? scales.first : scales.last { $0 < present } ?? scales.last
    stage.change { $0.textScale = next ?? 1 }
    return "Text ×\(InspectorTag.number(stage.context.traits.textScale))"
  }

  private func changeSpeed(by steps: Int) -> String {
    stage.changeClockRate(by: steps)
    return "Speed ×\(InspectorTag.number(stage.clockRate))"
  }

  /// Requests a window in which the scene has this size beside the dock; returns the message about it.
  private func take(_ size: CGSize, named name: String?) -> String {
    stage.ask(.resize(CGSize(width: size.width + room, height: size.height)))
    let known = DeviceModel.all.first { $0.matches(size) }
    let extent = "\(InspectorTag.number(size.width))×\(InspectorTag.number(size.height))"
    return [name ?? known?.name, extent].compactMap { $0 }.joined(separator: " ")
  }

  /// The device after the one with the scene's size; the first device for any other size.
  private var nextDevice: DeviceModel {
    let devices = DeviceModel.all
    let index = devices.firstIndex { $0.size(scale: stage.displayScale) == stage.sceneSize }
    return devices[index.map { ($0 + 1) % devices.count } ?? 0]
  }
}
