package import SceneReadings

/// The watch over changes that come from outside a scene's own time.
struct UnrecordedChanges {
  /// The most changes that are kept until somebody takes them.
  static let limit = 64

  /// The task that counts as the scene's driver, as a test's own is; `nil` for none.
  struct Observer {
    var driver: UnsafeCurrentTask?
  }

  /// `nil` while nobody watches.
  var watch: Observer?
  /// The number of calls of the stage that are under way, one inside the other.
  var depth = 0
  private var found: [UnrecordedChange] = []

  /// Notes a change, once for each thing.
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
  /// Watches from now on for changes that come from outside the calls of the stage.
  ///
  /// With `exceptHere` those made in the present task are left out: a test that drives the scene is its clock.
  package func watchUnrecordedChanges(exceptHere: Bool = false) {
    // The task is held to be compared with others, and nothing is asked of it.
    let driver = exceptHere ? withUnsafeCurrentTask { $0 } : nil
    unrecorded.watch = UnrecordedChanges.Observer(driver: driver)
  }

  /// Returns the changes from outside since the last call, each thing once.
  package func takeUnrecordedChanges() -> [UnrecordedChange] { unrecorded.take() }

  /// Runs `body` as a part of the scene's own time.
  package func inOwnTime<Result>(_ body: () -> Result) -> Result {
    unrecorded.depth += 1
    defer { unrecorded.depth -= 1 }
    return body()
  }

  /// Notes a change of `name` if it comes from outside.
  package func note(_ kind: UnrecordedChange.Kind, of name: @autoclosure () -> String) {
    guard unrecorded.depth == 0, let watch = unrecorded.watch else { return }
    if let driver = watch.driver, withUnsafeCurrentTask(body: { $0 == driver }) { return }
    unrecorded.note(UnrecordedChange(kind, of: name(), at: now))
  }
}
