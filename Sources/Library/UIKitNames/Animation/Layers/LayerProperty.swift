import CollectionViews
import Foundation
import LayoutGeometry
import UIKitBase

/// A property of a layer that can be animated, by its key path.
enum LayerProperty: String {
  case opacity, transform, position, backgroundColor, borderColor, borderWidth, cornerRadius, bounds
  case shadowColor, shadowOpacity, shadowRadius, shadowOffset
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation"
  case rotationX = "transform.rotation.x"
  case rotationY = "transform.rotation.y"
  case rotationZ = "transform.rotation.z"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case positionX = "position.x"
  case positionY = "position.y"
  case size = "bounds.size"
  case width = "bounds.size.width"
  case height = "bounds.size.height"
  case colors, locations, startPoint, endPoint
  case strokeStart, strokeEnd, lineWidth, fillColor, strokeColor

  /// The kind of a value.
  enum Kind {
    case number, pair, color, transform, numbers, colors
  }

  init?(_ keyPath: String?) {
    guard let keyPath, let property = LayerProperty(rawValue: keyPath) else { return nil }
    self = property
  }

  var kind: Kind {
    switch self {
    case .transform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
    case .position, .translation, .size, .bounds, .shadowOffset, .startPoint, .endPoint: .pair
    case .colors: .colors
    case .locations: .numbers
    default: .number
    }
  }

  /// The value that changes nothing when it is added.
  var zero: LayerValue { .one(.zero) }

  /// Tells a key path of which nothing is animated.
  static func report(_ keyPath: String?) {
    let words =
      "orihon: nothing is animated by the key path “\(keyPath ?? "")”: set what changes in UIView.animate\n"
    FileHandle.standardError.write(Data(words.utf8))
  }

  /// Returns the value of the property itself; `nil` in a layer that has none.
  @MainActor func value(in layer: CALayer) -> LayerValue? {
    let parts = TransformParts(layer.view.transform)
    func color(_ color: CGColor?) -> LayerValue { .one(SIMD8(color?.color ?? .clear)) }
    switch self {
    case .opacity: return LayerValue(CGFloat(layer.opacity))
    case .transform: return .one(SIMD8(parts))
    case .scale, .scaleX: return LayerValue(parts.scaleX)
    case .scaleY: return LayerValue(parts.scaleY)
    case .rotation, .rotationZ: return LayerValue(parts.angle)
    case .rotationX, .rotationY: return LayerValue(0)
    case .translation: return LayerValue(parts.translation.x, parts.translation.y)
    case .translationX: return LayerValue(parts.translation.x)
    case .translationY: return LayerValue(parts.translation.y)
    case .position: return LayerValue(layer.position.x, layer.position.y)
    case .positionX: return LayerValue(layer.position.x)
    case .positionY: return LayerValue(layer.position.y)
    case .size, .bounds: return LayerValue(layer.bounds.width, layer.bounds.height)
    case .width: return LayerValue(layer.bounds.width)
    case .height: return LayerValue(layer.bounds.height)
    case .backgroundColor: return color(layer.backgroundColor)
    case .borderColor: return color(layer.borderColor)
    case .borderWidth: return LayerValue(layer.borderWidth)
    case .cornerRadius: return LayerValue(layer.cornerRadius)
    case .shadowColor: return color(layer.shadowColor)
    case .shadowOpacity: return LayerValue(CGFloat(layer.shadowOpacity))
    case .shadowRadius: return LayerValue(layer.shadowRadius)
    case .shadowOffset: return LayerValue(layer.shadowOffset.width, layer.shadowOffset.height)
    case .colors, .locations, .startPoint, .endPoint, .strokeStart, .strokeEnd, .lineWidth, .fillColor,
      .strokeColor:
      return layer.value(of: self)
    }
  }

  /// Shows a value in the look of the layer's view, or in the layer.
  @MainActor func show(_ value: LayerValue, in look: inout AnimatedLook, of layer: CALayer) {
    let numbers = value.numbers
    let (first, second) = (CGFloat(numbers[0]), CGFloat(numbers[1]))
    switch self {
    case .opacity: look.alpha = min(max(first, 0), 1)
    case .transform: look.transform = numbers.transform
    case .scale: turn(&look) { ($0.scaleX, $0.scaleY) = (first, first) }
    case .scaleX: turn(&look) { $0.scaleX = first }
    case .scaleY: turn(&look) { $0.scaleY = first }
    case .rotation, .rotationZ: turn(&look) { $0.angle = first }
    case .rotationX: look.transform = CATransform3DRotate(layer.transform, first, 1, 0, 0).projection
    case .rotationY: look.transform = CATransform3DRotate(layer.transform, first, 0, 1, 0).projection
    case .translation: turn(&look) { $0.translation = CGPoint(x: first, y: second) }
    case .translationX: turn(&look) { $0.translation.x = first }
    case .translationY: turn(&look) { $0.translation.y = first }
    case .position, .positionX, .positionY:
      // The place of a cell counts from the content, that of its look from the view.
      let shift = CGPoint(x: layer.position.x - look.rest.x, y: layer.position.y - look.rest.y)
      if self != .positionY { look.center.x = first - shift.x }
      if self != .positionX { look.center.y = (self == .positionY ? first : second) - shift.y }
    case .size, .bounds: look.size = CGSize(width: max(0, first), height: max(0, second))
    case .width: look.size.width = max(0, first)
    case .height: look.size.height = max(0, first)
    case .backgroundColor: decorate(&look, layer) { $0.backgroundColor = numbers.color }
    case .borderColor: decorate(&look, layer) { $0.borderColor = numbers.color }
    case .borderWidth:
      decorate(&look, layer) {
        $0.borderWidth = max(0, first)
        $0.borderColor = first > 0 ? $0.borderColor ?? layer.borderColor?.color : nil
      }
    case .cornerRadius: decorate(&look, layer) { $0.cornerRadius = max(0, first) }
    case .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset:
      decorate(&look, layer) { $0.shadow = layer.shadow(showing: value, as: self) }
    case .colors, .locations, .startPoint, .endPoint, .strokeStart, .strokeEnd, .lineWidth, .fillColor,
      .strokeColor:
      layer.show(value, as: self)
    }
  }

  private func turn(_ look: inout AnimatedLook, _ change: (inout TransformParts) -> Void) {
    var parts = TransformParts(look.transform)
    change(&parts)
    look.transform = CGAffineTransform(parts)
  }

  @MainActor private func decorate(
    _ look: inout AnimatedLook, _ layer: CALayer, _ change: (inout View.Decoration) -> Void
  ) {
    var decoration = look.decoration ?? layer.view.decoration
    change(&decoration)
    look.decoration = decoration
  }
}
