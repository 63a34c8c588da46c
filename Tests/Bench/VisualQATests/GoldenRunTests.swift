import Documents
import Foundation
import LayoutGeometry
import Measurements
import Replays
import SampleRuns
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import VisualQA

struct GoldenRunTests {
  /// A feed of three rows; every frame is painted as one pixel of a colour that its draw list decides.
  private final class Studio: GoldenEnvironment {
    var interval: TimeInterval?
    var leavesBehind = false
    var fonts: GoldenFonts? { nil }

    init(moving interval: TimeInterval? = nil) { self.interval = interval }

    func stage(of scenario: GoldenScenario, in variant: GoldenVariant) throws(DocumentError) -> Stage {
      Playing.stage(moving: interval)
    }

    func load(_ request: PictureRequest) -> PictureOutcome { .ready }

    func paint(_ list: DisplayList, update: FrameUpdate, scale: CGFloat) -> @MainActor () -> Bitmap? {
      let isWhole = update.painted == [list.bounds(scale: scale)]
      let color = UInt32(truncatingIfNeeded: list.commands.count)
      let bitmap = Bitmap(width: 4, height: 4, color: leavesBehind && isWhole ? 0 : color)
      return { bitmap }
    }
  }

  private func scenario(masks: [String] = []) throws -> GoldenScenario {
    let script = try Playing.script(
      """
      - strip: {name: release, frames: 3, every: 0.2}
      - capture: rest
      - drag: {from: {row: hero}, dx: -260, duration: 0.25, easing: linear}
      - capture: released
      - wait: 1
      - capture: settled
      """)
    var scenario = GoldenScenario("sample", scene: "sample", script: script)
    scenario.masks = ElementMasks(masks.compactMap { ElementPattern($0) })
    return scenario
  }

  private func run(_ studio: Studio, _ mode: RecordMode = .never, in folder: URL) -> GoldenRun {
    GoldenRun(GoldenStore(folder, mode: mode, coding: PlainCoding()), staging: studio)
  }

  @Test func `a scenario keeps its captures, its strips and the motion of every frame`() throws {
    let run = run(Studio(), in: URL(fileURLWithPath: "/nowhere"))
    let take = try run.take(of: try scenario(), in: GoldenVariant())
    let moments = take.moments
    #expect(take.failure == nil)
    #expect(moments.map(\.name) == ["rest", "released", "settled"])
    #expect(moments.allSatisfy { $0.still != nil && $0.drawList.hasPrefix("430x932 #") })
    #expect(moments[1].state.contains("\"event\": \"willSettle\""))
    #expect(!moments[2].state.contains("\"event\": \"willSettle\""))
    #expect(moments[2].state.contains("\"event\": \"didSettle\""))
    #expect(take.strips.map(\.name) == ["release"])
    let again = try run.take(of: try scenario(), in: GoldenVariant())
    #expect(again.moments == moments && again.motion == take.motion && again.strips == take.strips)
  }

  @Test func `the motion knows who was dragged, by which stroke`() throws {
    let run = run(Studio(), in: URL(fileURLWithPath: "/nowhere"))
    let motion = try run.take(of: try scenario(), in: GoldenVariant()).motion
    let dragged = try #require(
      motion.frames.first { $0.scrollers.contains { $0[.phase] == "dragging" } }?.scrollers)
    #expect(dragged.filter { $0[.stroke] == .number(1) }.map(\.id) == ["hero"])
    #expect(dragged.first { $0.id == "hero" }?[.cause] == "drag")
    #expect(motion.frames.allSatisfy { $0.pixels != nil })
  }

  @Test func `what was recorded passes, and another scene is explained`() throws {
    try TemporaryFolder.use { folder in
      @MainActor func verdict(_ mode: RecordMode, moving: TimeInterval?) throws -> GoldenVerdict {
        try run(Studio(moving: moving), mode, in: folder).play(try scenario())[0]
      }
      #expect(GoldenResult.exitStatus(of: try verdict(.missing, moving: nil).results) == .wrote)
      #expect(GoldenResult.exitStatus(of: try verdict(.never, moving: nil).results) == .done)
      let other = try verdict(.never, moving: 0.9)
      #expect(GoldenResult.exitStatus(of: other.results) == .different)
      #expect(other.explanation?.hasPrefix("frame 0, row hero, autoplay.running: ") == true)
      let cases = other.cases(command: "orihon replay a.yml")
      #expect(cases.count == other.results.count)
      #expect(cases.contains { $0.motion?.scroller == "hero" && $0.motion?.actual != nil })
    }
  }

  @Test func `what painting part by part leaves standing breaks the run`() throws {
    let studio = Studio()
    studio.leavesBehind = true
    let run = run(studio, in: URL(fileURLWithPath: "/nowhere"))
    let failure = try run.take(of: try scenario(), in: GoldenVariant()).failure
    #expect(failure?.description.contains("painted part by part the picture is not what it is") == true)
  }

  @Test func `a mask that means no element is an error, before anything is written`() throws {
    try TemporaryFolder.use { folder in
      let run = run(Studio(), .missing, in: folder)
      #expect(throws: VisualQAError.self) { try run.play(scenario(masks: ["hero/card", "hreo"])) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      let written = try run.play(scenario(masks: ["hero/card"]))
      #expect(GoldenResult.exitStatus(of: written[0].results) == .wrote)
    }
  }
}
