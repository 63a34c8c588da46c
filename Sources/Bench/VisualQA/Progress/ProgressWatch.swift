import Documents
package import Foundation
package import Replays

/// The loop of `orihon report --watch`, which shows the progress of all shards until they have ended.
package struct ProgressWatch {
  /// The world around the watch: a clock, a pause, and a place to show the board.
  package struct Surroundings {
    /// Returns the time of a clock, in seconds.
    package var now: () -> TimeInterval
    /// Waits for some seconds; returns false when the watch is to end.
    package var wait: (TimeInterval) -> Bool
    /// Shows the board.
    package var show: (ProgressBoard) throws -> Void

    /// Creates surroundings.
    package init(
      now: @escaping () -> TimeInterval, wait: @escaping (TimeInterval) -> Bool,
      show: @escaping (ProgressBoard) throws -> Void
    ) {
      (self.now, self.wait, self.show) = (now, wait, show)
    }
  }

  private let folder: URL
  private let report: ReportFolder?

  /// Creates a watch of the progress files below `folder`; `page` is the folder of a page, `nil` for none.
  package init(_ folder: URL, page: URL?) {
    self.folder = folder
    report = page.map(ReportFolder.init)
  }

  /// Watches until every shard has ended or is lost, or it is interrupted.
  ///
  /// Returns `done` when every shard has ended without a finding or an error, else `different`.
  ///
  /// - Throws: `VisualQAError` for a folder that cannot be read, `DocumentError` for a page that cannot be written, and
  ///   what the surroundings throw.
  package func run(in surroundings: Surroundings) throws -> RunStatus {
    var board = ProgressBoard()
    try report?.check()
    var goesOn = true
    while goesOn {
      board.see(try ProgressFile.lines(below: folder), at: surroundings.now())
      try surroundings.show(board)
      try write(board, isLive: !board.isOver)
      goesOn = !board.isOver && surroundings.wait(ProgressReporter.period)
    }
    if !board.isOver { try write(board, isLive: false) }
    return board.isClean ? .done : .different
  }

  private func write(_ board: ProgressBoard, isLive: Bool) throws(DocumentError) {
    guard let report else { return }
    try report.claim()
    try OutputFile.write(
      ProgressPage(board, isLive: isLive).html, to: report.url.appendingPathComponent("index.html"))
  }
}

/// The lines that a watch prints where a table cannot be drawn anew: what happened since the last time.
package nonisolated struct ProgressNews {
  /// The time between two sentences about all shards, in seconds.
  private static let period: TimeInterval = 10

  private var states: [String: String] = [:]
  private var told: TimeInterval?

  /// Creates news of a watch that begins.
  package init() {}

  /// Returns the lines to print: the shards that are in another state than before, and now and then all together.
  package mutating func lines(of board: ProgressBoard, at time: TimeInterval) -> [String] {
    var lines: [String] = []
    for row in board.rows {
      let state =
        switch row.straggles {
        case .slow: "slow"
        case .silent: "silent"
        case .lost: "lost"
        case nil: row.line.state.rawValue
        }
      guard states.updateValue(state, forKey: row.file) != state else { continue }
      let words = row.straggles == nil ? row.line.words : "\(row.line.words); \(ProgressBoard.state(of: row))"
      lines.append(row.line.host.isEmpty ? words : "\(row.line.host): \(words)")
    }
    guard board.isOver || told.map({ time - $0 >= Self.period }) ?? true else { return lines }
    told = time
    return lines + [board.summary]
  }
}
