package import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

extension ScrollView {
  /// The refresh control that a pull beyond the top reveals; default nil.
  ///
  /// UIKit counterpart: `refreshControl`. A view with one can be pulled even if there is nothing to scroll.
  public var refreshControl: RefreshControl? {
    get { scroll.refreshControl }
    set {
      guard scroll.refreshControl !== newValue else { return }
      scroll.refreshControl?.removeFromSuperview()
      scroll.refreshControl = newValue
      if let newValue {
        addOwnSubview(newValue)
        newValue.follow(self)
        alwaysBounceVertical = true
      }
      settingsDidChange()
    }
  }

  /// The additional top inset while the control refreshes, in points.
  var heldInset: CGFloat {
    scrolling.refreshBegan != nil && scroll.refreshControl != nil ? RefreshControl.height : 0
  }

  /// The overscroll at the top, in points; negative while the content is scrolled further down.
  var pulledDistance: CGFloat { -startInset(on: .vertical) - contentOffset.y }

  /// Starts a refresh at a release beyond the threshold; returns true when it does.
  func beginRefreshIfPulled() -> Bool {
    guard scroll.refreshControl != nil, scrolling.refreshBegan == nil, !scrolling.isPressedWhileRefreshing,
      motion(on: .vertical)?.phase == .dragging, pulledDistance >= RefreshControl.pull
    else { return false }
    beginRefreshing()
    return true
  }

  /// Starts a refresh: adds the control's height to the top inset at the present time.
  func beginRefreshing() {
    guard scroll.refreshControl != nil, scrolling.refreshBegan == nil else { return }
    let time = scrollers.time
    scrolling.refreshBegan = time
    tell(.refreshing)
    withHeldGeometry { $0.setGeometry($1, keeping: .offset, at: time) }
  }

  /// Ends a refresh: removes the inset at the present time, and scrolls content that then rests too low.
  func endRefreshing() {
    guard scrolling.refreshBegan != nil else { return }
    prepareForRequest()
    let time = scrollers.time
    scrolling.refreshBegan = nil
    tell(.refreshed)
    withHeldGeometry { $0.setGeometryInPlace($1, at: time) }
    guard let motion = motion(on: .vertical), motion.phase == .idle, pulledDistance > 0 else { return }
    perform(request(toEnd: false, on: .vertical))
  }

  private func tell(_ kind: SceneEvent.Kind) {
    scrollers.events.append(SceneEvent(kind, of: .axis(.vertical), at: scrollers.time))
  }

  /// Changes the vertical motion to the geometry with the present refresh inset.
  ///
  /// The snap points of a paging view follow in the next layout, which knows its sections.
  private func withHeldGeometry(_ body: (inout ScrollMotion, ScrollGeometry) -> Void) {
    guard var geometry = motion(on: .vertical)?.geometry else { return }
    geometry.bounds = .clamped(offsetRange(on: .vertical))
    if geometry.stops != nil {
      geometry.stops = nil
      settingsDidChange()
    }
    scrollers.withMotion(of: .vertical) { body(&$0, geometry) }
    scrollers.collectEvents()
    setNeedsLayout()
  }

  /// The next time at which the control must be redrawn although nothing moves; `nil` for none.
  package var refreshWakeTime: TimeInterval? {
    guard let began = scrolling.refreshBegan, let control = scroll.refreshControl, !control.isHidden,
      context?.traits.reducesMotion == false
    else { return nil }
    return RefreshIndicator.nextStep(after: scrollers.time, since: began)
  }
}
