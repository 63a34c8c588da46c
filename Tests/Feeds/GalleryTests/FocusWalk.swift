import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

/// A walk through a scene with the tab key, from its first stop to its last or back, until it comes to its origin again.
struct FocusWalk {
  /// The most presses that reach the end of any scene that ships.
  static let mostPresses = 500

  /// The element ids of the stops, in the order they were reached.
  private(set) var stops: [String] = []
  /// The stops of which a part that has room in the window was out of sight once all had come to rest.
  private(set) var hidden: [String] = []
  /// The controls and scroll views that were on screen on the way.
  private(set) var seen: Set<String> = []
  /// True when a press came to a stop that was reached before.
  private(set) var hasEnded = false

  /// Presses the key until it leads no further; each time once all has come to rest, or some time after the press before.
  init(_ harness: StageHarness, backwards: Bool = false, every pause: TimeInterval? = nil) {
    let feed = harness.collectionView
    var reached = Set([backwards ? feed.focusedElement : nil].compactMap(\.self))
    for _ in 0..<Self.mostPresses {
      harness.key("tab", modifiers: backwards ? .shift : [])
      if let pause { harness.advance(by: pause) } else { Self.rest(harness) }
      guard let stop = feed.focusedElement, reached.insert(stop).inserted else {
        hasEnded = true
        return
      }
      stops.append(stop.path)
      if pause == nil { look(at: feed, stop.path) }
    }
  }

  private static func rest(_ harness: StageHarness) {
    // Rows that turn by themselves never rest for long: a request and what it leads to take no more.
    harness.advance(by: 1)
  }

  private mutating func look(at feed: CollectionView, _ stop: String) {
    for view in feed.subviews { for inner in view.focusableViews { seen.insert(inner.elementID.path) } }
    let box = CGRect(origin: .zero, size: feed.bounds.size).insetBy(dx: -4, dy: -4)
    guard let ring = feed.focusFrame else { return hidden.append("\(stop): no ring") }
    let isWhole = { (low: CGFloat, high: CGFloat, start: CGFloat, end: CGFloat) in
      high - low > end - start || (low >= start && high <= end)
    }
    if !isWhole(ring.minX, ring.maxX, box.minX, box.maxX)
      || !isWhole(ring.minY, ring.maxY, box.minY, box.maxY)
    {
      hidden.append("\(stop): \(ring)")
    }
  }
}
