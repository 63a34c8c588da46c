import CollectionViews
import Foundation
import LayoutGeometry
import UIKitBase

/// A number that goes to another one as a function of the scene's time.
nonisolated struct ValueTransition: Sendable, Hashable {
  private var start: CGFloat
  private(set) var target: CGFloat
  private var began: TimeInterval = -.infinity
  private let duration: TimeInterval

  init(_ value: CGFloat, duration: TimeInterval) {
    (start, target) = (value, value)
    self.duration = duration
  }

  /// Goes to another number from the present one, at once unless it is animated in a scene.
  @MainActor
  mutating func go(to target: CGFloat, animated: Bool, in view: View) {
    guard let context = view.context, animated, !context.traits.reducesMotion else {
      (start, self.target, began) = (target, target, -.infinity)
      return
    }
    (start, self.target, began) = (value(at: context.now), target, context.now)
    context.animate(until: began + duration)
  }

  /// Returns the number at a time.
  func value(at time: TimeInterval) -> CGFloat {
    guard time < began + duration else { return target }
    let share = CGFloat(min(max((time - began) / duration, 0), 1))
    return start + (target - start) * share * share * (3 - 2 * share)
  }

  /// Returns the number that a view paints now, and requests frames until it has arrived.
  @MainActor
  func shown(in view: View) -> CGFloat {
    guard let context = view.context else { return target }
    if context.now < began + duration { context.animate(until: began + duration) }
    return value(at: context.now)
  }
}

extension View {
  /// Returns a colour in the theme of the view.
  func shade(_ color: DynamicColor) -> Color {
    color.resolved(with: measuringContext?.traits ?? UITraitCollection())
  }
}
