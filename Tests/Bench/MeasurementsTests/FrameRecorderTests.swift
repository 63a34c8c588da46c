import CollectionViews
import Foundation
import SampleRuns
import SceneReadings
import ScreenInterface
import ScrollPhysics
import TestSupport
import Testing

@testable import Measurements
@testable import Stage

struct FrameRecorderTests {
  private let point = CGPoint(x: 200, y: 100)

  private func pointer(_ phase: PointerEvent.Phase) -> InputEvent.Kind {
    .pointer(PointerEvent(phase, at: point, buttons: phase == .pressed ? 1 : 0))
  }

  @Test func `a frame is told with its time, its pixels, its draw calls and the cells on screen`() throws {
    let run = try RecordedRun()
    run.make(2)
    let frame = try #require(run.frames.last)
    #expect(frame.number == 1 && frame.damagedPixels == 46 && frame.drawCalls == 7)
    #expect(frame.liveCells == run.stage.liveCells && frame.liveCells > 0)
    #expect(isClose(frame.overrun ?? 0, 0.005 - 1.0 / 60) && !frame.isLate && frame.activity == .idle)
    #expect(isClose(frame.passes[.layout].duration, 0.001))
  }

  @Test func `input counts from its arrival to the end of the first frame that shows it`() throws {
    let run = try RecordedRun()
    run.make(1)
    run.send(pointer(.moved), at: 0.006)
    run.send(.window(.focused(true)), at: 0.007)
    run.send(pointer(.pressed), at: 0.011)
    run.make(2)
    let latencies = run.frames.map { Array(run.recording.latencies(of: $0)) }
    #expect(latencies.map(\.count) == [0, 2, 0])
    let end = 1.0 / 60 + 0.005
    for (latency, arrival) in zip(latencies[1], [0.006, 0.011]) { #expect(isClose(latency, end - arrival)) }
    #expect(run.recording.inputs.indices.map { run.recording.inputs[$0].kind } == [.moved, .pressed])
    #expect(isClose(run.recording.inputs[0].duration, 0.001))
  }

  @Test func `input whose frame changed nothing is shown by no frame`() throws {
    let run = try RecordedRun()
    run.make(1)
    run.send(pointer(.moved), at: 0.006)
    run.make(1, isShown: false)
    run.make(1)
    #expect(run.frames.map { $0.inputs.count } == [0, 0])
  }

  @Test func `a frame says what moves, why, and what counts most of it`() throws {
    let run = try RecordedRun(Playing.gestures)
    run.make(180)
    let drag = try #require(run.frames.first { $0.activity == .drag })
    #expect(run.recording.movingText(of: drag) == "hero dragging drag")
    #expect(run.frames.contains { $0.activity == .fling } && run.frames.contains { $0.activity == .snap })
    let texts = run.frames.map { run.recording.movingText(of: $0) }
    #expect(texts.contains { $0.contains("; ") && $0.contains("feed decelerating fling") })
  }

  @Test func `content that a request moves at once moves`() throws {
    let run = try RecordedRun()
    run.make(2)
    let feed = try #require(run.stage.content.feed)
    for offset in [CGFloat(30), 60, 60] {
      feed.perform(ScrollRequest(.vertical, to: .offset(offset), cause: .api, animation: .none))
      run.make(1)
    }
    #expect(run.frames.map(\.activity) == [.idle, .idle, .snap, .snap, .idle])
    #expect(FrameSummary(run.recording).hitchRatio == 0)
  }

  @Test func `what happens after the time of the frame that shows it keeps its own`() throws {
    let run = try RecordedRun()
    run.make(1)
    run.send(pointer(.pressed), at: 0.006)
    run.send(pointer(.released), at: 0.0175)
    run.make(1)
    let taps = run.recording.events.indices.map { run.recording.events[$0] }.filter { event in
      if case .tapped = event.kind { true } else { false }
    }
    #expect(taps.count == 1 && isClose(taps.first?.time ?? 0, 0.0175))
  }

  @Test func `in quick motion nothing happens before the frame that came before`() throws {
    let run = try RecordedRun(moving: 1)
    for _ in 0..<3 { run.send(.key(KeyEvent("=")), at: 0) }
    #expect(run.stage.clockRate == 8)
    run.make(10)
    let turn = try #require(
      run.recording.events.indices.map { run.recording.events[$0] }.first { event in
        if case .motion(.requested(_, .autoplay, _, _)) = event.kind { true } else { false }
      })
    #expect(turn.time >= 7.0 / 60 - 1e-9 && turn.time <= 8.0 / 60 + 1e-9)
  }

  @Test func `a scroller that has come to rest is told once more`() throws {
    let run = try RecordedRun(Playing.gestures)
    run.make(300)
    let told = run.frames.map { frame in
      run.recording.scrollers(of: frame).filter { $0.id == .row("pair") }.map(\.phase)
    }
    let last = try #require(told.lastIndex { !$0.isEmpty })
    #expect(told[last] == [.idle])
    #expect(told[last - 1] != [.idle] && !told[last - 1].isEmpty)
    #expect(told.allSatisfy { $0.count <= 1 })
  }

  @Test func `missing frames are counted between two of which the first knew of the second`() throws {
    let run = try RecordedRun(Playing.gestures)
    run.make(30)
    run.make(1, delay: 3.0 / 60)
    #expect(run.frames.last?.dropped == 3)
    #expect(run.frames.dropLast().allSatisfy { $0.dropped == 0 })
    #expect(isClose(run.frames.last?.interval ?? 0, 4.0 / 60))
  }

  @Test(arguments: [1, 8]) func `frames in which nothing changes are not missing`(count: Int) throws {
    let run = try RecordedRun(Playing.gestures)
    run.make(20)
    let moving = try #require(run.frames.last)
    run.make(count, isShown: false)
    run.make(2)
    #expect(moving.activity == .drag)
    #expect(run.frames.suffix(2).map(\.dropped) == [0, 0])
    let intervals = run.frames.suffix(2).map(\.interval)
    #expect(intervals[0] == nil)
    #expect(isClose(try #require(intervals[1]), 1.0 / 60))
  }

  @Test(arguments: [(0.0, false, false), (0.013, true, false), (0.0151, true, true)])
  func `late and janky frames are told apart`(delay: TimeInterval, isLate: Bool, isJanky: Bool) throws {
    let run = try RecordedRun(Playing.gestures)
    run.make(30)
    run.make(1, delay: delay)
    let frame = try #require(run.frames.last)
    #expect(frame.activity != .idle && frame.isLate == isLate && frame.isJanky == isJanky)
  }

  @Test func `at rest a late frame is not janky`() throws {
    let run = try RecordedRun()
    run.make(1, delay: 0.1)
    #expect(run.frames.last?.isLate == true && run.frames.last?.isJanky == false)
  }

  @Test func `countdowns are told from where they begin to where they end`() throws {
    let run = try RecordedRun(moving: 1)
    run.make(120)
    let countdowns = run.recording.autoIntervals
    let told = countdowns.indices.map { countdowns[$0] }
    #expect(told.count == 2 && told.allSatisfy { $0.row == .row("hero") })
    #expect(isClose(told[0].deadline, 1) && isClose(told[0].end ?? 0, 1, within: 0.02))
    #expect(told[1].start > 1 && isClose(told[1].deadline - told[1].start, 1, within: 0.02))
  }

  @Test func `a full recording keeps the last frames and says how many it left out`() throws {
    let run = try RecordedRun(Playing.gestures, capacity: 20)
    run.make(100)
    #expect(run.frames.map(\.number) == Array(80..<100) && run.recording.leftOut == 80)
    for frame in run.frames { #expect(Array(run.recording.scrollers(of: frame)).count <= 4) }
  }

  @Test func `without recording nothing is kept, nothing is measured, and the scene goes on`() throws {
    let run = try RecordedRun(Playing.gestures)
    run.make(10)
    run.recorder.isRecording = false
    #expect(run.stage.frameProbe == nil)
    run.make(30)
    #expect(run.frames.count == 10 && run.stage.frameNumber == 39)
    run.recorder.isRecording = true
    #expect(run.stage.frameProbe != nil)
    run.make(1)
    #expect(run.frames.count == 11 && run.frames.last?.interval == nil)
    run.recorder.restart()
    #expect(run.frames.isEmpty && run.recording.inputs.indices.isEmpty)
  }
}
