package import Foundation
package import LayoutGeometry

/// A renderer that paints frames into pixels.
@MainActor
package protocol FrameRenderer: AnyObject {
  /// Paints the parts of `lists`, lowest first, that lie inside `damage`, at `scale` pixels a point.
  func render(_ lists: [DisplayList], damage: [PixelRect], scale: CGFloat)
}
