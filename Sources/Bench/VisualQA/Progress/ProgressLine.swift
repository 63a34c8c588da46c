package import Documents
package import Foundation

/// How far a run or one of its shards is: a line of its progress file.
package nonisolated struct ProgressLine: Sendable, Hashable {
  /// The state of a run.
  package enum State: String, Sendable, Hashable, CaseIterable {
    case running, done
    /// The run ended with an error.
    case failed
  }

  /// The value of `kind`, by which a progress file is recognised.
  static let kind = "progress"
  private static let counts = 0...(1 << 53)
  /// The numbers of shards that are read.
  private static let shards = 1...10_000

  /// The verb.
  package var verb: String
  /// What is counted, in the singular, such as `stroke`.
  package var unit: String
  /// The shard; 1 of 1 for an undivided run.
  package var shard: WorkShard
  /// The number of units that are done.
  package var done = 0
  /// The number of units that are left; `nil` when the time decides.
  package var left: Int?
  /// The time that is left, in seconds; `nil` when the number decides.
  package var remaining: TimeInterval?
  /// The number of findings so far.
  package var findings = 0
  /// The state.
  package var state = State.running
  /// The name of the machine.
  package var host = ""
  /// The time since the run began, in seconds.
  ///
  /// No line has a time of day, because the clocks of machines differ.
  package var elapsed: TimeInterval = 0

  /// Creates the line of a run that begins.
  package init(verb: String, unit: String, shard: WorkShard) {
    (self.verb, self.unit, self.shard) = (verb, unit, shard)
  }

  /// The number of units a second, since the run began.
  package var rate: Double { elapsed > 0 ? Double(done) / elapsed : 0 }

  /// The name of the run or shard, such as `fuzz 2/8`.
  package var name: String { shard.count == 1 ? verb : "\(verb) \(shard.index)/\(shard.count)" }

  /// The line in words.
  package var words: String {
    var parts = ["\(Pluralization.text(done, unit)) done"]
    if let left, state == .running { parts.append("\(left) left") }
    if let remaining, state == .running { parts.append("\(Self.time(remaining)) left") }
    parts.append("\(Self.number(rate)) a second")
    parts.append(findings == 0 ? "no finding" : Pluralization.text(findings, "finding"))
    return "\(name): \(parts.joined(separator: ", "))" + (state == .running ? "" : "; \(state.rawValue)")
  }

  /// Returns a duration in a few characters, such as `1 h 02 min`.
  package static func time(_ seconds: TimeInterval) -> String {
    let whole = Int(min(max(seconds, 0), 1e9).rounded())
    if whole < 60 { return "\(whole) s" }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if whole < 3600 { return "\(whole / 60) min \(two(whole % 60)) s" }
    return "\(whole / 3600) h \(two(whole / 60 % 60)) min"
  }

  /// Returns a rate with as many decimals as it needs.
  package static func number(_ rate: Double) -> String { JSONText.number(rate, decimals: rate < 10 ? 1 : 0) }

  /// The line of the file, without its end.
  package var text: String {
    let json: JSONValue = [
      "kind": .string(Self.kind), "verb": .string(verb), "unit": .string(unit),
      "shard": .number(shard.index), "of": .number(shard.count), "done": .number(done),
      "left": .optional(left), "remaining": .optional(remaining), "rate": .number(rate),
      "findings": .number(findings), "state": .string(state.rawValue), "host": .string(host),
      "t": .number(elapsed),
    ]
    return json.text(decimals: 3)
  }

  /// Reads a line.
  package init(_ line: JSONLine) throws(JSONLine.Fault) {
    guard line.json["kind"] == .string(Self.kind) else {
      throw JSONLine.Fault(message: "this is no line of progress")
    }
    let (index, count) = (
      try line.integer("shard", in: Self.shards), try line.integer("of", in: Self.shards)
    )
    guard let shard = WorkShard(index, of: count) else {
      throw JSONLine.Fault(message: "\"shard\" is \(index) of \(count)")
    }
    self.init(
      verb: try line.string("verb", limit: 64), unit: try line.string("unit", limit: 64), shard: shard)
    done = try line.integer("done", in: Self.counts)
    if line.json["left"] != .null { left = try line.integer("left", in: Self.counts) }
    if line.json["remaining"] != .null { remaining = try line.number("remaining", in: 0...1e9) }
    findings = try line.integer("findings", in: Self.counts)
    state = try line.choice("state", of: State.self)
    host = try line.string("host", limit: 256)
    elapsed = try line.number("t", in: 0...1e9)
  }
}
