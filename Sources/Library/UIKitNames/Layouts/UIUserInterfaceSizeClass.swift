import CollectionViews
import Foundation
public import Orihon

/// The rough size of a scene along one axis.
///
/// UIKit counterpart: `UIUserInterfaceSizeClass`.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
  /// An unknown size.
  case unspecified
  /// A narrow or low scene.
  case compact
  /// A wide or high scene.
  case regular
}

extension TraitCollection {
  /// The traits of the scene that was called last; the default ones on another thread than the main one.
  public nonisolated static var current: UITraitCollection {
    guard Thread.isMainThread else { return UITraitCollection() }
    return MainActor.assumeIsolated { AmbientContext.latest.context?.traits ?? UITraitCollection() }
  }

  /// The kind of device: a phone for a window narrower than 600 points, else a pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

  /// The rough width of the scene: compact below 500 points.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    guard let size = AmbientContext.latest.context?.sceneSize, size.width > 0 else { return .unspecified }
    return size.width < 500 ? .compact : .regular
  }

  /// The rough height of the scene: compact below 400 points.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    guard let size = AmbientContext.latest.context?.sceneSize, size.height > 0 else { return .unspecified }
    return size.height < 400 ? .compact : .regular
  }
}

nonisolated extension TraitCollection.UserInterfaceStyle {
  /// No theme of its own; here the same as `light`, which differs from UIKit.
  public static var unspecified: Self { .light }

  /// Returns the theme of UIKit's number: 0 for none, 1 for light, 2 for dark.
  public init?(rawValue: Int) {
    guard (0...2).contains(rawValue) else { return nil }
    self = rawValue == 2 ? .dark : .light
  }
}
