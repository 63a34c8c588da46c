public import Foundation

/// What a scroll view tells of its scrolling.
///
/// UIKit counterpart: `UIScrollViewDelegate`. A collection view tells of itself, not of its rows; those are heard
/// of through their sections' handlers and through `phases(of:)` and `pages(of:)`. Requests made in
/// `scrollViewDidScroll(_:)` wait for the next time pass, those of the other methods run at once.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The content is elsewhere than in the frame before; default nothing happens.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A drag begins.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// A drag ends: `velocity` is the content's, in points per **millisecond**, and the place to rest may be
  /// changed.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// A drag has ended; `decelerate` tells whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// The content came to rest by itself.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// An animated request brought the content to where it was to be.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Leaves the place to rest as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
