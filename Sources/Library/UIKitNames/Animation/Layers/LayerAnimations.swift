import CollectionViews
import Foundation
import LayoutGeometry

/// The animations that were added to a layer.
@MainActor
final class LayerAnimations: LookAnimating {
  private struct Entry {
    var key: String?
    var animation: CAAnimation
    var run: LayerRun
    var isKept: Bool
    /// The number of the entry, by which what waits for its end knows it.
    var number: Int
  }

  private unowned let layer: CALayer
  private var entries: [Entry] = []
  private var count = 0

  init(of layer: CALayer) { self.layer = layer }

  var keys: [String] { entries.compactMap(\.key) }

  func animation(forKey key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

  func add(_ animation: CAAnimation, forKey key: String?) {
    guard var run = animation.resolved(for: layer, inRun: nil) else { return }
    if let key { remove(forKey: key) }
    let context = layer.view.measuringContext
    let now = context?.now ?? 0
    // A time that is over, as of a clock of another kind, counts as the present one.
    run.timing.begin = max(animation.beginTime.boundedTime, now)
    count += 1
    let number = count
    let isKept = !animation.isRemovedOnCompletion
    entries.append(Entry(key: key, animation: animation, run: run, isKept: isKept, number: number))
    layer.view.attachments.lookAnimator = self
    guard let context else { return }
    context.animate(until: now + SceneClockTimes.shortest)
    if animation.delegate != nil {
      context.after(run.timing.begin - now) { [weak self] in
        guard self?.entries.contains(where: { $0.number == number }) == true else { return }
        animation.delegate?.animationDidStart(animation)
      }
    }
    guard run.end.isFinite else { return }
    context.after(run.end - now) { [weak self] in self?.end(number) }
  }

  private func end(_ number: Int) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    let entry = entries[index]
    if !entry.isKept { drop(at: index) }
    entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
  }

  func remove(forKey key: String) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    let animation = entries[index].animation
    drop(at: index)
    animation.delegate?.animationDidStop(animation, finished: false)
  }

  func removeAll() {
    let animations = entries.map(\.animation)
    while !entries.isEmpty { drop(at: 0) }
    for animation in animations { animation.delegate?.animationDidStop(animation, finished: false) }
  }

  /// Ends all animations, as iOS does where a layer is taken off the screen.
  func viewDidLeave() { removeAll() }

  private func drop(at index: Int) {
    for property in entries.remove(at: index).run.properties { layer.show(nil, as: property) }
    if let context = layer.view.measuringContext {
      context.animate(until: context.now + SceneClockTimes.shortest)
    }
    if entries.isEmpty { layer.view.attachments.lookAnimator = nil }
  }

  func change(_ look: inout AnimatedLook, of view: View, at time: TimeInterval) -> LookMotion {
    var motion = LookMotion.none
    for entry in entries {
      let isShown = entry.run.change(&look, of: layer, at: time)
      if time < entry.run.end { motion = .moving } else if isShown, motion == .none { motion = .still }
    }
    return motion
  }
}

extension CALayer {
  private var animations: LayerAnimations? { view.attachments.object(of: LayerAnimations.self) }

  /// Adds an animation; one with the same key is removed.
  ///
  /// Changes of the animation have no effect afterwards.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    let animations =
      self.animations
      ?? {
        let made = LayerAnimations(of: self)
        view.attachments.keep(made, as: LayerAnimations.self)
        return made
      }()
    animations.add(animation, forKey: key)
  }

  /// Removes the animation of a key before its end.
  public func removeAnimation(forKey key: String) { animations?.remove(forKey: key) }

  /// Ends all animations of the view and its layer.
  public func removeAllAnimations() {
    view.removeAllAnimations()
    animations?.removeAll()
  }

  /// Returns the animation of a key; `nil` when it is over.
  public func animation(forKey key: String) -> CAAnimation? { animations?.animation(forKey: key) }

  /// Returns the keys of the animations; `nil` when there are none.
  public func animationKeys() -> [String]? {
    animations.flatMap { $0.keys.isEmpty ? nil : $0.keys }
  }
}
