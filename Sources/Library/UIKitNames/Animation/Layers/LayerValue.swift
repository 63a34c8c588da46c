import CollectionViews
import Foundation
import LayoutGeometry
import UIKitBase

/// A value of a layer's property, as the numbers by which animations mix two of them.
enum LayerValue: Equatable {
  /// A number, a point, a size, a colour in both themes, or the parts of a transform.
  case one(SIMD8<Double>)
  /// Several of them.
  case many([SIMD8<Double>])

  /// Reads a value that a program has given; `nil` for one of another kind than the property's.
  @MainActor init?(_ value: Any, for property: LayerProperty) {
    switch property.kind {
    case .number:
      guard let number = Self.number(value) else { return nil }
      self = .one(SIMD8(number, 0, 0, 0, 0, 0, 0, 0))
    case .pair:
      guard let pair = Self.pair(value) else { return nil }
      self = .one(pair)
    case .color:
      guard let color = Self.color(value) else { return nil }
      self = .one(SIMD8(color))
    case .transform:
      guard let transform = Self.transform(value) else { return nil }
      self = .one(SIMD8(TransformParts(transform)))
    case .numbers:
      guard let list = value as? [Any] else { return nil }
      self = .many(list.compactMap(Self.number).map { SIMD8($0, 0, 0, 0, 0, 0, 0, 0) })
    case .colors:
      guard let list = value as? [Any] else { return nil }
      self = .many(list.compactMap(Self.color).map { SIMD8($0) })
    }
  }

  init(_ number: CGFloat) { self = .one(SIMD8(Double(number), 0, 0, 0, 0, 0, 0, 0)) }

  init(_ first: CGFloat, _ second: CGFloat) {
    self = .one(SIMD8(Double(first), Double(second), 0, 0, 0, 0, 0, 0))
  }

  private static func number(_ value: Any) -> Double? {
    let number: Double? =
      switch value {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    return number.map { Double(CGFloat($0).bounded) }
  }

  private static func pair(_ value: Any) -> SIMD8<Double>? {
    let pair: (CGFloat, CGFloat)? =
      switch value {
      case let point as CGPoint: (point.x, point.y)
      case let size as CGSize: (size.width, size.height)
      case let rect as CGRect: (rect.width, rect.height)
      case let number as NSNumber: (CGFloat(number.doubleValue), CGFloat(number.doubleValue))
      case let value as NSValue where value.holds("{CGPoint="): (value.cgPointValue.x, value.cgPointValue.y)
      case let value as NSValue where value.holds("{CGSize="):
        (value.cgSizeValue.width, value.cgSizeValue.height)
      case let value as NSValue where value.holds("{CGRect="):
        (value.cgRectValue.width, value.cgRectValue.height)
      default: nil
      }
    return pair.map { SIMD8(Double($0.bounded), Double($1.bounded), 0, 0, 0, 0, 0, 0) }
  }

  private static func transform(_ value: Any) -> CGAffineTransform? {
    switch value {
    case let space as CATransform3D: space.projection
    case let plain as CGAffineTransform: plain
    case let value as NSValue:
      value.numbers(16) != nil ? value.caTransform3DValue.projection : value.cgAffineTransformValue
    default: nil
    }
  }

  private static func color(_ value: Any) -> DynamicColor? {
    (value as? CGColor)?.color ?? value as? UIColor
  }

  var numbers: SIMD8<Double> {
    switch self {
    case .one(let numbers): numbers
    case .many(let list): list.first ?? .zero
    }
  }

  var list: [SIMD8<Double>] {
    switch self {
    case .one(let numbers): [numbers]
    case .many(let list): list
    }
  }

  /// The value in steps of 1/64: each step of a shape is drawn once, however often it shows.
  var inSteps: LayerValue { .one((numbers * 64).rounded(.toNearestOrEven) / 64) }

  /// Returns the value with another one added a number of times.
  func adding(_ other: LayerValue, times count: Double) -> LayerValue {
    switch (self, other) {
    case (.one(let one), .one(let two)): .one(one + two * count)
    default: .many(zip(list, other.list).map { $0 + $1 * count })
    }
  }

  /// Returns the value at a share of the way to another one.
  func mixed(with other: LayerValue, by share: Double) -> LayerValue {
    switch (self, other) {
    case (.one(let one), .one(let two)): .one(one + (two - one) * share)
    default: .many(zip(list, other.list).map { $0 + ($1 - $0) * share })
    }
  }
}

extension SIMD8<Double> {
  /// The parts of a transform.
  init(_ parts: TransformParts) {
    self.init(
      Double(parts.scaleX), Double(parts.scaleY), Double(parts.angle), Double(parts.translation.x),
      Double(parts.translation.y), Double(parts.shear), Double(parts.perspective.x),
      Double(parts.perspective.y))
  }

  /// The transform of these parts.
  var transform: CGAffineTransform {
    var parts = TransformParts(.identity)
    (parts.scaleX, parts.scaleY, parts.angle) = (CGFloat(self[0]), CGFloat(self[1]), CGFloat(self[2]))
    parts.translation = CGPoint(x: self[3], y: self[4])
    parts.shear = CGFloat(self[5])
    parts.perspective = CGPoint(x: self[6], y: self[7])
    return CGAffineTransform(parts)
  }
}
