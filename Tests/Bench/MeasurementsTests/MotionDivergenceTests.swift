import Documents
import SampleRuns
import Testing

@testable import Measurements

struct MotionDivergenceTests {
  private typealias Values = [MotionVariable: JSONValue]

  private func record(_ frames: [MotionRecord.Frame], end: Int? = nil) -> MotionRecord {
    var record = MotionRecord()
    for frame in frames { record.append(frame) }
    record.end = end ?? record.end
    return record
  }

  private func frame(
    _ number: Int, velocity: Double, offset: Double = 0, list: String = "a", pixels: String = "a"
  ) -> MotionRecord.Frame {
    let hero: Values = [
      .velocity: .number(velocity), .offset: .number(offset), .cause: "fling", .stroke: .number(4),
    ]
    return Motions.frame(number, ["feed": [:], "hero": hero], list: list, pixels: pixels)
  }

  private func explanation(_ actual: [MotionRecord.Frame], _ expected: [MotionRecord.Frame]) -> String? {
    MotionDivergence(record(actual), from: record(expected))?.description
  }

  @Test func `equal runs do not diverge`() {
    let frames = [frame(0, velocity: 1), frame(3, velocity: 2)]
    #expect(explanation(frames, frames) == nil)
  }

  @Test func `the first kind that differs is told with its variable and cause, and how the others follow`() {
    let expected = [
      frame(82, velocity: -320), frame(83, velocity: -318), frame(84, velocity: -310, list: "b"),
      frame(85, velocity: -300, list: "c", pixels: "b"),
    ]
    let actual = [
      frame(82, velocity: -320), frame(83, velocity: -312.4, offset: 1),
      frame(84, velocity: -310, list: "x"), frame(85, velocity: -300, list: "c", pixels: "y"),
    ]
    #expect(
      explanation(actual, expected)
        == "frame 83, row hero, velocity: -312.4 instead of -318, cause fling of stroke 4; "
        + "the draw list follows at frame 84, the pixels at 85")
  }

  @Test func `what is only painted otherwise is told by its frame`() {
    let expected = [frame(0, velocity: 0), frame(7, velocity: 0, list: "b", pixels: "b")]
    let other = [frame(0, velocity: 0), frame(7, velocity: 0, list: "c", pixels: "c")]
    #expect(explanation(other, expected) == "frame 7: the draw list differs; the pixels in the same frame")
    let pixels = [frame(0, velocity: 0), frame(7, velocity: 0, list: "b", pixels: "c")]
    #expect(explanation(pixels, expected) == "frame 7: the pixels differ")
  }

  @Test func `a frame in which only one of the runs changes is met`() {
    let expected = [frame(0, velocity: 0), frame(9, velocity: 1)]
    let early = [frame(0, velocity: 0), frame(5, velocity: 1)]
    #expect(
      MotionDivergence(record(early, end: 9), from: record(expected))?.change?.frame == 5)
    #expect(MotionDivergence(record(expected), from: record(early, end: 9))?.change?.frame == 5)
  }

  @Test func `frames that lie elsewhere, as after a capture that went, are told first`() {
    var early = frame(29, velocity: 8)
    early.time = 0.467
    let expected = [frame(28, velocity: 9), frame(29, velocity: 7)]
    #expect(
      explanation([frame(28, velocity: 9), early], expected)
        == "the frames lie elsewhere from frame 29 on, at 0.467 s instead of 0.483 s, as after a capture or strip "
        + "that came or went: frame 29, row hero, velocity: 8 instead of 7, cause fling of stroke 4")
  }

  @Test func `they are told too where only what is painted differs, or the end`() {
    var early = frame(29, velocity: 7, list: "b")
    early.time = 0.467
    let expected = [frame(28, velocity: 9), frame(29, velocity: 7)]
    let shift =
      "the frames lie elsewhere from frame 29 on, at 0.467 s instead of 0.483 s, as after a capture or strip "
      + "that came or went: "
    #expect(
      explanation([frame(28, velocity: 9), early], expected) == shift + "frame 29: the draw list differs")
    early.list = "a"
    #expect(
      MotionDivergence(record([frame(28, velocity: 9), early], end: 40), from: record(expected))?.description
        == shift + "the run ends with frame 40 instead of 29")
  }

  @Test func `a row that is not there, and a run that ends elsewhere, are told`() {
    let alone = record([Motions.frame(0, ["feed": [:]], list: "a")])
    let both = record([Motions.frame(0, ["feed": [:], "hero": [:]], list: "a")])
    #expect(
      MotionDivergence(alone, from: both)?.description == "frame 0, row hero: absent instead of present")
    let longer = record([Motions.frame(0, ["feed": [:]], list: "a")], end: 12)
    #expect(MotionDivergence(longer, from: alone)?.description == "the run ends with frame 12 instead of 0")
  }

  @Test func `a request is named where it is the cause`() {
    let hero: (Double) -> Values = { [.offset: .number($0), .cause: "dots", .request: .number(17)] }
    let old = record([Motions.frame(2, ["hero": hero(1)], list: "a")])
    let new = record([Motions.frame(2, ["hero": hero(2)], list: "a")])
    #expect(
      MotionDivergence(new, from: old)?.description
        == "frame 2, row hero, offset: 2 instead of 1, cause dots of request 17")
  }
}
