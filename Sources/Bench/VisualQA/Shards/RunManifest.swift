package import Documents
package import Foundation

/// The description of a run in the file `run.json` of its report folder: what was planned, and what was played.
///
/// The file is written last, so a report with it is complete. It tells whether two reports are shards of one run.
package nonisolated struct RunManifest: Sendable, Hashable {
  /// The shards of a run that was split.
  package struct Shards: Sendable, Hashable {
    /// The indices of the shards in the report, in ascending order.
    package var indices: [Int]
    /// The number of shards of the run.
    package var count: Int
    /// The file of the times by which the run was cut, as named on the command line; `nil` without one.
    package var timings: String?

    /// Creates the shards of a report.
    package init(_ indices: [Int], of count: Int, timings: String? = nil) {
      (self.indices, self.count, self.timings) = (indices, count, timings)
    }
  }

  /// The file's name in a report folder.
  package static let file = "run.json"
  private static let format = "orihon-run"
  private static let mostParts = 1_000_000

  /// The verb, such as `compare`.
  package var verb: RunVerb
  /// The command of the whole run in shell syntax, without options for shards and results.
  package var command: String
  /// The version and the hash of the program.
  package var program: String
  /// The hash of the shipped files that it plays.
  package var resources: String
  /// The hash of the files that the run was given.
  package var inputs: String
  /// The shards in the report; `nil` for a whole run.
  package var shards: Shards?
  /// The names of all parts of the whole run, in their order.
  package var plan: [String]
  /// The names of the parts that were played.
  package var played: [String]

  /// Creates the description of a run.
  package init(
    _ verb: RunVerb, command: String, program: String, resources: String, inputs: String,
    shards: Shards? = nil, plan: [String], played: [String]
  ) {
    (self.verb, self.command, self.program) = (verb, command, program)
    (self.resources, self.inputs) = (resources, inputs)
    (self.shards, self.plan, self.played) = (shards, plan, played)
  }

  /// The text of the file.
  package var text: String {
    let value: JSONValue = [
      "format": .string(Self.format), "version": 1, "verb": .string(verb.rawValue),
      "command": .string(command), "program": .string(program), "resources": .string(resources),
      "inputs": .string(inputs), "shards": shards.map(Self.json) ?? .null,
      "plan": .array(plan.map { .string($0) }), "played": .array(played.map { .string($0) }),
    ]
    return value.indentedText(decimals: 0)
  }

  private static func json(_ shards: Shards) -> JSONValue {
    [
      "indices": .array(shards.indices.map { .number($0) }), "count": .number(shards.count),
      "timings": .optional(shards.timings),
    ]
  }

  /// Reads the file of a report folder.
  ///
  /// - Throws: `DocumentError` for a file that is missing, too large or faulty.
  package init(of report: URL) throws(DocumentError) {
    let file = report.appendingPathComponent(Self.file)
    self = try JSONLine.reading(file, limit: .report) { line throws(JSONLine.Fault) in
      guard line.json["format"] == .string(Self.format) else {
        throw JSONLine.Fault(message: "this describes no run; \"format\" has to be \"\(Self.format)\"")
      }
      _ = try line.integer("version", in: 1...1)
      let (plan, played) = (try line.texts("plan"), try line.texts("played"))
      guard plan.count <= Self.mostParts, Set(plan).isSuperset(of: played) else {
        throw JSONLine.Fault(message: "\"played\" names something that is not in \"plan\"")
      }
      return RunManifest(
        try line.choice("verb", of: RunVerb.self), command: try line.text("command"),
        program: try line.string("program"), resources: try line.string("resources"),
        inputs: try line.string("inputs"), shards: try line.object("shards")?.shards(), plan: plan,
        played: played)
    }
  }
}

/// A verb whose work can be split into shards.
package nonisolated enum RunVerb: String, Sendable, Hashable, CaseIterable {
  case compare, fuzz, strokes, lab, check

  /// The noun for one part of its work.
  package var noun: String {
    switch self {
    case .compare: "scenario"
    case .fuzz: "scene"
    case .strokes: "stroke"
    case .lab: "pair"
    case .check: "file"
    }
  }

  /// True when every shard plays a share of each part; otherwise a part belongs to one shard.
  package var splitsParts: Bool { self == .fuzz }
}

extension JSONLine {
  fileprivate nonisolated func shards() throws(Fault) -> RunManifest.Shards {
    let count = try integer("count", in: 1...WorkShard.most)
    var indices: [Int] = []
    for value in try list("indices") {
      guard case .number(let number) = value, let index = Int(exactly: number), (1...count).contains(index),
        index > indices.last ?? 0
      else { throw Fault(message: "\"indices\" has to be ascending numbers from 1 to \(count)") }
      indices.append(index)
    }
    guard !indices.isEmpty else { throw Fault(message: "\"indices\" is empty; a shard is needed") }
    return RunManifest.Shards(indices, of: count, timings: try optionalText("timings"))
  }
}
