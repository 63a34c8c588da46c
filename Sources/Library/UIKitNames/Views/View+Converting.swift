public import CollectionViews
public import Foundation
import LayoutGeometry

extension View {
  /// Converts a point of this view to another view's coordinates; `nil` means the window.
  ///
  /// The coordinates of a scroll view are those of its content.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let onWindow = convertToWindow(CGRect(origin: point - scrolledOrigin, size: .zero)).origin
    guard let view else { return onWindow }
    return view.convertFromWindow(onWindow) + view.scrolledOrigin
  }

  /// Converts a point of another view to this view's coordinates; `nil` means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return convertFromWindow(point) + scrolledOrigin }
    return view.convert(point, to: self)
  }

  /// Converts a rectangle of this view to another view's coordinates; `nil` means the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corner = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    let origin = convert(rect.origin, to: view)
    return CGRect(
      x: min(origin.x, corner.x), y: min(origin.y, corner.y), width: abs(corner.x - origin.x),
      height: abs(corner.y - origin.y))
  }

  /// Converts a rectangle of another view to this view's coordinates; `nil` means the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let origin = convert(rect.origin, from: view)
    let corner = convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view)
    return CGRect(
      x: min(origin.x, corner.x), y: min(origin.y, corner.y), width: abs(corner.x - origin.x),
      height: abs(corner.y - origin.y))
  }

  /// The content offset of a scroll view, zero for any other view.
  private var scrolledOrigin: CGPoint { bounds.origin - box.origin }

  /// The window of the view, while it is in a shown tree.
  public var window: UIWindow? { context?.window }

  /// Sizes the view to what suits its content.
  public func sizeToFit() {
    var limit = bounds.size
    if (self as? Label)?.numberOfLines == 1 { limit.width = .infinity }
    frame.size = sizeThatFits(limit)
  }

  /// Requests another drawing of the view, which happens in every frame anyway.
  public func setNeedsDisplay() {}

  /// Requests another drawing of a part of the view, which happens in every frame anyway.
  public func setNeedsDisplay(_ rect: CGRect) {}
}
