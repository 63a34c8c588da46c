import FeedFiles
import Foundation
import SceneTools
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import Replays
@testable import TuningPanel

/// Going back in time past numbers that were changed.
struct TunedHistoryTests {
  /// A feed in motion with its history, whose every frame is known.
  private final class Lived {
    let stage: Stage
    let history: SessionHistory
    let recording: RecordingInterceptor
    private(set) var frames: [(position: HistoryPosition, digest: UInt64, list: DisplayList)] = []
    private var time: TimeInterval = 0

    init() throws {
      let reading = try FeedReader().read(text: TunedScene.text, name: "test.yml", baseFolder: nil)
      stage = Stage(
        FeedScene.scene(for: reading.feed, reading.tuning, name: "test"),
        options: StageOptions(size: CGSize(width: 660, height: 500)), text: BlockTextMeasuring())
      history = SessionHistory(of: stage)
      let history = history
      recording = StageSession(stage).intercept { RecordingInterceptor(on: $0, to: history) }
      frames(1)
    }

    func frames(_ count: Int) {
      for _ in 0..<count {
        time += 1.0 / 60
        recording.advance(to: time)
        frames.append((history.present, stage.digest, stage.displayList))
      }
    }

    func flick(by way: CGFloat) {
      for step in 0...6 {
        time += 0.01
        let place = CGPoint(x: 330 - way * CGFloat(step) / 6, y: 120)
        let phase: PointerEvent.Phase = step == 0 ? .pressed : .moved
        recording.handle(InputEvent(.pointer(PointerEvent(phase, at: place, buttons: 1)), at: time))
      }
      let end = CGPoint(x: 330 - way, y: 120)
      recording.handle(InputEvent(.pointer(PointerEvent(.released, at: end)), at: time))
    }

    func change(_ edit: SceneEdit) { #expect(recording.perform(edit, at: time)) }

    var numbers: [String] {
      (stage.content.tunable?.tuning?.assignments ?? []).map { "\($0.name)=\($0.text)" }
    }
  }

  /// Numbers and places that change while a row flies, also such that the layout changes with them.
  private func live() throws -> Lived {
    let lived = try Lived()
    lived.flick(by: 200)
    lived.frames(8)
    lived.change(.setting("motion.snapRate", to: "4"))
    lived.frames(20)
    lived.change(.setting("cards.paging.threshold", to: "3"))
    lived.change(.setting("cards.dots.position", to: "below"))
    lived.frames(20)
    lived.flick(by: 120)
    lived.frames(12)
    lived.change(.offset(120, of: "cards"))
    lived.frames(10)
    lived.change(.setting("motion.snapRate", to: nil))
    lived.frames(40)
    return lived
  }

  @Test func `every frame before and after a change comes back bit for bit, in any order`() throws {
    let lived = try live()
    #expect(lived.history.earliest == lived.frames[0].position)
    let last = lived.frames.count - 1
    let order = Array(lived.frames.indices.reversed()) + [0, last, 10, 70, 9, 60, 30, last, 29]
    for index in order {
      let frame = lived.frames[index]
      lived.history.seek(to: frame.position)
      #expect(lived.stage.digest == frame.digest, "frame \(index)")
      #expect(lived.stage.displayList == frame.list, "frame \(index)")
    }
  }

  @Test func `numbers are those of the shown frame, and who takes over there has them`() throws {
    let lived = try live()
    #expect(lived.numbers == ["cards.dots.position=below", "cards.paging.threshold=3"])
    lived.history.seek(to: lived.frames[20].position)
    #expect(lived.numbers == ["motion.snapRate=4"])
    lived.history.seek(to: lived.frames[3].position)
    #expect(lived.numbers == [])
    lived.history.branch()
    lived.change(.setting("motion.snapRate", to: "7"))
    lived.recording.advance(to: 10)
    #expect(lived.numbers == ["motion.snapRate=7"])
    #expect(lived.history.breakDescription == nil)
  }

  /// Cards that come, go and change places, at rest and while their row flies, among numbers that change.
  private func liveWithCards() throws -> Lived {
    let lived = try Lived()
    lived.change(.cards(.insert(at: 0), inRow: "cards"))
    lived.frames(6)
    lived.flick(by: 200)
    lived.frames(4)
    lived.change(.cards(.remove(at: 2), inRow: "cards"))
    lived.frames(14)
    lived.change(.setting("motion.snapRate", to: "4"))
    lived.change(.cards(.move(from: 0, to: 2), inRow: "cards"))
    lived.frames(20)
    lived.change(.cards(.remove(at: 0), inRow: "list"))
    lived.change(.cards(.insert(at: 1), inRow: "list"))
    lived.flick(by: -150)
    lived.frames(3)
    lived.change(.cards(.remove(at: 0), inRow: "cards"))
    lived.change(.setting("cards.dots.position", to: "below"))
    lived.frames(40)
    return lived
  }

  @Test func `cards are those of the shown frame, bit for bit and in any order`() throws {
    let lived = try liveWithCards()
    #expect(lived.history.earliest == lived.frames[0].position)
    let last = lived.frames.count - 1
    let order = Array(lived.frames.indices.reversed()) + [0, last, 10, 60, 9, 45, 30, last, 5, 6]
    for index in order {
      let frame = lived.frames[index]
      lived.history.seek(to: frame.position)
      #expect(lived.stage.digest == frame.digest, "frame \(index)")
      #expect(lived.stage.displayList == frame.list, "frame \(index)")
    }
  }

  @Test func `who takes over before a card came has it no more`() throws {
    let lived = try liveWithCards()
    func cards() -> [[String]] {
      lived.stage.content.feedScene?.document.sections.map { $0.cards.map(\.id) } ?? []
    }
    let present = cards()
    lived.history.seek(to: lived.frames[0].position)
    lived.history.returnToPresent()
    #expect(cards() == present)
    lived.history.seek(to: lived.frames[0].position)
    lived.history.branch()
    #expect(cards()[0] == ["a", "b", "c", "d"] && lived.history.breakDescription == nil)
    lived.change(.cards(.remove(at: 3), inRow: "cards"))
    lived.recording.advance(to: 10)
    #expect(cards()[0] == ["a", "b", "c"])
  }
}
