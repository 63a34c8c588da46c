import Foundation

/// The scene to which calls without a view belong, such as `UIView.animate`: the one that was called last.
///
/// UIKit counterpart: the one screen that an app has. Views that are not in a tree measure their text by it. A task has
/// its own: tests that run side by side do not find each other's scenes.
@MainActor
package final class AmbientContext {
  /// The one owner of the answer.
  package static let latest = AmbientContext()

  private struct Entry {
    weak var context: ViewContext?
  }

  /// The scenes that were called last, by task, which is only compared; `nil` stands for calls outside of tasks.
  private var entries: [UnsafeCurrentTask?: Entry] = [:]
  private weak var last: ViewContext?

  /// The block of animations that is running; `nil` outside of one.
  package var animation: AnimationBlock?

  /// The number of running closures in which nothing is animated.
  var stills = 0

  /// The size of the reusable view that is about to be made, in points; zero outside of a request.
  ///
  /// A class is made by `init()`, which every subclass has; UIKit gives `init(frame:)` the size of the element.
  var sizeOfNextView = CGSize.zero

  /// What was begun before there was a scene, by task.
  private var waiting: [UnsafeCurrentTask?: [(ViewContext) -> Void]] = [:]

  /// The context of the scene that was called last in the present task, else in any; `nil` before the first.
  package var context: ViewContext? { entries[task]?.context ?? last }

  /// Makes a scene the one that was called last.
  package func enter(_ context: ViewContext) {
    let task = task
    guard entries[task]?.context !== context else {
      last = context
      return
    }
    if entries.count > Self.mostEntries { entries = entries.filter { $0.value.context != nil } }
    entries[task] = Entry(context: context)
    last = context
    for start in waiting.removeValue(forKey: task) ?? [] { start(context) }
  }

  /// The number of entries beyond which those of scenes that are gone are removed.
  private static let mostEntries = 64

  private var task: UnsafeCurrentTask? { withUnsafeCurrentTask { $0 } }

  /// Runs a closure with the present scene, or with the first one that there is.
  package func whenPresent(_ body: @escaping (ViewContext) -> Void) {
    if let context { body(context) } else { waiting[task, default: []].append(body) }
  }

  /// Runs a closure with the scene of the present task, now or when it has one.
  package func whenOwn(_ body: @escaping (ViewContext) -> Void) {
    if let context = entries[task]?.context { body(context) } else { waiting[task, default: []].append(body) }
  }
}

extension View {
  /// The context by which the view is measured: its own, else that of the scene that was called last.
  package var measuringContext: ViewContext? { context ?? AmbientContext.latest.context }
}
