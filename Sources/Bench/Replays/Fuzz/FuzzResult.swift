package import Documents

/// The result of random strokes on one scene, or of a share of them.
///
/// Results of shares add up to the result of the whole: exactly, in any order, and for any division.
package nonisolated struct FuzzResult: Sendable, Hashable {
  /// The name of the scene.
  package let scene: String
  /// The seed from which the seeds of all scripts are derived.
  package let seed: UInt64
  /// The number of scripts of the corpus that were played.
  package var corpus = 0
  /// The number of random scripts that were played.
  package var scripts = 0
  /// The number of random strokes in them.
  package var strokes = 0
  /// The broken invariants, in the order of their descriptions.
  package private(set) var findings: [FuzzFinding] = []

  /// Creates the result of a scene on which nothing was played yet.
  package init(_ scene: String, seed: UInt64) { (self.scene, self.seed) = (scene, seed) }

  /// Returns the sum of results of one scene from one seed; `nil` for none, and for those of different ones.
  package static func merged(_ results: some Collection<FuzzResult>) -> FuzzResult? {
    guard let first = results.first else { return nil }
    var sum = FuzzResult(first.scene, seed: first.seed)
    for result in results {
      guard result.scene == sum.scene, result.seed == sum.seed else { return nil }
      sum.add(result)
    }
    return sum
  }

  private mutating func add(_ other: FuzzResult) {
    corpus += other.corpus
    scripts += other.scripts
    strokes += other.strokes
    for finding in other.findings { add(finding) }
  }

  /// Adds the scripts of a broken invariant.
  package mutating func add(_ finding: FuzzFinding) {
    if let place = place(of: finding.invariant) {
      findings[place].add(finding)
    } else {
      let place = findings.firstIndex { $0.invariant > finding.invariant } ?? findings.count
      findings.insert(finding, at: place)
    }
  }

  /// Returns true when a further script that breaks an invariant is shrunk and kept.
  ///
  /// The scripts are added in the order of their origins.
  func keepsMore(of invariant: String) -> Bool {
    place(of: invariant).map { findings[$0].examples.count < FuzzFinding.most } ?? true
  }

  /// Counts a script that breaks an invariant of which no more are kept.
  mutating func count(_ invariant: String) {
    if let place = place(of: invariant) { findings[place].count(nil) }
  }

  /// Returns the finding of an invariant; `nil` while nothing has broken it.
  func finding(of invariant: String) -> FuzzFinding? { place(of: invariant).map { findings[$0] } }

  private func place(of invariant: String) -> Int? { findings.firstIndex { $0.invariant == invariant } }
}

nonisolated extension FuzzResult {
  /// The largest number of invariants of a scene that is read.
  private static let mostFindings = 10_000
  /// The largest number that is read as a count.
  fileprivate static let counts = 0...(1 << 53)
  /// The longest script that is read, in bytes.
  fileprivate static let longestScript = 1 << 22

  /// The result as JSON.
  ///
  /// Seeds are texts, because a number of JSON does not hold every seed.
  package var json: JSONValue {
    [
      "scene": .string(scene), "seed": .string(String(seed)), "corpus": .number(corpus),
      "scripts": .number(scripts), "strokes": .number(strokes), "findings": .array(findings.map(\.json)),
    ]
  }

  /// Reads a result.
  package init(_ line: JSONLine) throws(JSONLine.Fault) {
    self.init(try line.string("scene"), seed: try line.seed())
    corpus = try line.integer("corpus", in: Self.counts)
    scripts = try line.integer("scripts", in: Self.counts)
    strokes = try line.integer("strokes", in: Self.counts)
    let list = try line.values("findings", most: Self.mostFindings)
    for value in list {
      let finding = try FuzzFinding(JSONLine(value))
      guard findings.last.map({ $0.invariant < finding.invariant }) ?? true else {
        throw JSONLine.Fault(message: "\"findings\" has an invariant twice, or they are not in order")
      }
      guard finding.broken <= corpus + scripts else {
        throw JSONLine.Fault(
          message: "\"broken\" is \(finding.broken), of \(corpus + scripts) scripts that were played")
      }
      add(finding)
    }
  }
}

nonisolated extension FuzzFinding {
  fileprivate var json: JSONValue {
    [
      "invariant": .string(invariant), "broken": .number(broken), "examples": .array(examples.map(\.json)),
    ]
  }

  fileprivate init(_ line: JSONLine) throws(JSONLine.Fault) {
    var examples: [Example] = []
    for value in try line.values("examples", most: Self.most) {
      let example = try Example(JSONLine(value))
      guard examples.last.map({ $0.origin < example.origin }) ?? true else {
        throw JSONLine.Fault(message: "\"examples\" has a script twice, or they are not in order")
      }
      examples.append(example)
    }
    let broken = try line.integer("broken", in: max(1, examples.count)...FuzzResult.counts.upperBound)
    guard let finding = FuzzFinding(try line.string("invariant"), broken: broken, examples: examples) else {
      throw JSONLine.Fault(message: "\"examples\" is empty; a script that breaks the invariant is needed")
    }
    self = finding
  }
}

nonisolated extension FuzzFinding.Example {
  fileprivate var json: JSONValue {
    let origin: [JSONValue.Member] =
      switch origin {
      case .file(let name): [.init("file", .string(name))]
      case .seeded(let index, let seed):
        [.init("index", .number(index)), .init("seed", .string(String(seed)))]
      }
    return .object(
      origin + [
        .init("message", .string(message)), .init("time", .number(time)), .init("steps", .number(steps)),
        .init("script", .string(yaml)),
      ])
  }

  fileprivate init(_ line: JSONLine) throws(JSONLine.Fault) {
    let origin: FuzzFinding.Origin =
      line.json["file"] == nil
      ? .seeded(index: try line.integer("index", in: FuzzResult.counts), seed: try line.seed())
      : .file(try line.string("file"))
    self.init(
      origin, message: try line.string("message"), time: try line.number("time", in: 0...1e9),
      steps: try line.integer("steps", in: 1...1_000_000),
      yaml: try line.string("script", limit: FuzzResult.longestScript))
  }
}

nonisolated extension JSONLine {
  /// Returns the seed of random numbers.
  fileprivate func seed() throws(Fault) -> UInt64 {
    let text = try string("seed", limit: 20)
    guard let seed = UInt64(text), String(seed) == text else {
      throw Fault(message: "\"seed\" is \"\(text)\"; a whole number from 0 to \(UInt64.max) is needed")
    }
    return seed
  }

  /// Returns the list of a member, of at most `most` values.
  fileprivate func values(_ name: String, most: Int) throws(Fault) -> [JSONValue] {
    guard case .array(let values)? = json[name] else {
      throw Fault(message: "\"\(name)\" is \(json[name] == nil ? "missing" : "no list"); a list is needed")
    }
    guard values.count <= most else {
      throw Fault(message: "\"\(name)\" has \(values.count) values; at most \(most) are read")
    }
    return values
  }
}
