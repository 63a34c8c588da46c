import CollectionViews
public import Foundation
import LayoutGeometry
public import ScreenInterface

nonisolated extension PictureReference {
  /// Returns the picture itself: files are read before they are shown.
  ///
  /// UIKit counterpart: `preparingForDisplay()`, which decodes the picture here and now.
  public func preparingForDisplay() -> PictureReference? { self }

  /// Calls a closure with the picture itself, at once: files are read before they are shown.
  public func prepareForDisplay(completionHandler: (PictureReference?) -> Void) { completionHandler(self) }

  /// Returns the picture itself: files are read before they are shown.
  public func byPreparingForDisplay() async -> PictureReference? { self }

  /// Returns the picture itself, which differs from UIKit: a view shows it in the size of the view.
  public func preparingThumbnail(of size: CGSize) -> PictureReference? { self }

  /// Calls a closure with the picture itself, which differs from UIKit: a view shows it in the size of the view.
  public func prepareThumbnail(of size: CGSize, completionHandler: (PictureReference?) -> Void) {
    completionHandler(self)
  }

  /// Returns the picture itself, which differs from UIKit: a view shows it in the size of the view.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> PictureReference? { self }
}
