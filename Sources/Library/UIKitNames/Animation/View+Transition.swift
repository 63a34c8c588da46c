public import CollectionViews
public import Foundation

extension UIView {
  /// Puts a view into the place of another one; the change is not animated.
  ///
  /// With `showHideTransitionViews` the views stay and only `isHidden` changes.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    afterTransition(of: duration, completion)
  }
}
