/// Views that were given back, waiting to show another element of the same kind.
struct ReuseQueue {
  private var factories: [String: @MainActor () -> CollectionReusableView] = [:]
  private var waiting: [String: [CollectionReusableView]] = [:]

  mutating func register(_ identifier: String, _ factory: @escaping @MainActor () -> CollectionReusableView) {
    factories[identifier] = factory
    waiting[identifier] = nil
  }

  /// A view of this kind, waiting or new; `nil` when nobody registered it.
  mutating func dequeue(_ identifier: String) -> CollectionReusableView? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = factories[identifier]?() else { return nil }
    view.reuseIdentifier = identifier
    return view
  }

  mutating func enqueue(_ view: CollectionReusableView) {
    guard !view.reuseIdentifier.isEmpty else { return }
    waiting[view.reuseIdentifier, default: []].append(view)
  }
}
