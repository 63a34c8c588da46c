import CollectionViews
import Foundation
import ScrollPhysics

/// The times of an animation of a layer.
struct LayerTiming {
  /// The time of the beginning in that of the scene or the group, in seconds.
  var begin: TimeInterval = 0
  /// The time of one run, in seconds.
  var duration: TimeInterval = 0.25
  var offset: TimeInterval = 0
  var speed = 1.0
  var runs = 1.0
  var autoreverses = false
  var fillsBefore = false
  var fillsAfter = false

  private var cycle: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// The time of all runs, in seconds; infinite when they have no end.
  var length: TimeInterval {
    guard cycle > 0, runs > 0 else { return 0 }
    return speed > 0 ? cycle * runs / speed : .infinity
  }

  /// Returns the part of a run that is over at a time of the scene or the group, 0…1; `nil` while nothing shows.
  func share(at time: TimeInterval) -> Double? {
    let elapsed = time - begin
    if elapsed < 0 { return fillsBefore ? 0 : nil }
    if elapsed >= length {
      guard fillsAfter else { return nil }
      return share(inCycles: runs, isOver: true)
    }
    return share(inCycles: (elapsed * speed + offset) / cycle, isOver: false)
  }

  /// Returns the part of a run at a number of cycles; at the end of all the last run is whole.
  private func share(inCycles cycles: Double, isOver: Bool) -> Double {
    var part = cycles - cycles.rounded(.down)
    if isOver, part == 0 { part = 1 }
    guard autoreverses else { return part }
    return part > 0.5 ? 2 * (1 - part) : 2 * part
  }
}

/// A spring by its physics, from 0 to 1.
struct LayerSpring {
  private let decay: Double
  private let frequency: Double
  private let velocity: Double

  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
    func number(_ value: CGFloat, _ least: Double, or other: Double) -> Double {
      value.isFinite ? min(max(Double(value), least), 1e6) : other
    }
    let (mass, stiffness) = (number(mass, 1e-3, or: 1), number(stiffness, 1e-3, or: 100))
    decay = number(damping, 1e-3, or: 10) / (2 * mass)
    let square = stiffness / mass - decay * decay
    frequency = square > 0 ? square.squareRoot() : 0
    self.velocity = number(velocity, -1e6, or: 0)
  }

  /// Returns the share of the distance that is done after a time in seconds.
  func progress(at time: TimeInterval) -> Double {
    let fall = exp(-decay * time)
    // An overdamped spring is taken as a critically damped one.
    guard frequency > 0 else { return 1 - fall * (1 + (decay - velocity) * time) }
    return 1 - fall
      * (cos(frequency * time) + (decay - velocity) / frequency * sin(frequency * time))
  }

  /// The time after which less than a thousandth of the distance is left, in seconds; at most a minute.
  var settlingTime: TimeInterval { min(-log(0.001) / decay, 60) }
}

/// The values of an animation at their times.
struct LayerKeyframes {
  var values: [LayerValue]
  /// True when a value shows until the next one.
  var isDiscrete: Bool
  var times: [Double] = []
  var curves: [ScrollCurve] = []

  init(values: [LayerValue], isDiscrete: Bool) { (self.values, self.isDiscrete) = (values, isDiscrete) }

  /// Returns the value at a part of a run, 0…1.
  func value(at share: Double) -> LayerValue {
    let next = times.firstIndex { $0 > share } ?? times.count
    guard next > 0 else { return values[0] }
    guard next < values.count, !isDiscrete else { return values[min(next, values.count) - 1] }
    let (start, end) = (times[next - 1], times[next])
    var part = (share - start) / max(end - start, 1e-9)
    if curves.indices.contains(next - 1) {
      part = Double(curves[next - 1].progress(at: CGFloat(part)))
    }
    return values[next - 1].mixed(with: values[next], by: part)
  }
}

/// The course of a value in a run.
enum LayerCourse {
  case way(from: LayerValue, to: LayerValue)
  case spring(from: LayerValue, to: LayerValue, LayerSpring)
  case keyframes(LayerKeyframes)

  func value(at share: Double, of duration: TimeInterval) -> LayerValue {
    switch self {
    case .way(let from, let to): from.mixed(with: to, by: share)
    case .spring(let from, let to, let spring):
      from.mixed(with: to, by: spring.progress(at: share * duration))
    case .keyframes(let keys): keys.value(at: share)
    }
  }
}

/// An animation of a layer with the values that it had when it was added.
struct LayerRun {
  indirect enum Content {
    case property(LayerProperty, LayerCourse, isAdditive: Bool)
    case group([LayerRun])
  }

  var timing: LayerTiming
  var curve: ScrollCurve?
  var content: Content

  /// The time of the end in that of the scene, in seconds.
  var end: TimeInterval { timing.begin + timing.length }

  /// Changes the look of a layer's view to that of a time; returns true when anything is shown.
  @MainActor func change(_ look: inout AnimatedLook, of layer: CALayer, at time: TimeInterval) -> Bool {
    guard var share = timing.share(at: time) else { return false }
    if let curve { share = Double(curve.progress(at: CGFloat(share))) }
    switch content {
    case .property(let property, let course, let isAdditive):
      var value = course.value(at: share, of: timing.duration)
      if isAdditive, let model = property.value(in: layer) { value = model.adding(value, times: 1) }
      property.show(value, in: &look, of: layer)
      return true
    case .group(let members):
      var isShown = false
      for member in members where member.change(&look, of: layer, at: share * timing.duration) {
        isShown = true
      }
      return isShown
    }
  }

  /// The properties that the animation changes.
  var properties: [LayerProperty] {
    switch content {
    case .property(let property, _, _): [property]
    case .group(let members): members.flatMap(\.properties)
    }
  }
}
