/// The scene to which calls without a view belong, such as `UIView.animate`: the one that was called last.
///
/// UIKit counterpart: the one screen that an app has. Views that are not in a tree measure their text by it.
@MainActor
package final class AmbientContext {
  /// The one owner of the answer.
  package static let latest = AmbientContext()

  /// The context of the scene that was called last; `nil` before the first.
  package weak var context: ViewContext? {
    didSet {
      guard let context, !waiting.isEmpty else { return }
      let started = waiting
      waiting.removeAll()
      for start in started { start(context) }
    }
  }

  /// The block of animations that is running; `nil` outside of one.
  package var animation: AnimationBlock?

  /// What was begun before there was a scene.
  private var waiting: [(ViewContext) -> Void] = []

  /// Runs a closure with the present scene, or with the first one that there is.
  package func whenPresent(_ body: @escaping (ViewContext) -> Void) {
    if let context { body(context) } else { waiting.append(body) }
  }
}

extension View {
  /// The context by which the view is measured: its own, else that of the scene that was called last.
  package var measuringContext: ViewContext? { context ?? AmbientContext.latest.context }
}
