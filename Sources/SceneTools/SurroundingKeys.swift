import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// The keys that change what surrounds a scene: its theme, direction, device and clock, and requests to its window.
struct SurroundingKeys {
  let stage: Stage
  /// The width of the window that belongs to the tools, in points.
  let room: CGFloat

  /// Carries out a command; returns false when it is none of these, and the words to say of it.
  func perform(_ command: Command) -> (isDone: Bool, words: String?) {
    switch command {
    case .toggleTheme:
      stage.change { $0.userInterfaceStyle = $0.userInterfaceStyle == .light ? .dark : .light }
    case .mirror: stage.change { $0.layoutDirection = $0.isRightToLeft ? .leftToRight : .rightToLeft }
    case .reduceMotion:
      stage.change { $0.reducesMotion.toggle() }
      return (true, "Reduced motion \(stage.context.traits.reducesMotion ? "on" : "off")")
    case .pauseAutoScroll:
      return (stage.content.participants.reduce(false) { $1.toggleAutoScroll() || $0 }, nil)
    case .nextDevice: stage.ask(.resize(nextDeviceSize))
    case .turnDevice: stage.ask(.resize(turnedSize))
    case .slower: return (true, changeSpeed(by: -1))
    case .faster: return (true, changeSpeed(by: 1))
    case .saveStill: stage.ask(.saveStill)
    case .copyCommand: stage.ask(.copyCommand)
    case .saveRecording: stage.ask(.saveRecording)
    case .toggleRecording: stage.ask(.toggleRecording)
    case .toggleMeasurements, .toggleTrails, .toggleInspector, .measureDistances, .inspectInside,
      .inspectAround,
      .toggleLoupe, .toggleLayers, .nextReferenceMode, .removeReference, .fadeReference, .strengthenReference,
      .alignReference, .freeze, .frameBack, .frameOn, .leapBack, .leapOn, .goToEarliest, .goToLatest,
      .playAgain, .previousPair, .nextPair, .toggleFullScreen, .goBack, .quit, .openPalette, .openToolbar,
      .openMenu, .help:
      return (false, nil)
    }
    return (true, nil)
  }

  private func changeSpeed(by steps: Int) -> String {
    stage.changeClockRate(by: steps)
    return "Speed ×\(InspectorTag.number(stage.clockRate))"
  }

  /// The window's size for the next device, the dock's width included.
  private var nextDeviceSize: CGSize {
    let sizes = DeviceModel.all.map(\.size)
    let index = sizes.firstIndex(of: stage.sceneSize).map { ($0 + 1) % sizes.count } ?? 0
    return CGSize(width: sizes[index].width + room, height: sizes[index].height)
  }

  /// The window's size for the scene turned on its side, the dock's width included.
  private var turnedSize: CGSize {
    let scene = stage.sceneSize
    return CGSize(width: scene.height + room, height: scene.width)
  }
}
