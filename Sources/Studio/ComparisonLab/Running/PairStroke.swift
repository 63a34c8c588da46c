import CollectionViews
import Documents
import Foundation
import LayoutGeometry
package import Replays
package import Stage

/// The stroke of a pair as a script for a stage, in points of the naive side there.
extension LabPair {
  /// Returns the script for the pair's scene in its current window and direction.
  package func script(on stage: Stage) -> GestureScript {
    let layout = layout(in: stage.sceneSize)
    let place = StrokeOrigin(
      path: "\(sceneName)/naive", origin: layout.screens[0].origin, share: layout.share,
      width: setting.size.width,
      isMirrored: stage.context.traits.isRightToLeft != setting.isRightToLeft)
    let steps = stroke.enumerated().map { index, kind in
      GestureStep(place.moved(kind), at: DocumentPosition(line: index + 1, column: 1))
    }
    return GestureScript(file: "lab \(id)", steps: steps)
  }
}

/// The coordinate system of a stroke: the place of a side in the window.
private struct StrokeOrigin {
  /// The path of the side's view.
  let path: String
  let origin: CGPoint
  let share: CGSize
  /// The width of the side for which the stroke was written, in points.
  let width: CGFloat
  /// True when left and right are swapped.
  let isMirrored: Bool

  func moved(_ kind: GestureStep.Kind) -> GestureStep.Kind {
    switch kind {
    case .move(let target, let duration): return .move(to: moved(target), duration: duration)
    case .press(let target, let device): return .press(at: target.map(moved), device)
    case .drag(var drag):
      drag.path = drag.path.map(moved)
      if isMirrored { drag.distance.x = -drag.distance.x }
      return .drag(drag)
    case .flick(var flick):
      flick.start = moved(flick.start)
      if isMirrored { flick.angle = 180 - flick.angle }
      return .flick(flick)
    case .wheel(var wheel):
      wheel.location = wheel.location.map(moved)
      if isMirrored { wheel.deltaX = -wheel.deltaX }
      return .wheel(wheel)
    case .follow(let samples):
      return .follow(samples.map { PointerSample($0.time, at: moved($0.location)) })
    case .release, .finger, .key, .resize, .input, .wait, .stall, .edit, .expect, .frame, .capture, .strip:
      return kind
    }
  }

  private func moved(_ target: GestureTarget) -> GestureTarget {
    switch target {
    case .point(let point): .point(moved(point))
    case .element(let inner): .element("\(path)/\(inner)")
    case .row, .dot, .card: target
    }
  }

  private func moved(_ point: CGPoint) -> CGPoint {
    let x = isMirrored ? width - point.x : point.x
    return CGPoint(x: origin.x + x * share.width, y: origin.y + point.y * share.height)
  }
}
