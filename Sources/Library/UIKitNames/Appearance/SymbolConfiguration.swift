import CollectionViews
public import Foundation
import LayoutGeometry
public import ScreenInterface

nonisolated extension PictureReference {
  /// The size and the colour of a symbol; the weight has no effect.
  ///
  /// UIKit counterpart: `UIImage.SymbolConfiguration`.
  public struct SymbolConfiguration: Sendable, Hashable {
    /// The scale of a symbol beside text.
    public enum Scale: Int, Sendable, Hashable {
      /// Scales, by UIKit's names.
      case `default`, unspecified, small, medium, large

      fileprivate var factor: CGFloat { self == .small ? 0.79 : self == .large ? 1.28 : 1 }
    }

    private var pointSize: CGFloat?
    private var scale: Scale?
    fileprivate(set) var color: DynamicColor?

    /// The extent of a symbol, in points; `nil` where nothing is said about it.
    var extent: CGFloat? {
      guard pointSize != nil || scale != nil else { return nil }
      return (pointSize ?? 17) * SymbolPicture.extent / 17 * (scale ?? .medium).factor
    }

    private init(_ pointSize: CGFloat?, _ scale: Scale?) { (self.pointSize, self.scale) = (pointSize, scale) }

    /// Creates a configuration with a size in points.
    public init(pointSize: CGFloat) { self.init(pointSize, nil) }

    /// Creates a configuration with a size in points and a weight.
    public init(pointSize: CGFloat, weight: UIFont.Weight) { self.init(pointSize, nil) }

    /// Creates a configuration with a size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale) { self.init(pointSize, scale) }

    /// Creates a configuration with a scale.
    public init(scale: Scale) { self.init(nil, scale) }

    /// Creates a configuration with a weight.
    public init(weight: UIFont.Weight) { self.init(nil, nil) }

    /// Creates a configuration for text of a style.
    public init(textStyle: UIFont.TextStyle) { self.init(textStyle.own.size, nil) }

    /// Creates a configuration for text of a style, with a scale.
    public init(textStyle: UIFont.TextStyle, scale: Scale) { self.init(textStyle.own.size, scale) }

    /// Creates a configuration for text in a font.
    public init(font: UIFont) { self.init(font.pointSize, nil) }

    /// Creates a configuration for text in a font, with a scale.
    public init(font: UIFont, scale: Scale) { self.init(font.pointSize, scale) }

    /// Creates a configuration with a colour.
    public init(hierarchicalColor: UIColor) {
      self.init(nil, nil)
      color = hierarchicalColor
    }

    /// Creates a configuration with colours, of which the first counts.
    public init(paletteColors: [UIColor]) {
      self.init(nil, nil)
      color = paletteColors.first
    }

    /// Returns the configuration with what another one says in place of its own.
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      var made = self
      made.pointSize = configuration.pointSize ?? pointSize
      made.scale = configuration.scale ?? scale
      made.color = configuration.color ?? color
      return made
    }
  }
}
