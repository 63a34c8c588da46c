import Documents
package import Foundation
import Replays
import SDLRendering
import VisualQA

/// The terminal of `orihon report --watch`: a table that is drawn anew, or lines where there is no terminal.
package final class ProgressScreen {
  private struct State {
    /// The number of lines of the table that is drawn.
    var height = 0
    var news = ProgressNews()
  }

  private let clock = SDLClock()
  private let isTerminal: Bool
  private var state = State()

  /// Creates a screen on standard output.
  package init() { isTerminal = isatty(STDOUT_FILENO) == 1 }

  /// Watches the progress files below a folder until every shard has ended or is lost, or a signal ends the watch.
  ///
  /// `page` is the folder of a page; `nil` for none.
  ///
  /// - Throws: `CommandError.ended` unless every shard ended without a finding or an error.
  package func watch(_ folder: URL, page: URL?) throws {
    let interruption = InterruptHandler()
    let surroundings = ProgressWatch.Surroundings(
      now: { [clock] in clock.now },
      wait: { seconds in
        interruption.wait(upTo: Int(seconds))
        return !interruption.isThere
      }, show: { [self] in try show($0) })
    let status = try ProgressWatch(folder, page: page).run(in: surroundings)
    if status != .done { throw CommandError.ended(ProgramStatus(status)) }
  }

  private func show(_ board: ProgressBoard) throws {
    guard isTerminal else {
      for line in state.news.lines(of: board, at: clock.now) { try Console.result(line) }
      return
    }
    // The cursor goes back to the first line of the former table, which is erased.
    if state.height > 0 { try? StandardStream.output.write("\u{1b}[\(state.height)F\u{1b}[J") }
    let text = board.text
    state.height = text.split(separator: "\n", omittingEmptySubsequences: false).count
    try Console.results(text)
  }
}
