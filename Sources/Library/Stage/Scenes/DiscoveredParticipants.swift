import CollectionViews

/// The participants found in a scene's views and objects, in the order in which they are found.
struct DiscoveredParticipants {
  /// The participants, each once.
  private(set) var all: [any FrameParticipant] = []

  /// Searches the view and the objects, then their stored properties, then the views below.
  init(in root: View, and objects: [AnyObject]) {
    let actors = [root] + objects.filter { $0 !== root }
    for actor in actors { add(actor) }
    for actor in actors where !(actor is any FrameParticipant) || actor is View || actor is ViewController {
      for mirror in sequence(first: Mirror(reflecting: actor), next: \.superclassMirror) {
        for child in mirror.children { addStored(child.value) }
      }
    }
    addBelow(root)
  }

  /// Returns the participant that reports the feed's dots and countdowns; `nil` when none does.
  func reporter(of feed: CollectionView?) -> (any RowReporting)? {
    feed?.rowController as? any RowReporting ?? all.lazy.compactMap { $0 as? any RowReporting }.first
  }

  private mutating func addStored(_ value: Any) {
    add(value)
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional || mirror.displayStyle == .collection else { return }
    for child in mirror.children { add(child.value) }
  }

  private mutating func addBelow(_ view: View) {
    if let collection = view as? CollectionView, let controller = collection.rowController { add(controller) }
    for child in view.subviews {
      add(child)
      addBelow(child)
    }
  }

  private mutating func add(_ value: Any) {
    guard let participant = value as? any FrameParticipant, !all.contains(where: { $0 === participant })
    else { return }
    all.append(participant)
  }
}
