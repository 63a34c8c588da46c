import CollectionViews
import Foundation
import Gallery
import LayoutGeometry
import Replays
import SDLRendering
import SceneTools
import ScreenInterface
import Stage
import Testing
import VisualQA

/// Tests that frames made by moving pixels are the frames painted whole, bit for bit.
struct MovedFramesTests {
  private static let size = CGSize(width: 360, height: 560)
  private static let variants: [(scale: CGFloat, isMirrored: Bool)] = [1, 1.25, 1.5, 2].flatMap {
    [($0, false), ($0, true)]
  }

  /// Flicks the feed, and a row while the feed still moves, and hands on every frame.
  private func play(_ stage: Stage, _ renderer: OffscreenRenderer, _ note: (Int) throws -> Void) throws {
    let strokes = [
      (frame: 4, from: CGPoint(x: 180, y: 420), by: CGPoint(x: 1, y: -36)),
      (frame: 12, from: CGPoint(x: 200, y: 250), by: CGPoint(x: -24, y: 1)),
      (frame: 26, from: CGPoint(x: 120, y: 380), by: CGPoint(x: 31, y: -2)),
    ]
    for frame in 0..<44 {
      let time = TimeInterval(frame) / 60
      for (start, from, step) in strokes where (start...start + 6).contains(frame) {
        let moved = CGFloat(frame - start)
        let phase: PointerEvent.Phase = frame == start ? .pressed : frame == start + 6 ? .released : .moved
        let place = from + CGPoint(x: step.x * moved, y: step.y * moved)
        stage.handle(
          InputEvent(.pointer(PointerEvent(phase, at: place, buttons: phase == .released ? 0 : 1)), at: time))
      }
      stage.advance(to: time)
      for request in stage.takePictureRequests() {
        let outcome = renderer.load(request, scale: stage.displayScale)
        stage.handle(InputEvent(.found(FileEvent(.picture(request, outcome))), at: time))
      }
      try note(frame)
    }
  }

  @Test(arguments: Gallery.names)
  func `every fourth frame of a flick is painted whole beside it, at every scale, both ways`(name: String)
    throws
  {
    let scene = try #require(Gallery.scene(named: name))
    for (scale, isMirrored) in Self.variants {
      let renderer = try OffscreenRenderer(fonts: .blocks)
      var options = StageOptions(size: Self.size)
      options.traits.displayScale = scale
      options.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      let stage = Stage(scene, options: options, tools: Toolbox(), text: renderer.textMeasuring)
      let watch = IncrementalPaintCheck { renderer.painted([$0], update: $1, scale: $2) }
      try play(stage, renderer) { frame in
        _ = try watch.picture(of: stage.displayList, scale: scale, frame: frame)
      }
      try watch.check(stage.displayList, scale: scale, frame: 44)
    }
  }

  @Test func `most pixels of a feed that is flicked are moved, not painted`() throws {
    let scene = try #require(Gallery.scene(named: "common"))
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let options = StageOptions(size: Self.size)
    let stage = Stage(scene, options: options, tools: Toolbox(), text: renderer.textMeasuring)
    var (moved, painted) = (0, 0)
    let watch = IncrementalPaintCheck { list, update, scale in
      moved += update.moves.reduce(0) { $0 + $1.target.area }
      if !update.moves.isEmpty { painted += update.painted.reduce(0) { $0 + $1.area } }
      return renderer.painted([list], update: update, scale: scale)
    }
    try play(stage, renderer) { frame in
      _ = try watch.picture(of: stage.displayList, scale: 1, frame: frame)
    }
    #expect(moved > 0 && painted * 2 < moved, "\(moved) moved, \(painted) painted")
  }
}
