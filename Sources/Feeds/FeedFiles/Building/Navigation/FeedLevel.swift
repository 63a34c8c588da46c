import Carousel
import CollectionViews
import Foundation
import LayoutGeometry

/// A feed in a stack, with its view.
final class FeedLevel {
  /// The file, links followed.
  let file: URL
  /// The name of the file in the log.
  let name: String
  /// The running feed.
  let feed: FeedScene
  /// The view, with a bar above the feed for every feed but the first.
  let view: FeedLevelView

  /// Creates a level; `bar` leads back to the feed beneath, and `edge` takes drags from the leading edge.
  init(_ feed: FeedScene, file: URL, name: String, depth: Int, bar: BackBar?, edge: EdgeView?) {
    (self.feed, self.file, self.name) = (feed, file, name)
    view = FeedLevelView(feed, bar: bar, edge: edge)
    view.elementName = String(depth)
  }

  /// The participants of the feed, in the order of a scene with only this one.
  var participants: [any FrameParticipant] { [feed.controller, feed] }
}

/// The view of a feed in a stack: the feed beneath its bar, and the edge from which a drag goes back.
final class FeedLevelView: View {
  private let feed: FeedScene
  /// The bar; `nil` for the first feed.
  let bar: BackBar?
  private let edge: EdgeView?

  /// True while the feed slides: a press anywhere on it then holds it.
  var isSliding = false { didSet { if isSliding != oldValue { setNeedsLayout() } } }

  init(_ feed: FeedScene, bar: BackBar?, edge: EdgeView?) {
    (self.feed, self.bar, self.edge) = (feed, bar, edge)
    super.init(frame: .zero)
    feed.collectionView.elementName = "feed"
    bar?.elementName = "bar"
    edge?.elementName = "edge"
    addSubview(feed.collectionView)
    for view in [bar, edge].compactMap({ $0 as View? }) { addSubview(view) }
  }

  override func layoutSubviews() {
    let look = feed.views.look
    let room = context?.safeArea ?? .zero
    guard let bar, let edge else {
      feed.collectionView.frame = bounds
      feed.collectionView.safeAreaInsets = room
      return
    }
    backgroundColor = look.palette.paper
    bar.wear(look, title: feed.document.title)
    let top = min(room.top + look.scaled(BackBar.height), bounds.height)
    bar.room = room.top
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    feed.collectionView.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    feed.collectionView.safeAreaInsets = EdgeInsets(
      top: 0, left: room.left, bottom: room.bottom, right: room.right)
    let width = min(EdgeView.width, bounds.width)
    let x = context?.traits.isRightToLeft == true ? bounds.width - width : 0
    edge.coversAll = isSliding
    edge.frame = isSliding ? bounds : CGRect(x: x, y: top, width: width, height: bounds.height - top)
  }
}
