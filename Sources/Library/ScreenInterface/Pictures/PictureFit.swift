package import Foundation
import LayoutGeometry

/// The scaling of a picture to a frame of another shape.
///
/// UIKit counterpart: `UIView.ContentMode`, as far as it keeps the aspect ratio.
package enum PictureFit: Sendable, Hashable {
  /// Fills the frame and crops the picture, so that this point stays as near to the middle as possible.
  ///
  /// The point is a fraction of the picture from its top left, before mirroring. UIKit counterpart: `scaleAspectFill`,
  /// with the middle for a point.
  case fill(focus: CGPoint)
  /// Shows the whole picture, centred; the rest of the frame stays clear.
  ///
  /// UIKit counterpart: `scaleAspectFit`.
  case whole

  /// Fills the frame and crops the picture around its middle.
  package static let fill = PictureFit.fill(focus: CGPoint(x: 0.5, y: 0.5))

  /// The fit in a draw list; empty for the default one.
  package var description: String {
    switch self {
    case .whole: " whole"
    case .fill(let focus) where self == .fill || !(focus.x.isFinite && focus.y.isFinite): ""
    case .fill(let focus): " focus \(DisplayList.text(focus.x)),\(DisplayList.text(focus.y))"
    }
  }
}
