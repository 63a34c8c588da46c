public import CollectionViews
public import Foundation

/// The bar of a navigation stack; nothing shows it.
///
/// UIKit counterpart: `UINavigationBar`.
@preconcurrency @MainActor
public final class UINavigationBar: View {
  /// True when titles are large; it has no effect.
  public var prefersLargeTitles = false
  /// The colour of the bar; it has no effect.
  public var barTintColor: UIColor?
  /// True when what lies beneath shines through; it has no effect.
  public var isTranslucent = true
  /// The look of the title; it has no effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of a large title; it has no effect.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the bar's shadow; it has no effect.
  public var shadowImage: UIImage?
  /// The look of the bar; it has no effect.
  public var standardAppearance = UINavigationBarAppearance()
  /// The look of the bar above the beginning of the content; it has no effect.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar; it has no effect.
  public var compactAppearance: UINavigationBarAppearance?

  /// Sets a picture behind the bar; it has no effect.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The height of a bar.
///
/// UIKit counterpart: `UIBarMetrics`.
public nonisolated enum UIBarMetrics: Int, Sendable, Hashable {
  /// Heights, by UIKit's names.
  case `default`, compact
}

/// The look of a navigation bar; it has no effect, nothing shows one.
///
/// UIKit counterpart: `UINavigationBarAppearance`.
@preconcurrency @MainActor
public final class UINavigationBarAppearance {
  /// Creates the look of the system.
  public init() {}

  /// The colour of the bar.
  public var backgroundColor: UIColor?
  /// The colour of the bar's shadow.
  public var shadowColor: UIColor?
  /// The picture of the bar's shadow.
  public var shadowImage: UIImage?
  /// The picture behind the bar.
  public var backgroundImage: UIImage?
  /// The look of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of a large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Sets the look of the system.
  public func configureWithDefaultBackground() {}

  /// Sets a look without a background.
  public func configureWithTransparentBackground() {}

  /// Sets a look with an opaque background.
  public func configureWithOpaqueBackground() {}
}
