import Carousel
import CollectionViews
import Foundation
import Replays
import UIKitNames

/// The screen of article B: banners above a list, with auto-scroll every three seconds.
enum Banners {
  /// The section's id.
  static let id = "banners"
  /// The number of banners.
  static let count = 5
  /// The size of a banner.
  static let card = CGSize(width: 328, height: 150)
  /// The interval of auto-scroll in seconds, as in the article.
  static let interval: TimeInterval = 3

  /// Returns the banners above a list.
  static func screen() -> LabScreen {
    LabScreen([
      .row(id, count: count, card: card, spacing: 32).withDots(), .lines(count: 20),
    ])
  }

  /// Returns a controller with bound dots, and with the library's auto-scroll if there are settings.
  ///
  /// Without settings it binds only the dots, since they are not the failure on the naive sides of this article.
  static func controller(of screen: LabScreen, _ settings: AutoScrollSettings? = nil) -> CarouselController {
    screen.connectDots()
    return CarouselController(
      [CarouselSection(id: id, autoScroll: settings, dotsKind: LabScreen.dots)], in: screen.view)
  }

  /// Returns a drag of the list, in points, of which the first eight are the slop of a press.
  static func pull(by distance: CGFloat, in duration: TimeInterval, holding: TimeInterval) -> GestureStep.Kind
  {
    var drag = DragStep(path: [.point(CGPoint(x: 180, y: 285))])
    drag.distance = CGPoint(x: 0, y: distance)
    drag.easing = .linear
    drag.duration = duration
    drag.hold = holding
    return .drag(drag)
  }
}
