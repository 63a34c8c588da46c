import Foundation
import Replays
import SceneTools
import ScreenInterface
import Stage
import TuningPanel

/// The interceptor that draws where strokes ended in a former program, until the next press.
final class LandingGhostInterceptor: SessionInterceptor {
  /// The content that the interceptor wraps.
  let inside: any StagedContent
  private let former: [StrokeLanding]
  private let strokes: StrokeInterceptor
  private let tools: Toolbox
  private var isOver: Bool
  private var ghosts: [StrokeLanding] = []

  /// Creates an interceptor around `inside`, whose `strokes` are compared with `former` landings.
  init(
    on inside: any StagedContent, comparing strokes: StrokeInterceptor, with former: [StrokeLanding],
    tools: Toolbox
  ) {
    self.inside = inside
    (self.strokes, self.former, self.tools) = (strokes, former, tools)
    isOver = former.isEmpty
    compare()
  }

  /// The landings of the former program that are drawn.
  var shown: [StrokeLanding] { isOver ? [] : ghosts }

  func handle(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer) where pointer.phase == .pressed: isOver = true
    case .wheel: isOver = true
    default: break
    }
    inside.handle(event)
  }

  func advance(to time: TimeInterval) {
    let wasSettled = strokes.isSettled
    inside.advance(to: time)
    // A stroke that still moved at the hand-over may come to rest elsewhere.
    if !isOver, !wasSettled { compare() }
  }

  var chromeList: DisplayList {
    var list = inside.chromeList
    guard !shown.isEmpty else { return list }
    var painter = ChromePainter(
      StageStatus(stage, services: tools.services),
      list: DisplayList(size: list.size, background: .clear))
    painter.ground = CGRect(origin: .zero, size: stage.sceneSize)
    for ghost in shown {
      LandingOutline(of: ghost.scroller, at: CGFloat(ghost.offset))
        .draw(on: stage, isFormer: true, with: &painter)
    }
    list.commands += painter.list.commands
    return list
  }

  private func compare() {
    let now = strokes.outcomes.compactMap { StrokeLanding($0) }
    ghosts = StrokeLanding.endingElsewhere(former, now: now)
  }
}
