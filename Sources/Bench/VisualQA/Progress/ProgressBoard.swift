import Documents
package import Foundation

/// The progress of all shards of a run, as a watcher sees it.
///
/// Only the watcher's own clock and times since the beginning of a run are compared, because the clocks of machines may
/// differ by hours.
package nonisolated struct ProgressBoard: Sendable, Hashable {
  /// A shard on the board.
  package struct Row: Sendable, Hashable {
    /// Its last line.
    package var line: ProgressLine
    /// Its file, in the folder that is watched.
    package var file: String
    /// The reason why it holds the others up; `nil` when it does not.
    package var straggles: Straggling?
  }

  /// A reason why a shard holds the others up.
  package enum Straggling: Sendable, Hashable {
    /// It does less than half of what the median shard does in a second.
    case slow
    /// Its file has not changed for so many seconds.
    case silent(Int)
    /// Its file has not changed for so many seconds that it counts as killed.
    case lost(Int)
  }

  private struct Sight: Hashable {
    var line: ProgressLine
    /// The watcher's time at which the line was new.
    var time: TimeInterval
  }

  /// The time without a new line after which a shard is silent, in seconds.
  package static let patience: TimeInterval = 30
  /// The time without a new line after which a shard counts as lost, in seconds; it is not waited for any more.
  package static let lossTime: TimeInterval = 300
  /// The time after which a shard's rate is taken seriously, in seconds.
  private static let warmUp: TimeInterval = 10

  private var sights: [String: Sight] = [:]
  private var now: TimeInterval = 0

  /// Creates an empty board.
  package init() {}

  /// Takes note of the lines that are in the files now; a file that is not seen any more keeps its line.
  package mutating func see(_ lines: [String: ProgressLine], at time: TimeInterval) {
    now = time
    for (file, line) in lines where sights[file]?.line != line {
      sights[file] = Sight(line: line, time: time)
    }
  }

  /// The shards in their order, each once; when several files are of one shard, that of a run that is done, or the
  /// newest.
  package var rows: [Row] {
    let best = Dictionary(grouping: sights.sorted { $0.key < $1.key }) { file, sight in
      sight.line.shard.count == 1 ? "\(sight.line.verb) \(file)" : sight.line.name
    }.values.compactMap { files in
      files.max { Self.weight($0.value) < Self.weight($1.value) }
    }
    let rates = Dictionary(grouping: best.map(\.value.line), by: \.verb).mapValues(Self.median)
    return best.map { file, sight in
      Row(line: sight.line, file: file, straggles: straggling(sight, median: rates[sight.line.verb] ?? 0))
    }.sorted { Self.order($0) < Self.order($1) }
  }

  private static func weight(_ sight: Sight) -> (Int, TimeInterval) {
    (sight.line.state == .done ? 1 : 0, sight.time)
  }

  private static func order(_ row: Row) -> (String, Int, Int, String) {
    (row.line.verb, row.line.shard.count, row.line.shard.index, row.file)
  }

  private static func median(_ lines: [ProgressLine]) -> Double {
    let rates = lines.map(\.rate).filter { $0 > 0 }.sorted()
    return rates.isEmpty ? 0 : rates[rates.count / 2]
  }

  private func straggling(_ sight: Sight, median: Double) -> Straggling? {
    guard sight.line.state == .running else { return nil }
    let silence = now - sight.time
    if silence >= Self.lossTime { return .lost(Int(silence)) }
    if silence >= Self.patience { return .silent(Int(silence)) }
    return sight.line.elapsed >= Self.warmUp && sight.line.rate < median / 2 ? .slow : nil
  }

  /// The names of the shards of which no file is there yet.
  package var missing: [String] {
    let known = Set(sights.values.map(\.line.name))
    let runs = Set(sights.values.map { "\($0.line.verb) \($0.line.shard.count)" }).sorted()
    return runs.flatMap { run -> [String] in
      let words = run.split(separator: " ")
      guard let verb = words.first, let count = words.last.flatMap({ Int($0) }), count > 1 else { return [] }
      return (1...count).map { "\(verb) \($0)/\(count)" }.filter { !known.contains($0) }
    }
  }

  /// The shards that count as lost, in their order.
  ///
  /// A shard whose file goes on after all is not lost any more.
  package var lost: [Row] { rows.filter(\.isLost) }

  /// True when every shard has ended or is lost.
  package var isOver: Bool {
    !sights.isEmpty && missing.isEmpty && rows.allSatisfy { $0.line.state != .running || $0.isLost }
  }

  /// True when every shard has ended without a finding or an error.
  package var isClean: Bool {
    isOver && rows.allSatisfy { $0.line.state == .done && $0.line.findings == 0 }
  }

  // MARK: In words

  /// The sentence about all shards together.
  package var summary: String {
    let rows = rows
    guard !rows.isEmpty else { return "no progress file is there yet" }
    let all = rows.count + missing.count
    let ended = rows.count { $0.line.state != .running }
    let rate = rows.filter { $0.line.state == .running && !$0.isLost }.reduce(0) { $0 + $1.line.rate }
    let units = Dictionary(grouping: rows, by: \.line.unit).sorted { $0.key < $1.key }.map { unit, rows in
      Pluralization.text(rows.reduce(0) { $0 + $1.line.done }, unit)
    }
    let findings = rows.reduce(0) { $0 + $1.line.findings }
    var parts = ["\(ended) of \(Pluralization.text(all, "shard")) ended"]
    if !missing.isEmpty { parts.append("\(missing.count) not begun") }
    parts.append(units.joined(separator: " and ") + " done")
    if ended + lost.count < rows.count { parts.append("\(ProgressLine.number(rate)) a second") }
    parts.append(findings == 0 ? "no finding" : Pluralization.text(findings, "finding"))
    let stragglers = rows.count { $0.straggles != nil && !$0.isLost }
    if stragglers > 0 { parts.append(Pluralization.text(stragglers, "straggler")) }
    if !lost.isEmpty { parts.append("\(lost.count) lost: \(Self.names(of: lost))") }
    return parts.joined(separator: ", ")
  }

  private static func names(of rows: [Row]) -> String {
    let most = 20
    let names = rows.prefix(most).map { $0.line.shard.count == 1 ? $0.file : $0.line.name }
    return names.joined(separator: ", ") + (rows.count > most ? ", and \(rows.count - most) more" : "")
  }

  /// The headings of the table.
  package static let headings = ["shard", "machine", "done", "left", "a second", "findings", "time", "state"]

  /// Returns the words of a row, under the headings.
  package static func words(of row: Row) -> [String] {
    let line = row.line
    let left = line.remaining.map(ProgressLine.time) ?? line.left.map { "\($0)" } ?? ""
    return [
      line.shard.count == 1 ? row.file : line.name, line.host, "\(line.done)", left,
      ProgressLine.number(line.rate), "\(line.findings)", ProgressLine.time(line.elapsed), state(of: row),
    ]
  }

  /// Returns the state of a row in words.
  package static func state(of row: Row) -> String {
    switch row.straggles {
    case .slow: "slow"
    case .silent(let seconds): "silent for \(ProgressLine.time(TimeInterval(seconds)))"
    case .lost(let seconds): "lost, silent for \(ProgressLine.time(TimeInterval(seconds)))"
    case nil: row.line.state.rawValue
    }
  }

  /// The table of all shards, and the sentence below it.
  package var text: String {
    let table = rows.isEmpty ? "" : TextTable([Self.headings] + rows.map(Self.words)).text + "\n"
    return table + summary
  }
}

nonisolated extension ProgressBoard.Row {
  /// True when the shard counts as lost.
  package var isLost: Bool { if case .lost = straggles { true } else { false } }
}
