public import Foundation
import UIKitBase

/// An animation of a property of a layer, which its key path names.
///
/// UIKit counterpart: `CAPropertyAnimation`. Opacity, transform and its parts, position, bounds, colours, corners,
/// border and shadow are animated, and those of gradients and shapes; a key path that is none of them is told.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property; default none.
  open var keyPath: String?
  /// True when the values are added to that of the property; default false.
  open var isAdditive = false
  /// True when each run begins where the last one ended; it has no effect.
  open var isCumulative = false

  /// Creates an animation of no property.
  public override init() {}

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property; `nil` where nothing is animated, which is told.
  final var property: LayerProperty? {
    if let property = LayerProperty(keyPath) { return property }
    LayerProperty.report(keyPath)
    return nil
  }
}

/// An animation from one value to another.
///
/// UIKit counterpart: `CABasicAnimation`.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; default that of the property.
  open var fromValue: Any?
  /// The last value; default that of the property.
  open var toValue: Any?
  /// The distance of both; default none.
  open var byValue: Any?

  override func resolved(for layer: CALayer, inRun length: TimeInterval?) -> LayerRun? {
    guard let property, let ends = ends(of: property, in: layer) else { return nil }
    return LayerRun(
      timing: timing(inRun: length), curve: timingFunction?.curve,
      content: .property(property, course(from: ends.from, to: ends.to), isAdditive: isAdditive))
  }

  func course(from: LayerValue, to: LayerValue) -> LayerCourse { .way(from: from, to: to) }

  private func ends(of property: LayerProperty, in layer: CALayer) -> (from: LayerValue, to: LayerValue)? {
    func value(_ given: Any?) -> LayerValue? { given.flatMap { LayerValue($0, for: property) } }
    guard let model = isAdditive ? property.zero : property.value(in: layer) else { return nil }
    let way = value(byValue)
    switch (value(fromValue), value(toValue)) {
    case (let from?, let to?): return (from, to)
    case (let from?, nil): return (from, way.map { from.adding($0, times: 1) } ?? model)
    case (nil, let to?): return (way.map { to.adding($0, times: -1) } ?? model, to)
    case (nil, nil): return way.map { (model, model.adding($0, times: 1)) }
    }
  }
}

/// An animation from one value to another by a spring.
///
/// UIKit counterpart: `CASpringAnimation`. Its time is `duration`, at whose end it stops; `settlingDuration` is the time in
/// which it comes to rest.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring, more than 0; default 1.
  open var mass: CGFloat = 1
  /// The stiffness, more than 0; default 100.
  open var stiffness: CGFloat = 100
  /// The damping, 0 or more; default 10.
  open var damping: CGFloat = 10
  /// The velocity at the beginning, in whole distances per second; default 0.
  open var initialVelocity: CGFloat = 0

  private var spring: LayerSpring {
    LayerSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
  }

  /// The time after which less than a thousandth of the distance is left, in seconds; at most a minute.
  open var settlingDuration: TimeInterval { spring.settlingTime }

  override func course(from: LayerValue, to: LayerValue) -> LayerCourse {
    .spring(from: from, to: to, spring)
  }
}

/// An animation through several values.
///
/// UIKit counterpart: `CAKeyframeAnimation`.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; default none.
  open var values: [Any]?
  /// The times of the values, 0…1 of a run; default evenly distributed.
  open var keyTimes: [NSNumber]?
  /// The courses between two values; default those at a constant speed.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way between two values; default straight, and so are curved ones.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func resolved(for layer: CALayer, inRun length: TimeInterval?) -> LayerRun? {
    guard let property else { return nil }
    let values = (values ?? []).compactMap { LayerValue($0, for: property) }
    guard let last = values.last else { return nil }
    let count = values.count
    var keys = LayerKeyframes(values: values, isDiscrete: calculationMode == .discrete)
    let gaps = keys.isDiscrete ? count : max(1, count - 1)
    keys.times = (0..<count).map { index in
      let even = Double(index) / Double(gaps)
      guard let keyTimes, keyTimes.indices.contains(index) else { return even }
      return min(max(keyTimes[index].doubleValue, 0), 1)
    }
    keys.curves = (timingFunctions ?? []).map(\.curve)
    let course = count == 1 ? LayerCourse.way(from: last, to: last) : .keyframes(keys)
    return LayerRun(
      timing: timing(inRun: length), curve: timingFunction?.curve,
      content: .property(property, course, isAdditive: isAdditive))
  }
}

/// The way between the values of a keyframe animation.
///
/// UIKit counterpart: `CAAnimationCalculationMode`.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// None: a value shows until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At the same speed everywhere; it is not evened out, which differs from UIKit.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Curved; it is straight, which differs from UIKit.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Curved, at the same speed everywhere; it is straight, which differs from UIKit.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
