import CollectionViews
public import Foundation
import LayoutGeometry
public import UIKitBase

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

extension UIWindow {
  private var context: ViewContext? { scene as? ViewContext }

  /// The rectangle of the window, in points.
  public var bounds: CGRect { UIScreen.main.bounds }

  /// The rectangle of the window, in points.
  public var frame: CGRect { bounds }

  /// The insets of the parts that bars or notches cover, in points.
  public var safeAreaInsets: UIEdgeInsets { context?.safeArea ?? .zero }

  /// The screen that shows the window.
  public var screen: UIScreen { UIScreen.main }

  /// The traits of the window.
  public var traitCollection: UITraitCollection { context?.traits ?? UITraitCollection() }

  /// The controller of the window: not there.
  @available(*, unavailable, message: "A program shows a controller with OrihonWindow.show(_:).")
  public var rootViewController: UIViewController? {
    get { nil }
    set { _ = newValue }
  }

  /// The scene of the window: not there.
  @available(
    *, unavailable, message: "There is one window: UIScreen.main has its size, UIDevice its orientation."
  )
  public var windowScene: UIWindowScene? { nil }

  /// Adds a view above all others: not there.
  @available(*, unavailable, message: "The window is no view: add the view to the controller's view.")
  public func addSubview(_ view: UIView) {}

  /// Shows the window: not there.
  @available(*, unavailable, message: "A program shows a controller with OrihonWindow.show(_:).")
  public func makeKeyAndVisible() {}
}
