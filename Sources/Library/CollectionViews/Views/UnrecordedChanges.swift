import Foundation
package import SceneReadings

/// The recorder of changes made to views outside the calls of the stage, which a replay cannot repeat.
struct UnrecordedChanges {
  /// The most changes that are kept until `take()`.
  static let limit = 64

  /// The task whose changes are not recorded, such as a test's own; `nil` for none.
  struct Observer {
    var driver: UnsafeCurrentTask?
  }

  /// The observer; `nil` while changes are not recorded.
  var watch: Observer?
  /// The number of nested calls of the stage in progress.
  var depth = 0
  private var found: [UnrecordedChange] = []

  /// Records a change, once for each object.
  mutating func note(_ change: UnrecordedChange) {
    guard found.count < Self.limit, !found.contains(where: change.isLike) else { return }
    found.append(change)
  }

  /// Returns the changes since the last call.
  mutating func take() -> [UnrecordedChange] {
    guard !found.isEmpty else { return [] }
    defer { found.removeAll() }
    return found
  }
}

extension ViewContext {
  /// Starts recording the changes made outside the calls of the stage.
  ///
  /// With `exceptHere` those made in the present task are left out: a test that drives the scene is its clock.
  package func watchUnrecordedChanges(exceptHere: Bool = false) {
    // The task is kept only to be compared with others.
    let driver = exceptHere ? withUnsafeCurrentTask { $0 } : nil
    unrecorded.watch = UnrecordedChanges.Observer(driver: driver)
  }

  /// Returns the changes made outside since the last call, one for each object.
  package func takeUnrecordedChanges() -> [UnrecordedChange] { unrecorded.take() }

  /// Runs `body` as a call of the stage, whose changes are not recorded.
  package func inOwnTime<Result>(_ body: () -> Result) -> Result {
    AmbientContext.latest.enter(self)
    return inLatestCall(body)
  }

  /// Runs `body` as a part of the latest call of a stage, whose changes are not recorded and whose scene stays the one
  /// that was called last.
  package func inLatestCall<Result>(_ body: () -> Result) -> Result {
    unrecorded.depth += 1
    defer { unrecorded.depth -= 1 }
    return body()
  }

  /// Records a change of `name` if it was made outside a call of the stage.
  package func note(_ kind: UnrecordedChange.Kind, of name: @autoclosure () -> String) {
    guard unrecorded.depth == 0, let watch = unrecorded.watch else { return }
    if let driver = watch.driver, withUnsafeCurrentTask(body: { $0 == driver }) { return }
    unrecorded.note(UnrecordedChange(kind, of: name(), at: now))
  }
}
