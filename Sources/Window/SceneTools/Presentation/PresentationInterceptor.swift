import Foundation
package import LayoutGeometry
package import ScreenInterface
package import Stage

/// The interceptor that shows a scene without its tools, and withholds their keys.
///
/// The withheld keys reach no recording, so that one that is made meanwhile replays with tools and without. Files
/// that are dropped are withheld too.
package final class PresentationInterceptor: SessionInterceptor {
  /// The commands that a presented scene keeps: those of its window, and those whose keys are the scene's too.
  private static let kept: Set<Command> = [
    .toggleFullScreen, .goBack, .quit, .measureDistances, .inspectInside, .inspectAround,
  ]

  /// The content that the interceptor wraps.
  package let inside: any StagedContent

  /// Creates an interceptor around `inside`.
  package init(on inside: any StagedContent) { self.inside = inside }

  /// Passes an event on, unless it is for a tool.
  package func handle(_ event: InputEvent) {
    switch event.kind {
    case .key(let key):
      if let command = Command(key), !Self.kept.contains(command) { return }
    case .found(let found):
      if case .dropped = found.kind { return }
    case .pointer, .finger, .wheel, .window: break
    }
    inside.handle(event)
  }

  /// The scene, without the states of its rows.
  package var displayList: DisplayList { inside.displayList.withoutRowStates }

  /// Nothing above the scene.
  package var chromeList: DisplayList { DisplayList(size: inside.chromeList.size, background: .clear) }

  /// No pixels, as no tool shows any.
  package var wantedPixels: PixelRect? { nil }
}
