/// Views that were given back, waiting to show another element of the same kind.
struct ReuseQueue {
  private var factories: [String: @MainActor () -> CollectionReusableView] = [:]
  private var waiting: [String: [CollectionReusableView]] = [:]

  mutating func register(_ identifier: String, _ factory: @escaping @MainActor () -> CollectionReusableView) {
    factories[identifier] = factory
    waiting[identifier] = nil
  }

  /// A view of this kind that was given back; `nil` when none is waiting.
  mutating func takeWaiting(_ identifier: String) -> CollectionReusableView? {
    waiting[identifier]?.popLast()
  }

  /// What makes a view of this kind; `nil` when nobody registered it.
  func factory(of identifier: String) -> (@MainActor () -> CollectionReusableView)? { factories[identifier] }

  /// Lets the waiting views go.
  mutating func discardWaiting() { waiting.removeAll() }

  mutating func enqueue(_ view: CollectionReusableView) {
    guard !view.reuseIdentifier.isEmpty else { return }
    waiting[view.reuseIdentifier, default: []].append(view)
  }
}
