public import Foundation
import LayoutGeometry
package import ScreenInterface

/// The traits of a view's environment: theme, reading direction, language, scales and reduced motion.
///
/// UIKit counterpart: `UITraitCollection`.
public nonisolated struct TraitCollection: Sendable, Hashable {
  /// The light or the dark theme.
  public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable, Codable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
  }

  /// The reading direction of the user interface.
  public enum LayoutDirection: String, Sendable, Hashable, CaseIterable, Codable {
    /// The left side is the leading one.
    case leftToRight
    /// The right side is the leading one, and the layout is mirrored.
    case rightToLeft
  }

  /// The theme; default light.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The reading direction; default left to right.
  public var layoutDirection: LayoutDirection
  /// The number of device pixels in a point; default 1.
  ///
  /// It may be fractional, and is clamped to 0.01 … 100.
  public var displayScale: CGFloat { didSet { displayScale = Self.kept(displayScale) } }
  /// True when motion that the user did not start is left out; default false.
  public var reducesMotion: Bool

  /// The language of text; default `nil`, where each text's own script decides.
  package var language: LanguageTag?
  /// The size of text as a multiple of its style's size; default 1.
  ///
  /// It is clamped to 0.8 … 3. UIKit counterpart: `preferredContentSizeCategory`.
  package var textScale: CGFloat = 1 {
    didSet { textScale = textScale.bounded(to: Self.textScales, or: 1) }
  }
  /// True when texts are pseudolocalised: longer, accented and in brackets, like a translation; default false.
  package var pseudolocalizes = false
  /// The valid range of text scales.
  package static let textScales: ClosedRange<CGFloat> = 0.8...3

  /// Creates a collection of traits.
  public init(
    userInterfaceStyle: UserInterfaceStyle = .light, layoutDirection: LayoutDirection = .leftToRight,
    displayScale: CGFloat = 1, reducesMotion: Bool = false
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.displayScale = Self.kept(displayScale)
    self.reducesMotion = reducesMotion
  }

  private static func kept(_ scale: CGFloat) -> CGFloat { scale.bounded(to: 0.01...100, or: 1) }

  /// True when the right side is the leading one.
  package var isRightToLeft: Bool { layoutDirection == .rightToLeft }

  /// The reading direction as a writing direction, used by paragraphs without letters.
  package var writingDirection: WritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}

extension View {
  /// Requests `layoutSubviews()` of this view and all descendants, after a change of traits.
  package func setNeedsLayoutThroughout() {
    setNeedsLayout()
    for view in subviews { view.setNeedsLayoutThroughout() }
  }

  /// Tells this view and all descendants that the traits have changed.
  package func tellTraits(after former: TraitCollection) {
    traitCollectionDidChange(former)
    attachments.traitsObserver?.traitsDidChange(after: former)
    for view in subviews { view.tellTraits(after: former) }
  }
}
