import Documents
import Foundation
package import Measurements
import SDLRendering
import SceneRuns
package import ScreenInterface

/// A benchmark of input accuracy, `orihon bench input`, which flicks over a scene that never rests.
///
/// It moves the display's own pointer, on each renderer path.
package final class InputAccuracyBench {
  /// The number and the timing of the flicks.
  nonisolated struct Plan {
    /// The number of flicks on each path.
    var flicks = 3
    /// The number of moves in a flick.
    var moves = 200
    /// The time between two moves, in seconds.
    var interval: TimeInterval = 0.004
  }

  /// The size of the window in points, small enough for a software rasteriser of GL to keep the frame rate.
  private static let size = CGSize(width: 320, height: 480)
  /// The distance from the edges at which a flick begins and ends, in points.
  private static let margin: CGFloat = 40
  /// The time-out for the last events after the pointer has stopped, in seconds.
  private static let patience: TimeInterval = 5

  private let plan = Plan()
  private let choice: RendererChoice

  /// Creates a bench for a renderer path; `auto` stands for all of them.
  package init(_ choice: RendererChoice) { self.choice = choice }

  /// Opens a window for each renderer path, one after the other, and returns the accuracy of the flicks.
  ///
  /// - Throws: `SDLError` without a display, `CommandError.noPointer` when no tool can move its pointer.
  package func measure() throws -> InputAccuracyReport {
    var report = InputAccuracyReport(moves: plan.moves, interval: plan.interval)
    for path in choice == .auto ? [.software, .accelerated] : [choice] {
      do {
        report.paths.append(try measure(path))
      } catch SDLError.rendererRefused(let refused, let reason) where choice == .auto {
        Console.say("\(SDLError.rendererRefused(refused, reason: reason))")
      }
    }
    return report
  }

  private func measure(_ path: RendererChoice) throws -> InputAccuracyReport.Path {
    let hand = try SystemPointer()
    let pane = try WindowPane(
      title: "\(ProgramName.text) bench input", size: Self.size, scale: nil, renderer: path)
    Console.say(
      "for some seconds xdotool moves this display's own pointer, its button down: leave the mouse alone, or "
        + "give it a display of its own: xvfb-run -a \(ProgramName.text) bench input")
    let target = FlickTarget()
    defer { hand.stop() }
    var fault: (any Error)?
    var end: TimeInterval?
    target.onFirstFrame = { [plan] in
      let units = pane.window.size
      let start = CGPoint(x: units.width / 2, y: units.height - Self.margin)
      do {
        try hand.flick(plan.flicks, from: start, length: Int(units.height - 2 * Self.margin), in: plan)
      } catch { fault = error }
    }
    target.isOver = { [plan] time in
      if fault != nil { return true }
      guard target.frames > 0, let ending = hand.ending else { return false }
      if case .failure(let error) = ending { fault = error }
      end = end ?? time
      return fault != nil || target.strokes.count == plan.flicks || time - (end ?? time) > Self.patience
    }
    try pane.run(target, MainLoopOptions())
    if let fault { throw fault }
    let flicks = target.strokes.map { FlickMeasurement($0.moves) }
    guard hand.ending != nil, !flicks.isEmpty else {
      throw CommandError.noPointer(reason: "no flick of it arrived in the window")
    }
    return InputAccuracyReport.Path(
      renderer: "\(pane.window.renderer)", frames: target.frames, flicks: flicks, of: plan.moves)
  }
}
