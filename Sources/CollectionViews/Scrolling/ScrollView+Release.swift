import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

extension ScrollView {
  /// The offsets at which the layout or the delegate wants a release to come to rest, if they differ.
  ///
  /// They are asked on a copy before the motion begins, so that their answers never meet a half-changed
  /// state.
  func wantedTargets() -> [Scroller: CGFloat] {
    guard isDragging else { return [:] }
    var proposals: [Axis: ReleaseProposal] = [:]
    for axis in Axis.allCases { proposals[axis] = proposal(on: axis) }
    guard !proposals.isEmpty else { return [:] }
    tellScroll()
    let proposed = point { proposals[$0]?.target ?? contentOffset[$0] }
    let velocity = point { proposals[$0]?.velocity ?? 0 }
    var target = layoutTarget(for: proposed, velocity: velocity)
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    var wanted: [Scroller: CGFloat] = [:]
    for axis in proposals.keys where target[axis] != proposed[axis] {
      wanted[.axis(axis)] = target[axis]
    }
    return wanted
  }

  private func point(_ value: (Axis) -> CGFloat) -> CGPoint {
    CGPoint(x: value(.horizontal), y: value(.vertical))
  }

  private func proposal(on axis: Axis) -> ReleaseProposal? {
    guard var trial = motion(on: axis), trial.phase == .dragging else { return nil }
    var proposal: ReleaseProposal?
    trial.lift(at: scrolling.time) { release in
      proposal = release
      return release.target
    }
    return proposal
  }
}
