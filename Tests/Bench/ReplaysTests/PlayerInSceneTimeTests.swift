import Foundation
import SampleRuns
import SceneReadings
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Replays

/// Tests of strokes that keep to the scene's time, and of slow playback that ends.
struct PlayerInSceneTimeTests {
  private let strokes = "- wait: 0.2\n- flick: {at: [200, 700], velocity: 400, angle: 270}\n- wait: 2\n"

  /// Plays the strokes with a clock that keys change at some times, and returns where the feed comes to rest.
  private func offset(keys: [(key: Key, time: TimeInterval)], inSceneTime: Bool = true) throws -> CGFloat {
    let stage = Playing.stage()
    let script = try Playing.script(strokes)
    let player = inSceneTime ? ScriptPlayer(script, inTimeOf: stage) : ScriptPlayer(script)
    var playback = PlaybackOptions()
    playback.yieldsToUser = true
    let content = ReplayInterceptor(on: stage, playing: player, playback)
    var keys = keys
    for frame in 0..<2400 {
      let time = Double(frame) / 60
      while let key = keys.first, key.time <= time {
        keys.removeFirst()
        content.handle(InputEvent(.key(KeyEvent(key.key)), at: time))
      }
      content.advance(to: time)
    }
    #expect(content.isFinished && !stage.isPressed)
    return stage.trace.feed.offset
  }

  @Test(
    arguments: [
      [], [("-", 0)], [("-", 0), ("-", 0)], [("=", 0)], [("-", 0), ("=", 0.3), ("=", 0.9)],
      [("-", 0.21), ("-", 0.22)],
    ] as [[(Key, TimeInterval)]])
  func `a flick ends in the same place whatever the rate of the clock`(keys: [(Key, TimeInterval)]) throws {
    let known = try offset(keys: [])
    #expect(known > 150)
    let played = try offset(keys: keys.map { (key: $0.0, time: $0.1) })
    #expect(isClose(Double(played), Double(known), within: 0.01), "\(played), known \(known)")
  }

  @Test func `in the window's time a slow clock makes a faster flick`() throws {
    let known = try offset(keys: [])
    #expect(try offset(keys: [("-", 0), ("-", 0)], inSceneTime: false) > known + 10)
  }

  @Test func `a slow playback that yields goes on at full speed once somebody presses`() throws {
    let stage = Playing.stage()
    var playback = PlaybackOptions(speed: 0.25)
    playback.yieldsToUser = true
    let content = ReplayInterceptor(
      on: stage, playing: ScriptPlayer(try Playing.script("- wait: 9\n")), playback)
    var calls = 0
    content.onFullSpeed = { calls += 1 }
    content.advance(to: 0)
    content.advance(to: 2)
    #expect(isClose(stage.time, 0.5) && calls == 0)
    let press = PointerEvent(.pressed, at: CGPoint(x: 100, y: 400), buttons: 1)
    content.handle(InputEvent(.pointer(press), at: 3))
    content.advance(to: 3)
    #expect(isClose(stage.time, 0.75) && calls == 1)
    content.advance(to: 5)
    #expect(isClose(stage.time, 2.75) && calls == 1)
  }

  @Test func `a slow playback that yields goes on at full speed once it is over`() throws {
    let stage = Playing.stage()
    var playback = PlaybackOptions(speed: 0.5)
    playback.yieldsToUser = true
    let content = ReplayInterceptor(
      on: stage, playing: ScriptPlayer(try Playing.script("- wait: 1\n")), playback)
    for time in [0, 1, 3] as [TimeInterval] { content.advance(to: time) }
    #expect(content.isOver && isClose(stage.time, 1.5))
    content.advance(to: 4)
    #expect(isClose(stage.time, 2.5))
  }
}
