import Foundation
import SDLRendering
import Testing

@testable import WindowRuns

/// Tests of what the supervisor does, as a course of events and the acts that follow.
struct LiveSupervisionTests {
  private nonisolated static let session = HandedOverSession(
    path: "/tmp/session.jsonl", place: WindowPlace(x: 0, y: 0, size: CGSize(width: 430, height: 932)))

  /// A supervision, with the events that lead somewhere.
  private struct Course {
    var supervision = LiveSupervision()

    mutating func after(_ event: LiveSupervision.Event, at time: TimeInterval) -> [LiveSupervision.Act] {
      supervision.actions(after: event, at: time)
    }

    /// Goes on to a second window that waits for the session, after a save at 10 s.
    mutating func build() {
      _ = after(.answered(window: 1, .waiting), at: 0)
      _ = after(.sourcesChanged(at: 10), at: 10.1)
      _ = after(.buildEnded(.new), at: 11.8)
    }

    /// Goes on to a second window that plays the session.
    mutating func handOver() {
      build()
      _ = after(.answered(window: 2, .waiting), at: 11.9)
      _ = after(.answered(window: 1, .handedOver(LiveSupervisionTests.session)), at: 12)
    }
  }

  @Test func `a build that succeeds hands the session over, and then closes the former window`() {
    var course = Course()
    #expect(LiveSupervision.beginning == [.start(window: 1)])
    #expect(course.after(.answered(window: 1, .waiting), at: 0) == [.order(window: 1, .begin)])
    #expect(course.after(.sourcesChanged(at: 10), at: 10.1) == [.build])
    #expect(
      course.after(.buildEnded(.new), at: 11.8) == [.order(window: 1, .banner(nil)), .start(window: 2)])
    #expect(course.after(.answered(window: 2, .waiting), at: 11.9) == [.takeSession(window: 1)])
    #expect(
      course.after(.answered(window: 1, .handedOver(Self.session)), at: 12) == [
        .order(window: 2, .resume(Self.session))
      ])
    #expect(
      course.after(.answered(window: 2, .shown(["a note"])), at: 12.1) == [
        .say("live: a note"), .say("live: 2.1 s from save to picture (build 1.7 s)"),
        .order(window: 1, .close),
      ])
    #expect(course.after(.ended(window: 1, status: 0), at: 12.2).isEmpty)
    #expect(course.after(.ended(window: 2, status: 0), at: 20) == [.end(status: 0)])
  }

  @Test func `a build that fails puts up a banner, and the next that succeeds takes it down`() {
    var course = Course()
    _ = course.after(.sourcesChanged(at: 1), at: 1)
    let failed = BuildEnding.failed(banner: "a:1:2: error: b", output: "all of it")
    #expect(
      course.after(.buildEnded(failed), at: 2) == [
        .say("all of it"), .order(window: 1, .banner("a:1:2: error: b")),
      ])
    _ = course.after(.sourcesChanged(at: 3), at: 3)
    #expect(
      course.after(.buildEnded(.same), at: 3.5) == [
        .say("live: the same program was built in 0.5 s"), .order(window: 1, .banner(nil)),
      ])
  }

  @Test func `a change during a build starts another after it, and what it built is passed over`() {
    var course = Course()
    _ = course.after(.sourcesChanged(at: 1), at: 1)
    #expect(course.after(.sourcesChanged(at: 2), at: 2).isEmpty)
    #expect(course.after(.buildEnded(.failed(banner: "", output: "")), at: 3) == [.build])
    #expect(course.after(.buildEnded(.new), at: 4).last == .start(window: 2))
  }

  @Test func `a change during the hand-over is built when the new window shows`() {
    var course = Course()
    course.handOver()
    #expect(course.after(.sourcesChanged(at: 12.5), at: 12.5).isEmpty)
    #expect(course.after(.answered(window: 2, .shown([])), at: 13).last == .build)
  }

  @Test(arguments: [
    (LiveSupervision.Event.ended(window: 2, status: nil), "crashed"),
    (.ended(window: 2, status: 2), "ended with status 2"),
  ])
  func `a new program that fails leaves the former one where it was`(
    event: LiveSupervision.Event, reason: String
  ) {
    var course = Course()
    course.handOver()
    let sentence = "the new program \(reason); the former one goes on"
    #expect(
      course.after(event, at: 13) == [
        .kill(window: 2), .say("live: \(sentence)"), .order(window: 1, .banner(sentence)),
        .order(window: 1, .goOn),
      ])
    #expect(course.after(.ended(window: 2, status: nil), at: 13).isEmpty)
    #expect(course.after(.sourcesChanged(at: 14), at: 14) == [.build])
    #expect(course.after(.buildEnded(.new), at: 15).last == .start(window: 3))
  }

  @Test func `a new program that shows nothing for a minute is given up`() throws {
    var course = Course()
    #expect(course.supervision.deadline == nil)
    course.build()
    let deadline = try #require(course.supervision.deadline)
    #expect(course.supervision.actions(at: deadline - 1).isEmpty)
    let acts = course.supervision.actions(at: deadline)
    #expect(acts.first == .kill(window: 2) && !acts.contains(.order(window: 1, .goOn)))
    #expect(course.supervision.deadline == nil)
  }

  @Test func `a window that is closed ends everything, with its status`() {
    var course = Course()
    course.handOver()
    #expect(
      course.after(.ended(window: 1, status: 4), at: 13) == [.kill(window: 2), .end(status: 4)])
    #expect(course.after(.sourcesChanged(at: 14), at: 14).isEmpty)
  }

  @Test func `an interruption closes the window, and ends with it`() {
    var course = Course()
    course.build()
    #expect(course.after(.interrupted, at: 12) == [.kill(window: 2), .order(window: 1, .close)])
    #expect(course.after(.ended(window: 2, status: nil), at: 12).isEmpty)
    #expect(course.after(.ended(window: 1, status: 0), at: 12.1) == [.end(status: 0)])
  }

  @Test func `a session that cannot be handed over leaves the window as it is`() {
    var course = Course()
    course.build()
    _ = course.after(.answered(window: 2, .waiting), at: 11.9)
    let acts = course.after(.answered(window: 1, .refused("the disk is full")), at: 12)
    #expect(acts.first == .kill(window: 2))
    #expect(
      acts.contains(
        .say(
          "live: the new program could not be given the session: the disk is full; the former one goes on")))
  }
}
