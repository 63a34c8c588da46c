package import Foundation
import LayoutGeometry

/// The way in which a picture and its frame, which have different shapes, agree.
///
/// UIKit counterpart: `UIView.ContentMode`, as far as it keeps the shape of the picture.
package enum PictureFit: Sendable, Hashable {
  /// The picture fills the frame and is cropped, so that this point stays as near to the middle as it can.
  ///
  /// The point is counted in shares of the picture from its top left, before it is mirrored. UIKit counterpart:
  /// `scaleAspectFill`, with the middle for a point.
  case fill(focus: CGPoint)
  /// The whole picture lies in the middle of the frame; what it leaves free stays clear.
  ///
  /// UIKit counterpart: `scaleAspectFit`.
  case whole

  /// The picture fills the frame and is cropped around its middle.
  package static let fill = PictureFit.fill(focus: CGPoint(x: 0.5, y: 0.5))

  /// The fit in a draw list: nothing for the usual one, which was there first.
  package var description: String {
    switch self {
    case .whole: " whole"
    case .fill(let focus) where self == .fill || !(focus.x.isFinite && focus.y.isFinite): ""
    case .fill(let focus): " focus \(DisplayList.text(focus.x)),\(DisplayList.text(focus.y))"
    }
  }
}
