package import CollectionViews
package import Foundation
import LayoutGeometry
package import SceneReadings
package import ScreenInterface

/// The changes that tools make to a scene's traits, clock and window.
extension Stage {
  /// Changes the traits, such as theme, direction, reduced motion or text scale, and lays everything out anew.
  package func change(_ body: (inout TraitCollection) -> Void) {
    body(&context.traits)
    context.inOwnTime(reloadForTraits)
  }

  /// Lays out every view anew for changed traits, those beside the scroll views too.
  func reloadForTraits() {
    content.root.setNeedsLayoutThroughout()
    for view in context.scrollViews { view.reloadForTraits() }
  }

  /// Starts recording the changes made outside the calls of the stage.
  package func watchUnrecordedChanges() { context.watchUnrecordedChanges() }

  /// Returns the changes made outside since the last call, one for each object.
  package func takeUnrecordedChanges() -> [UnrecordedChange] { context.takeUnrecordedChanges() }

  /// Runs `body`, a change made by the program itself, as a call of the stage.
  package func inOwnTime(_ body: () -> Void) { context.inOwnTime(body) }

  /// Changes the rate of the scene's clock by steps, from now on.
  package func changeClockRate(by steps: Int) { state.clock.changeRate(by: steps, at: state.windowTime) }

  /// Makes a request to the window.
  package func ask(_ request: WindowRequest) { state.windowRequests.append(request) }

  /// The window's time, in seconds.
  package var windowTime: TimeInterval { state.windowTime }

  /// The scene's clock.
  package var clock: SceneClock { state.clock }

  /// True while a button or a finger is down on the scene.
  package var isPressed: Bool { state.input.isPressed }

  /// True while a pressed pointer drags something.
  package var isDragging: Bool { state.input.isDragging }

  /// The last position of the pointer, in points; `nil` before its first event.
  package var pointerLocation: CGPoint? { state.input.location }

  /// True while the scene is laid out right to left.
  package var isMirrored: Bool { context.traits.isRightToLeft }

  /// True while the theme is dark.
  package var isDark: Bool { context.traits.userInterfaceStyle == .dark }

  /// The text measuring of the scene and of the tools above it.
  package var textMeasuring: any TextMeasuring { context.text }
}
