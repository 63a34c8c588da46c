import FeedFiles
import Foundation
import Replays
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

@testable import OrihonTool

/// Tests that the strokes that ship do what their labels say, whatever the frame rate.
struct ShippedStrokesTests {
  private static let resources = Checkout.root().appendingPathComponent("Resources", isDirectory: true)

  private func folder() throws -> StrokeFolder {
    try StrokeFolder(Self.resources.appendingPathComponent("Strokes", isDirectory: true))
  }

  private func outcome(of stroke: StrokeFolder.File, rate: Double) throws -> StrokeOutcome {
    let reader = FeedReader(shippedPictures: Self.resources.appendingPathComponent("Images"))
    let reading = try reader.read(contentsOf: Self.resources.appendingPathComponent("Feeds/behaviors.yml"))
    let stage = Stage(FeedScene.scene(for: reading.feed, name: "behaviors"), text: BlockTextMeasuring())
    let script = try #require(stroke.script)
    return try #require(try StrokeSimulation(ScriptPlayer(script), on: stage, rate: rate).finish())
  }

  @Test func `there are forty, each with a label`() throws {
    let folder = try folder()
    #expect(folder.strokes.count == 40)
    #expect(folder.others.isEmpty)
    #expect(folder.strokes.filter { $0.label == nil }.map(\.name) == [])
    #expect(folder.labels?.feed == "../Feeds/behaviors.yml")
  }

  @Test func `each does what its label says, and the same at 30 and 144 frames a second`() throws {
    let folder = try folder()
    for stroke in folder.strokes {
      let outcome = try outcome(of: stroke, rate: 60)
      #expect(stroke.label?.label.fault(of: outcome) == nil, "\(stroke.name)")
      for rate in [30.0, 144] {
        let other = try self.outcome(of: stroke, rate: rate)
        let comparison = StrokeComparison(outcome, other)
        #expect(comparison.sentence == nil, "\(stroke.name) at \(rate)")
        #expect(abs(comparison.offsetDifference) < 0.01, "\(stroke.name) at \(rate)")
        #expect(abs(try #require(comparison.settleDifference)) < 1e-6, "\(stroke.name) at \(rate)")
      }
    }
  }

  @Test func `every requirement of strokes that a stroke can show is named by one`() throws {
    let folder = try folder()
    let texts = try folder.strokes.map { try String(contentsOf: $0.file, encoding: .utf8) }.joined()
    for number in [20, 21, 22, 23, 25, 26, 27, 28, 29] { #expect(texts.contains("R\(number)"), "R\(number)") }
  }
}
