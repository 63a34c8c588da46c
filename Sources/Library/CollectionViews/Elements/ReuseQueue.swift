/// A pool of views that left the screen, each ready to show another element of its kind.
struct ReuseQueue {
  private var factories: [String: @MainActor () -> CollectionReusableView] = [:]
  private var waiting: [String: [CollectionReusableView]] = [:]

  mutating func register(_ identifier: String, _ factory: @escaping @MainActor () -> CollectionReusableView) {
    factories[identifier] = factory
    waiting[identifier] = nil
  }

  /// Removes and returns a pooled view of this kind; `nil` when there is none.
  mutating func takeWaiting(_ identifier: String) -> CollectionReusableView? {
    waiting[identifier]?.popLast()
  }

  /// Returns the closure that makes a view of this kind; `nil` when the kind is not registered.
  func factory(of identifier: String) -> (@MainActor () -> CollectionReusableView)? { factories[identifier] }

  /// Releases the pooled views.
  mutating func discardWaiting() { waiting.removeAll() }

  mutating func enqueue(_ view: CollectionReusableView) {
    guard !view.reuseIdentifier.isEmpty else { return }
    waiting[view.reuseIdentifier, default: []].append(view)
  }
}
