package import CollectionViews
package import Foundation

/// A bar above the feed, with the way back; what the tools tell lies below it.
///
/// It is a sibling of the feed's view. UIKit counterpart: `UINavigationBar`.
package protocol TopBar: View {}

extension Stage {
  /// The lower edge of the bar above the feed, in points; 0 where there is none.
  package var topBarEdge: CGFloat {
    let bar = feed?.superview?.subviews.first { $0 is any TopBar }
    return bar.map { $0.convertToWindow($0.box).maxY } ?? 0
  }
}
