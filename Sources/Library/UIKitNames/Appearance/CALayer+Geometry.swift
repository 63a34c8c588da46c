import CollectionViews
public import Foundation
public import LayoutGeometry
import UIKitBase

extension CALayer {
  /// Sets the transform in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Returns the part of the transform that is in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Returns the layer itself: its properties have their new values at once.
  public func model() -> Self { self }

  /// Lays out the view when it needs that.
  public func layoutIfNeeded() { view.layoutIfNeeded() }

  /// Returns true for a point inside the bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns a point of another layer in the coordinates of this one; `nil` means the window.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { view.convert(p, from: l?.view) }

  /// Returns a point of this layer in the coordinates of another one; `nil` means the window.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { view.convert(p, to: l?.view) }

  /// Returns a rectangle of another layer in the coordinates of this one; `nil` means the window.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { view.convert(r, from: l?.view) }

  /// Returns a rectangle of this layer in the coordinates of another one; `nil` means the window.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { view.convert(r, to: l?.view) }

  /// Puts another layer into the place of one of the layers inside.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, inner.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
}
