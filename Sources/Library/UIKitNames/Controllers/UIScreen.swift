import CollectionViews
public import Foundation
import LayoutGeometry

/// The screen: the window of the scene that was called last.
///
/// UIKit counterpart: `UIScreen`.
@preconcurrency @MainActor
public final class UIScreen {
  init() {}

  /// The screen.
  public static var main: UIScreen { UIScreen() }

  /// The rectangle of the scene's window, in points; 430 × 932 before there is a scene.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: AmbientContext.latest.context?.sceneSize ?? CGSize(width: 430, height: 932))
  }

  /// The rectangle of the window in device pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of device pixels in a point.
  public var scale: CGFloat { AmbientContext.latest.context?.traits.displayScale ?? 1 }

  /// The number of device pixels in a point.
  public var nativeScale: CGFloat { scale }

  /// The most frames a second: 60.
  public var maximumFramesPerSecond: Int { 60 }

  /// The traits of the scene.
  public var traitCollection: UITraitCollection {
    AmbientContext.latest.context?.traits ?? UITraitCollection()
  }
}

/// The window of a scene, as far as views ask for it.
///
/// UIKit counterpart: `UIWindow`; it is no view here.
@preconcurrency @MainActor
public final class UIWindow {
  private let context: ViewContext

  init(of context: ViewContext) { self.context = context }

  /// The rectangle of the window, in points.
  public var bounds: CGRect { UIScreen.main.bounds }

  /// The rectangle of the window, in points.
  public var frame: CGRect { bounds }

  /// The insets of the parts that bars or notches cover, in points.
  public var safeAreaInsets: UIEdgeInsets { context.safeArea }

  /// The screen that shows the window.
  public var screen: UIScreen { UIScreen.main }

  /// The traits of the window.
  public var traitCollection: UITraitCollection { context.traits }
}
