package import CollectionViews
package import Foundation
import LayoutGeometry
package import SceneReadings
package import ScreenInterface

/// The doors through which tools change what surrounds a scene.
extension Stage {
  /// Changes theme, direction, motion or the size of text, and lays everything out anew for it.
  package func change(_ body: (inout TraitCollection) -> Void) {
    body(&context.traits)
    context.inOwnTime(reloadForTraits)
  }

  /// Lays out every view anew for changed traits, those beside the scroll views too.
  func reloadForTraits() {
    content.root.setNeedsLayoutThroughout()
    for view in context.scrollViews { view.reloadForTraits() }
  }

  /// Watches from now on for changes that come from outside the scene's own time.
  package func watchUnrecordedChanges() { context.watchUnrecordedChanges() }

  /// Returns the changes from outside since the last call, each thing once.
  package func takeUnrecordedChanges() -> [UnrecordedChange] { context.takeUnrecordedChanges() }

  /// Runs `body`, which is a change of the program's own, as a part of the scene's time.
  package func inOwnTime(_ body: () -> Void) { context.inOwnTime(body) }

  /// Lets time pass more slowly or faster from now on, by steps of the scene's clock.
  package func changeClockRate(by steps: Int) { state.clock.changeRate(by: steps, at: state.windowTime) }

  /// Asks something of the window.
  package func ask(_ request: WindowRequest) { state.windowRequests.append(request) }

  /// The window's time, in seconds.
  package var windowTime: TimeInterval { state.windowTime }

  /// The scene's clock.
  package var clock: SceneClock { state.clock }

  /// True while a button or a finger holds the scene.
  package var isPressed: Bool { state.input.isPressed }

  /// True while a pressed pointer drags something.
  package var isDragging: Bool { state.input.isDragging }

  /// The last place of the pointer, in points; `nil` before it was anywhere.
  package var pointerLocation: CGPoint? { state.input.location }

  /// True while the scene reads from right to left.
  package var isMirrored: Bool { context.traits.isRightToLeft }

  /// True while the dark theme shows.
  package var isDark: Bool { context.traits.userInterfaceStyle == .dark }

  /// The measure of the text of the scene and of the tools above it.
  package var textMeasuring: any TextMeasuring { context.text }
}
