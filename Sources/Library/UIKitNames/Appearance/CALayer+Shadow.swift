import CollectionViews
import Foundation
import LayoutGeometry

extension CALayer {
  /// Returns the shadow of a view with these values; `nil` for one that is clear.
  func shadowLook(_ color: DynamicColor, _ opacity: Float, _ offset: CGSize, _ radius: CGFloat) -> View
    .Shadow?
  {
    guard opacity > 0 else { return nil }
    var made = View.Shadow(
      color: color.withAlphaComponent(CGFloat(min(opacity, 1))), offset: offset.height,
      blur: max(0, radius) * 2)
    made.shift = offset.width
    return made
  }

  /// Returns the shadow with another value of one of its properties.
  func shadow(showing value: LayerValue, as property: LayerProperty) -> View.Shadow? {
    var (color, opacity, offset, radius) = shadow
    let numbers = value.numbers
    switch property {
    case .shadowColor: color = numbers.color
    case .shadowOpacity: opacity = Float(numbers[0])
    case .shadowOffset: offset = CGSize(width: numbers[0], height: numbers[1])
    default: radius = CGFloat(numbers[0])
    }
    return shadowLook(color, opacity, offset, radius)
  }
}
