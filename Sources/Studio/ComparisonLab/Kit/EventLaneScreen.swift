import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry

/// A view with a screen above a lane in which events are logged.
final class EventLaneScreen: View {
  private static let laneHeight: CGFloat = 64

  private let feed: View
  private let lane: View
  private let rule = View()

  init(_ feed: View, lane: View) {
    self.feed = feed
    self.lane = lane
    super.init(frame: .zero)
    elementName = "screen"
    lane.elementName = "lane"
    rule.elementName = "rule"
    rule.decoration.backgroundColor = Palette.line
    for view in [feed, lane, rule] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(0, bounds.height - Self.laneHeight)
    feed.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    lane.frame = CGRect(x: 0, y: height, width: bounds.width, height: Self.laneHeight)
    rule.frame = CGRect(x: 0, y: height, width: bounds.width, height: 1)
  }
}
