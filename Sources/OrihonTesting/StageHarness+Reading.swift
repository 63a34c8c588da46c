public import CollectionViews
public import Documents
public import Foundation
import LayoutGeometry
import Replays
public import SceneReadings
import Stage
public import Testing

extension StageHarness {
  /// A scroller as of the last frame; `nil` when it is neither on screen nor moving.
  public func scroller(_ id: ScrollerID) -> ScrollerTrace? { stage.trace.scrollers.first { $0.id == id } }

  /// The row of a section of the feed as of the last frame; `nil` when it is neither on screen nor moving.
  public func row(_ section: String) -> ScrollerTrace? { scroller(.row(section)) }

  /// The scene's feed, for requests.
  ///
  /// A scene without one is a mistake of the test and ends it.
  public var collectionView: CollectionView {
    guard let feed = stage.content.feed else {
      preconditionFailure("The scene \(stage.scene.name) has no feed; its views are in stage.content.root.")
    }
    return feed
  }

  /// The motion of the feed as of the last frame.
  public var feed: MotionTrace { stage.trace.feed }

  /// The middle of a row's visible part, in points.
  ///
  /// A row that is not on screen is recorded as an issue.
  public func center(
    ofRow id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGPoint {
    guard let frame = stage.frame(ofRow: id) else {
      let rows = stage.trace.rows.map(\.id.name).joined(separator: ", ")
      Issue.record("row \(id) is not on screen; there are: \(rows)", sourceLocation: sourceLocation)
      return .zero
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Expects a value in the log of the last frame, such as `rows.hero.page` or `feed.y`.
  ///
  /// - Parameters:
  ///   - path: The value's place in the log's frame object, as in a script's `expect`.
  ///   - value: The expected value.
  ///   - tolerance: The largest allowed difference of a number; default a millionth.
  ///   - sourceLocation: The place at which the issue is shown.
  public func expect(
    _ path: String, is value: JSONValue, within tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var expectation = ExpectStep(path, is: value)
    expectation.tolerance = tolerance
    let actual = stage.trace.json.value(at: path)
    guard actual.map(expectation.accepts) != true else { return }
    let found = actual?.text(decimals: FrameLog.decimals) ?? "not in the log's frame"
    let wanted = value.text(decimals: FrameLog.decimals)
    Issue.record("\(path) is \(found) at \(time) s; \(wanted) was expected", sourceLocation: sourceLocation)
  }
}
