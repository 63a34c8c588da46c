import Documents
import FeedFiles
import Foundation
import Replays
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

@testable import TuningPanel
@testable import WindowRuns

/// The folder into which the tuning panel keeps strokes.
struct StrokeLibraryTests {
  private static let text = """
    sections:
      - {id: cards, layout: carousel, card: {width: 300, height: 200}, cards: [{title: A}, {title: B}, {title: C}]}
    """

  private func stage() throws -> Stage {
    let reading = try FeedReader().read(text: Self.text, name: "feed.yml", baseFolder: nil)
    return Stage(FeedScene.scene(for: reading.feed, reading.tuning, name: "feed"), text: BlockTextMeasuring())
  }

  /// A quick flick to the left, with what becomes of it.
  private func flick() throws -> (RecordedStroke, StrokeOutcome) {
    let stage = try stage()
    func event(_ phase: PointerEvent.Phase, _ x: CGFloat, at time: TimeInterval) -> InputEvent {
      InputEvent(
        .pointer(PointerEvent(phase, at: CGPoint(x: x, y: 150), buttons: phase == .released ? 0 : 1)),
        at: time)
    }
    var stroke = RecordedStroke(event(.pressed, 300, at: 3), on: stage)
    for step in 1...6 {
      stroke.append(event(.moved, 300 - CGFloat(step) * 20, at: 3 + Double(step) * 0.012))
    }
    stroke.append(event(.released, 180, at: 3.073))
    return (stroke, try #require(try StrokeSimulation(StrokeInputSource(stroke.events), on: stage).finish()))
  }

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func `each stroke is a recording of its own, and its label comes to those that are there`() throws {
    try TemporaryFolder.use { place in
      let folder = place.appendingPathComponent("Strokes", isDirectory: true)
      let header = RecordingHeader(feed: "feed.yml", size: CGSize(width: 1, height: 1))
      let shelf = StrokeLibrary(header: header, folder: folder)
      let (stroke, outcome) = try flick()
      #expect(outcome.decision == .turned(1))
      #expect(!shelf.keep(stroke, outcome).isRefusal)
      let labels = folder.appendingPathComponent("labels.yml")
      let first = try String(contentsOf: labels, encoding: .utf8)
      try Data((first + "  # the next one is mine\n").utf8).write(to: labels)
      #expect(!shelf.keep(stroke, outcome).isRefusal)
      #expect(names(in: folder) == ["cards-stroke-2.jsonl", "cards-stroke.jsonl", "labels.yml"])
      let both = try String(contentsOf: labels, encoding: .utf8)
      #expect(both.hasPrefix(first))
      #expect(both.contains("# the next one is mine"))
      #expect(both.contains("  cards-stroke-2: {must: turn, moves: cards}"))
    }
  }

  @Test func `labels that cannot be read keep their folder as it is`() throws {
    try TemporaryFolder.use { folder in
      let labels = folder.appendingPathComponent("labels.yml")
      try Data("strokes: [".utf8).write(to: labels)
      let header = RecordingHeader(feed: "feed.yml", size: CGSize(width: 1, height: 1))
      let (stroke, outcome) = try flick()
      #expect(StrokeLibrary(header: header, folder: folder).keep(stroke, outcome).isRefusal)
      #expect(names(in: folder) == ["labels.yml"])
      #expect(try String(contentsOf: labels, encoding: .utf8) == "strokes: [")
    }
  }
}
