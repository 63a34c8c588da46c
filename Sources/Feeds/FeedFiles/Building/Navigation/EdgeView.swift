import CollectionViews
import Foundation
import LayoutGeometry

/// The leading edge of a pushed feed, from which a drag goes back; all of a feed that slides.
///
/// It paints nothing. It leaves controls beneath it their presses.
final class EdgeView: View {
  /// The width from which a drag goes back, in points; UIKit's.
  static let width: CGFloat = 20

  private weak var feed: View?
  /// True while it covers the whole feed, whose controls then get no press.
  var coversAll = false

  init(over feed: View, receiver: any PressReceiver) {
    self.feed = feed
    super.init(frame: .zero)
    pressReceiver = receiver
  }

  override func point(inside point: CGPoint) -> Bool {
    guard super.point(inside: point) else { return false }
    let beneath = CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    return coversAll || feed?.hitTest(beneath)?.enclosingControl == nil
  }
}

/// The receiver of the presses on the edge of a feed.
final class EdgePressReceiver: PressReceiver {
  private weak var navigation: FeedNavigation?

  init(_ navigation: FeedNavigation) { self.navigation = navigation }

  var hasTakenPress: Bool { navigation?.transition.hasTakenPress ?? false }

  var watchesDrags: Bool { false }

  func pressWatched(_ press: Press, isEnd: Bool) {}

  func pressBegan(_ press: Press) { navigation?.press(press) }

  func pressMoved(_ press: Press) { navigation?.drag(press) }

  func pressEnded(_ press: Press) { navigation?.release(press) }

  func pressCancelled() { navigation?.release(nil) }

  func pressWasTaken(by other: any PressReceiver) { navigation?.release(nil) }

  func takesClick(of press: Press) -> Bool { navigation?.transition.slide != nil }

  func capturedDirections(of press: Press) -> DragDirections {
    guard let navigation else { return [] }
    if navigation.transition.slide != nil { return .along(.horizontal) }
    return .along(.horizontal, isForward: navigation.leavingSign > 0)
  }
}
