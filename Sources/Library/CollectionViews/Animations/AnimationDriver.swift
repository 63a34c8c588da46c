package import Foundation
import LayoutGeometry

/// The progress of animations that a program pauses, scrubs, turns back and goes on with.
///
/// Between two of its calls the progress is a formula of the scene's time.
@MainActor
package final class AnimationDriver {
  /// The way from one progress to another in a time.
  private struct Stretch {
    var progress: (from: CGFloat, to: CGFloat)
    /// The part of the time of a whole run that is over at the beginning, 0…1.
    var fraction: CGFloat
    var start: TimeInterval
    var timing: AnimationTiming
  }

  private struct WeakView {
    weak var view: View?
  }

  private var stretch: Stretch?
  private var held: (progress: CGFloat, fraction: CGFloat) = (0, 0)
  private var views: [ObjectIdentifier: WeakView] = [:]

  /// Creates a driver that holds its animations at their beginning.
  package init() {}

  /// True while time does not change the progress.
  package var isHeld: Bool { stretch == nil }

  /// Returns the share of the distance that is done at a time, which springs may exceed.
  package func progress(at time: TimeInterval) -> CGFloat {
    guard let stretch else { return held.progress }
    let (from, to) = stretch.progress
    return from + (to - from) * stretch.timing.progress(at: time - stretch.start)
  }

  /// Returns the part of the time of a whole run that is over at a time, 0…1.
  package func fraction(at time: TimeInterval) -> CGFloat {
    guard let stretch else { return held.fraction }
    let elapsed = time - stretch.start - stretch.timing.delay
    let share = stretch.timing.duration > 0 ? CGFloat(elapsed / stretch.timing.duration) : 1
    return stretch.fraction + (stretch.progress.to - stretch.fraction) * min(max(share, 0), 1)
  }

  /// Holds the animations at a progress, which belongs to a fraction of the time.
  package func hold(at progress: CGFloat, fraction: CGFloat) {
    stretch = nil
    held = (progress, fraction)
  }

  /// Goes on to the beginning, 0, or to the end, 1, from what a time shows.
  package func run(to progress: CGFloat, at time: TimeInterval, _ timing: AnimationTiming) {
    stretch = Stretch(
      progress: (self.progress(at: time), progress), fraction: fraction(at: time), start: time, timing: timing
    )
  }

  /// Ends the animations: the properties have the values of a share of the distance, 1 for their new ones.
  package func end(at progress: CGFloat) {
    for entry in views.values { entry.view?.endAnimations(of: self, at: progress) }
    views.removeAll()
  }

  /// Notes a view of which the driver animates a property.
  func add(_ view: View) { views[ObjectIdentifier(view)] = WeakView(view: view) }
}

extension View {
  /// Ends the animations of a driver, and sets what they show at a progress.
  fileprivate func endAnimations(of driver: AnimationDriver, at progress: CGFloat) {
    let ended = attachments.animations.filter { $0.driver === driver }
    attachments.animations.removeAll { $0.driver === driver }
    guard progress != 1 else { return }
    AmbientContext.latest.withoutAnimation {
      for animation in ended {
        let rest = 1 - animation.timing.progress(inRun: progress)
        switch animation.distance {
        case .center(let way): center = CGPoint(x: center.x + way.x * rest, y: center.y + way.y * rest)
        case .size(let way):
          bounds.size = CGSize(
            width: max(0, bounds.width + way.width * rest), height: max(0, bounds.height + way.height * rest))
        case .transform(let way):
          transform = CGAffineTransform(TransformParts(transform).adding(way, times: rest))
        case .alpha(let way): alpha = min(max(alpha + way * rest, 0), 1)
        case .fill(let way, let base):
          backgroundColor = (SIMD8(backgroundColor ?? base) + way * Double(rest)).color
        }
      }
    }
  }
}
