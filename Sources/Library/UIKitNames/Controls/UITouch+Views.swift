public import CollectionViews
public import Foundation
public import UIKitBase

extension UITouch {
  /// The innermost view under the beginning of the press.
  public var view: UIView? { responder as? UIView }

  /// The window of that view.
  public var window: UIWindow? { view?.window }

  /// Returns the place of the press in a view's coordinates; `nil` means the window.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Returns the place before in a view's coordinates; `nil` means the window.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(formerPlace, from: nil) ?? formerPlace
  }

  /// The force of the press: always 0, no device tells it.
  public var force: CGFloat { 0 }
}
