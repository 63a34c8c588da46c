package import CollectionViews
package import Foundation
package import LayoutGeometry
package import SceneReadings
package import ScreenInterface

/// The tools above a stage: they get every event before its scene, draw a second display list above it and have a
/// state of their own.
///
/// Nothing of theirs is in the scene's display list, its digest or its log.
package protocol StageTools: AnyObject {
  /// Attaches the tools to a stage that has been laid out for the first time.
  func attach(to stage: Stage)

  /// Handles an event before the scene; returns `true` when the scene must not get it.
  func take(_ event: InputEvent) -> Bool

  /// Called for an event that the tools left to the scene, after the scene has handled it.
  func didHandle(_ event: InputEvent)

  /// Handles a key down that neither the focused view nor a participant used; returns `true` when the tools used it.
  func handleKey(_ key: KeyEvent) -> Bool

  /// Closes the tool that was opened last; returns `true` when one was open.
  func closeLast() -> Bool

  /// Called when a frame has been laid out.
  func didLayOut()

  /// Draws the tools above the scene anew.
  func draw()

  /// Called with the cost of a presented frame.
  func didPresent(_ frame: PresentedFrame)

  /// The display list of the tools as of the last drawing.
  var displayList: DisplayList { get }

  /// The width of the window beside the scene, in points.
  var room: CGFloat { get }

  /// True while the pointer inspects elements instead of scrolling.
  var ownsPointer: Bool { get }

  /// The next time at which the tools change by themselves on the scene's clock, in seconds; `nil` for none.
  var nextDisplayTime: TimeInterval? { get }

  /// Returns the tools' next change by themselves after `time` on the window's clock, in seconds; `nil` for none.
  func nextWindowTime(after time: TimeInterval) -> TimeInterval?

  /// Returns and removes the tools' own picture request; `nil` for none.
  func takePictureRequest() -> PictureRequest?

  /// The pixels of the scene that a tool needs; `nil` for none.
  var wantedPixels: PixelRect? { get }

  /// Passes the needed pixels, painted without the tools, to the tools.
  func lend(_ sample: MagnifierPixels)

  /// The message in a band above the scene; `nil` for no band.
  var banner: String? { get set }

  /// Returns the tools' state, which `restore(_:)` restores.
  func snapshot() -> any Sendable

  /// Restores the state that `snapshot()` returned.
  func restore(_ snapshot: any Sendable)
}

/// The changes that tools make to a scene's traits, clock and window.
extension Stage {
  /// Changes the traits, such as theme, direction, reduced motion or text scale, and lays everything out anew.
  package func change(_ body: (inout TraitCollection) -> Void) {
    let former = context.traits
    body(&context.traits)
    context.inOwnTime { reloadForTraits(after: former) }
  }

  /// Lays out every view anew, and tells all of them that the traits have changed if they have.
  func reloadForTraits(after former: TraitCollection) {
    reloadForTraits()
    if former != context.traits { content.root.tellTraits(after: former) }
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
