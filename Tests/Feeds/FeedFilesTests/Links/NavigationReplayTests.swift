import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

@testable import FeedFiles

/// Tests that a session in which one pushed and went back is the same at any frame rate, and after going back in time.
struct NavigationReplayTests {
  /// The drawing of a stage in words.
  private func drawing(_ stage: Stage) -> [String] { stage.displayList.commands.map(\.description) }

  /// Plays a session, and returns the drawing at each sixth of a second, at which all rates have a frame.
  private func session(rate: Double) throws -> (drawings: [[String]], moves: [String]) {
    let harness = try LinkedFeedsSample.harness(rate: rate)
    var drawings: [[String]] = []
    func wait(sixths: Int) {
      for _ in 0..<sixths {
        harness.advance(to: Double(drawings.count + 1) / 6)
        drawings.append(drawing(harness.stage))
      }
    }
    wait(sixths: 1)
    try harness.click(card: 0, of: "more")
    wait(sixths: 4)
    harness.press(at: CGPoint(x: 10, y: 500))
    harness.move(from: CGPoint(x: 10, y: 500), by: CGPoint(x: 180, y: 4), in: 0.15)
    wait(sixths: 1)
    harness.move(from: CGPoint(x: 190, y: 504), by: CGPoint(x: 90, y: 0), in: 0.07)
    harness.release(at: CGPoint(x: 280, y: 504))
    wait(sixths: 4)
    try harness.click(card: 0, of: "more")
    wait(sixths: 1)
    harness.key("backspace")
    wait(sixths: 5)
    return (drawings, harness.moves)
  }

  @Test func `the drawings are the same at 30, 60 and 144 frames a second`() throws {
    let reference = try session(rate: 60)
    #expect(
      reference.moves == ["push other.yml", "pop other.yml", "push other.yml", "pop other.yml"])
    #expect(Set(reference.drawings).count > 6, "the drawings show the slides")
    for rate in [30.0, 144] {
      let other = try session(rate: rate)
      #expect(other.moves == reference.moves)
      for (index, drawing) in other.drawings.enumerated() where index < reference.drawings.count {
        #expect(drawing == reference.drawings[index], "at \(index + 1)/6 s and \(rate) Hz")
      }
    }
  }

  @Test func `a snapshot restores a stack, a slide and a drag`() throws {
    let harness = try LinkedFeedsSample.harness()
    var moments: [(StageSnapshot, [String])] = []
    func note() { moments.append((harness.stage.snapshot(), drawing(harness.stage))) }
    note()
    try harness.click(card: 0, of: "more")
    harness.advance(to: 0.25)
    note()
    harness.settle()
    harness.wheel(at: CGPoint(x: 200, y: 500), y: -2)
    harness.settle()
    note()
    harness.press(at: CGPoint(x: 10, y: 500))
    harness.move(from: CGPoint(x: 10, y: 500), by: CGPoint(x: 120, y: 0), in: 0.2)
    harness.advance(by: 1 / 60)
    note()
    harness.move(from: CGPoint(x: 130, y: 500), by: CGPoint(x: 200, y: 0), in: 0.2)
    harness.release(at: CGPoint(x: 330, y: 500))
    harness.settle()
    note()
    for index in [3, 1, 4, 0, 2, 3, 0, 4, 1] {
      let (moment, drawing) = moments[index]
      harness.stage.restore(moment)
      harness.stage.advance(to: moment.time)
      #expect(self.drawing(harness.stage) == drawing, "moment \(index)")
    }
  }
}
