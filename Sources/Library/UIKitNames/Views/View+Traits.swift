public import CollectionViews
import Foundation

extension View {
  /// The traits of the scene.
  public var traitCollection: UITraitCollection { measuringContext?.traits ?? UITraitCollection() }

  /// The reading direction of the view's content: the scene's.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection
  }

  /// The meaning of the content by which it is mirrored; it has no effect.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { .unspecified }
    set { _ = newValue }
  }

  /// The theme of the view alone; it has no effect, that of the window counts.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitCollection.userInterfaceStyle }
    set { _ = newValue }
  }

  /// True when the content is not transparent; it has no effect.
  public var isOpaque: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when only one view is touched at a time; it has no effect.
  public var isExclusiveTouch: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when several touches are seen; it has no effect.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when subviews follow the view's size by their `autoresizingMask`; they do.
  public var autoresizesSubviews: Bool {
    get { true }
    set { _ = newValue }
  }
}

/// The meaning of content by which it is mirrored.
///
/// UIKit counterpart: `UISemanticContentAttribute`.
public nonisolated enum UISemanticContentAttribute: Int, Sendable, Hashable {
  /// Content of no special meaning.
  case unspecified
  /// Controls of a player, which are not mirrored.
  case playback
  /// Content of directions in space, which is not mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
