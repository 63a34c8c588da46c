public import Foundation

/// A delegate that a scroll view tells of its scrolling.
///
/// UIKit counterpart: `UIScrollViewDelegate`. A collection view reports its own scrolling, not that of its
/// rows, which their sections' handlers, `phases(of:)` and `pages(of:)` report. Requests made in
/// `scrollViewDidScroll(_:)` wait for the next time pass, those made in the other methods run at once.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Called when the content offset differs from the frame before; by default nothing happens.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Called when a drag ends, before the motion after it begins; the offset to rest at may be changed.
  ///
  /// `velocity` is the content's, in points per **millisecond**.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when a drag has ended; `decelerate` is true when the content moves on by itself.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// Called when the content moves on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// Called when the content has come to rest by itself.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// Called when an animated request, or a glide by the wheel, has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Leaves the offset to rest at as it is.
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
