/// A pool of views that left the screen, each waiting to show another element of its kind.
struct ReuseQueue {
  private var factories: [String: @MainActor () -> CollectionReusableView] = [:]
  private var waiting: [String: [CollectionReusableView]] = [:]

  mutating func register(_ identifier: String, _ factory: @escaping @MainActor () -> CollectionReusableView) {
    factories[identifier] = factory
    waiting[identifier] = nil
  }

  /// Takes a waiting view of this kind; `nil` when none is waiting.
  mutating func takeWaiting(_ identifier: String) -> CollectionReusableView? {
    waiting[identifier]?.popLast()
  }

  /// The closure that makes a view of this kind; `nil` when nobody registered the kind.
  func factory(of identifier: String) -> (@MainActor () -> CollectionReusableView)? { factories[identifier] }

  /// Releases the waiting views.
  mutating func discardWaiting() { waiting.removeAll() }

  mutating func enqueue(_ view: CollectionReusableView) {
    guard !view.reuseIdentifier.isEmpty else { return }
    waiting[view.reuseIdentifier, default: []].append(view)
  }
}
