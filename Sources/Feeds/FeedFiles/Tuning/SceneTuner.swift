import Carousel
import CollectionViews
import CompositionalLayout
import Documents
package import Foundation
import ScrollPhysics
package import Stage

/// The live editor of the settings of a scene written in Swift.
///
/// It changes the motion and gesture settings of all its scroll views, and the settings of its rows that a
/// `CarouselController` controls.
///
/// Unchanged settings stay as the scene's code has set them.
package final class SceneTuner: TunableScene, SceneEditing, FrameParticipant {
  private struct OriginalSettings {
    let motion: MotionSettings
    let gestures: GestureSettings
    let deceleration: DecelerationRate
  }

  private struct State {
    var code = SwiftScene()
    var tuning: FeedTuning?
    var own: [ObjectIdentifier: OriginalSettings] = [:]
    /// The replaced carousels of each controller.
    var tuned: [ObjectIdentifier: [CarouselSection]] = [:]
    var dots = TunedDots()
    /// The rows without a controller that were on screen.
    var bareRows: [String] = []
  }

  private weak var root: View?
  private var state = State()

  init(_ root: View) { self.root = root }

  /// Always false: the cards belong to the scene's code.
  package let hasEditableCards = false

  /// The settings that the code has set so far, with the changes.
  package var tuning: FeedTuning? {
    lookAtCode()
    return state.tuning
  }

  /// Changes a setting; returns `false` for an unknown setting or an invalid value.
  package func perform(_ edit: SceneEdit) -> Bool {
    guard case .setting(let name, let text) = edit, let path = SettingPath(name), var next = tuning,
      (try? next.set(path, to: text)) != nil
    else { return false }
    take(next)
    return true
  }

  private func take(_ next: FeedTuning) {
    state.tuning = next
    let views = root?.scrollViewsInside ?? []
    views.forEach(adopt)
    tuneRows(of: views)
  }

  // MARK: FrameParticipant

  /// Returns a snapshot of the settings with the changes.
  package func snapshot() -> any Sendable { state.tuning }

  /// Restores the settings that `snapshot()` returned.
  package func restore(_ snapshot: any Sendable) {
    if let former = snapshot as? FeedTuning, former != state.tuning { take(former) }
  }

  /// Applies the changes to new views and to visible dots.
  package func didLayout(at time: TimeInterval) {
    guard let tuning = state.tuning, !tuning.changes.isEmpty || !state.dots.isEmpty else { return }
    let views = root?.scrollViewsInside ?? []
    for view in views where state.own[ObjectIdentifier(view)] == nil { adopt(view) }
    tuneRows(of: views)
  }

  // MARK: The scene's code

  private func lookAtCode() {
    guard let root else { return }
    let code = code(of: root.scrollViewsInside)
    guard code != state.code || state.tuning == nil else { return }
    state.code = code
    guard let fresh = code.tuning else { return }
    state.tuning = state.tuning?.moved(to: fresh) ?? fresh
  }

  private func code(of views: [ScrollView]) -> SwiftScene {
    var code = SwiftScene()
    if let feed = views.first { code.settings = settings(of: own(of: feed)) }
    for case let view as CollectionView in views {
      for carousel in (view.rowController as? CarouselController)?.ownCarousels ?? []
      where !code.rows.contains(where: { $0.id == carousel.id }) {
        var row = SwiftRow(
          id: carousel.id, isCarousel: true, loops: carousel.loops, snapPolicy: carousel.snapPolicy,
          autoScroll: carousel.autoScroll)
        if let behavior = view.rowBehavior(of: carousel.id) { row.behavior = FeedBehavior(behavior) }
        row.dots = carousel.dotsKind.map { state.dots.own(ofRow: carousel.id, kind: $0, in: view) }
        code.rows.append(row)
      }
      noteBareRows(of: view, besides: code.rows)
    }
    code.rows += state.bareRows.filter { id in !code.rows.contains { $0.id == id } }.map { SwiftRow(id: $0) }
    return code
  }

  private func noteBareRows(of view: CollectionView, besides rows: [SwiftRow]) {
    let names = view.sectionNames
    for id in view.shownSections.map({ names[$0] })
    where view.rowMotion(of: id) != nil && !state.bareRows.contains(id) {
      if !rows.contains(where: { $0.id == id }) { state.bareRows.append(id) }
    }
  }

  private func own(of view: ScrollView) -> OriginalSettings {
    state.own[ObjectIdentifier(view)]
      ?? OriginalSettings(
        motion: view.motionSettings, gestures: view.gestureSettings, deceleration: view.decelerationRate)
  }

  private func settings(of own: OriginalSettings) -> FeedSettings {
    FeedSettings(motion: own.motion, gestures: own.gestures, deceleration: own.deceleration)
  }

  // MARK: Changes

  private func adopt(_ view: ScrollView) {
    guard let changed = state.tuning?.changedSettings else { return }
    let own = own(of: view)
    state.own[ObjectIdentifier(view)] = own
    let settings = settings(of: own).with(changed)
    view.motionSettings = settings.motion(over: own.motion)
    view.gestureSettings = settings.gestures(over: own.gestures)
    view.decelerationRate = settings[.decelerationRate] == nil ? own.deceleration : settings.deceleration
  }

  private func tuneRows(of views: [ScrollView]) {
    guard let tuning = state.tuning else { return }
    for case let view as CollectionView in views {
      guard let controller = view.rowController as? CarouselController else { continue }
      let id = ObjectIdentifier(controller)
      let carousels = controller.ownCarousels.map { $0.tuned(by: tuning) }
      if carousels != state.tuned[id] ?? controller.ownCarousels {
        state.tuned[id] = carousels
        let tuned: @MainActor (CarouselSection) -> CarouselSection = { $0.tuned(by: tuning) }
        controller.tune(carousels == controller.ownCarousels ? nil : tuned)
      }
      for carousel in carousels { state.dots.tune(carousel, in: view, by: tuning) }
    }
  }
}

nonisolated extension FeedTuning {
  /// The settings that were changed, and no others.
  fileprivate var changedSettings: FeedSettings? {
    guard var bare = SwiftScene().tuning else { return nil }
    try? bare.take(
      changes.filter {
        $0.key.row == nil && ["motion", "gestures"].contains($0.key.keys.first)
          && $0.key != FeedSetting.flickThreshold.path
      })
    return bare.document.settings
  }
}

extension CarouselSection {
  /// Returns the carousel with the changes of its settings.
  fileprivate func tuned(by tuning: FeedTuning) -> CarouselSection {
    guard let read = tuning.document.sections.first(where: { $0.id == id })?.carousel else { return self }
    let keys = FeedCarouselKeys.declared
    let changed = tuning.changes.keys.filter { $0.row == id }
    var tuned = self
    if changed.contains(where: { $0.keys.first == keys.paging.name })
      || tuning.changes[FeedSetting.flickThreshold.path] != nil
    {
      tuned.snapPolicy = tuning.document.effectivePolicy(of: read)
    }
    guard tuned.autoScroll != nil, let autoplay = read.autoplay else { return tuned }
    let names = FeedAutoplayKeys.declared
    for path in changed where path.keys.first == keys.autoplay.name {
      switch path.keys.last {
      case names.interval.name: tuned.autoScroll?.interval = autoplay.interval
      case names.wrap.name: tuned.autoScroll?.wrap = autoplay.wrap
      case names.resetBy.name: tuned.autoScroll?.resetBy = autoplay.resetBy
      case names.durations.name: tuned.autoScroll?.durations = autoplay.durations
      case names.afterInteraction.name: tuned.autoScroll?.afterInteraction = autoplay.afterInteraction
      default: break
      }
    }
    if tuning.changes[FeedSetting.rewindDuration.path] != nil {
      tuned.autoScroll?.rewindDuration = autoplay.rewindDuration
    }
    if tuning.changes[FeedSetting.leastVisibleFraction.path] != nil {
      tuned.autoScroll?.leastVisibleFraction = autoplay.leastVisibleFraction
    }
    return tuned
  }
}

nonisolated extension FeedSetting {
  /// The path of the setting under `settings:`.
  fileprivate var path: SettingPath { SettingPath([group, name]) }
}
