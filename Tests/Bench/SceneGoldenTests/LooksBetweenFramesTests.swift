import Foundation
import Gallery
import Replays
import SceneReadings
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

/// Tests that a look at a scene between two frames has no effect on it.
///
/// Scripts, replays and arriving pictures look at a scene in this way, and no recording contains such looks.
struct LooksBetweenFramesTests {
  /// Returns the events of a scene in each frame of a hand that goes over it in zigzags.
  private func story(of scene: Scene, looking: Bool) -> [[SceneEvent]] {
    let stage = Stage(scene, tools: Toolbox(), text: BlockTextMeasuring())
    stage.advance(to: 0)
    var story: [[SceneEvent]] = []
    var time = 0.0
    for start in stride(from: 60.0, to: stage.size.height, by: 36) {
      for step in 0...40 {
        time += 0.007
        let across = abs(Double((step * 3 + 10) % 40) - 20) / 20
        let place = CGPoint(x: 30 + across * 370, y: start + Double(step))
        if looking { stage.refresh(to: time) }
        let phase: PointerEvent.Phase = step == 0 ? .pressed : step == 40 ? .released : .moved
        let pointer = PointerEvent(phase, at: place, buttons: step == 40 ? 0 : 1)
        stage.handle(InputEvent(.pointer(pointer), at: time))
        guard step % 2 == 1 else { continue }
        stage.advance(to: time)
        story.append(stage.frameEvents)
      }
    }
    return story
  }

  @Test(arguments: Gallery.names)
  func `a look between two frames leaves no trace in what a scene tells afterwards`(name: String) throws {
    let scene = try #require(Gallery.scene(named: name))
    let (looked, left) = (story(of: scene, looking: true), story(of: scene, looking: false))
    let frame = left.indices.first { left[$0] != looked[$0] }
    #expect(frame == nil, "\(frame.map { "frame \($0): \(left[$0]) became \(looked[$0])" } ?? "")")
  }
}
