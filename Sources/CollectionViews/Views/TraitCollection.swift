public import Foundation
import LayoutGeometry

/// The surroundings a view is shown in.
///
/// UIKit counterpart: `UITraitCollection`.
public nonisolated struct TraitCollection: Sendable, Hashable {
  /// The light or the dark theme.
  public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable, Codable {
    /// Dark ink on paper.
    case light
    /// Light ink on lacquer.
    case dark
  }

  /// The direction in which people read.
  public enum LayoutDirection: String, Sendable, Hashable, CaseIterable, Codable {
    /// Leading is left.
    case leftToRight
    /// Leading is right: everything is mirrored.
    case rightToLeft
  }

  /// The theme; default light.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The reading direction; default left to right.
  public var layoutDirection: LayoutDirection
  /// Device pixels in a point; default 1.
  ///
  /// It may be fractional, and is kept to 0.01 … 100.
  public var displayScale: CGFloat { didSet { displayScale = Self.kept(displayScale) } }
  /// Whether motion that nobody asked for is left out; default false.
  public var reducesMotion: Bool

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

  /// Whether leading is right.
  public var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}
