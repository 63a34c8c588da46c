public import Documents
public import Foundation

/// The times of a run, in the file `timings.json` of its report folder: what each part took, and on which machine.
///
/// A report contains no times elsewhere, so that reports of the same run are equal byte for byte.
public nonisolated struct RunTimings: Sendable, Hashable {
  /// The time of one part in one variant.
  public struct Entry: Sendable, Hashable {
    /// The name of the part, such as a scenario.
    public var name: String
    /// The variant in which it was played; `nil` without variants.
    public var variant: String?
    /// The time that it took, in seconds.
    public var seconds: TimeInterval

    /// Creates an entry.
    public init(_ name: String, variant: String? = nil, seconds: TimeInterval) {
      (self.name, self.variant, self.seconds) = (name, variant, seconds)
    }
  }

  /// The entries of one machine.
  public struct Machine: Sendable, Hashable {
    /// The time of a fixed amount of work on the machine, in seconds.
    public var calibration: TimeInterval
    /// The times of the parts.
    public var entries: [Entry]

    /// Creates the entries of a machine.
    public init(calibration: TimeInterval, entries: [Entry] = []) {
      (self.calibration, self.entries) = (calibration, entries)
    }
  }

  /// The file's name in a report folder.
  public static let file = "timings.json"
  private static let format = "orihon-timings"
  private static let most = 1_000_000
  /// The range of times, in seconds.
  private static let range = 0.0...1e7

  /// The machines, in the order in which their entries were read.
  public var machines: [Machine]

  /// Creates the times of a run.
  public init(_ machines: [Machine] = []) { self.machines = machines }

  /// Returns the costs of parts in units of the fixed work.
  ///
  /// A part without an entry has its guess, scaled by what the others took for theirs. Without any entry the guesses
  /// are the costs.
  public func costs(of parts: [(name: String, guess: Double)]) -> [Double] {
    var known: [String: Double] = [:]
    for machine in machines {
      for entry in machine.entries { known[entry.name, default: 0] += entry.seconds / machine.calibration }
    }
    let ratios = parts.compactMap { part in
      known[part.name].flatMap { part.guess > 0 ? $0 / part.guess : nil }
    }.sorted()
    let scale = ratios.isEmpty ? 1 : ratios[ratios.count / 2]
    return parts.map { known[$0.name] ?? $0.guess * scale }
  }

  /// The text of the file.
  public var text: String {
    let list = machines.map { machine in
      let entries = machine.entries.map { entry in
        [
          "name": .string(entry.name), "variant": .optional(entry.variant), "seconds": .number(entry.seconds),
        ] as JSONValue
      }
      return ["calibration": .number(machine.calibration), "entries": .array(entries)] as JSONValue
    }
    let value: JSONValue = [
      "format": .string(Self.format), "version": 1, "machines": .array(list),
    ]
    return value.indentedText(decimals: 6)
  }

  /// Reads the file.
  ///
  /// - Throws: `DocumentError` for a file that is missing, too large or faulty.
  public init(contentsOf file: URL) throws(DocumentError) {
    machines = try JSONLine.reading(file, limit: .report) { line throws(JSONLine.Fault) in
      guard line.json["format"] == .string(Self.format) else {
        throw JSONLine.Fault(message: "these are no timings; \"format\" has to be \"\(Self.format)\"")
      }
      _ = try line.integer("version", in: 1...1)
      var machines: [Machine] = []
      var count = 0
      for value in try line.list("machines") {
        let machine = try JSONLine(value)
        let list = try machine.list("entries")
        count += list.count
        guard count <= Self.most else {
          throw JSONLine.Fault(message: "there are \(count) entries; at most \(Self.most) are read")
        }
        var entries: [Entry] = []
        for value in list {
          let line = try JSONLine(value)
          entries.append(
            Entry(
              try line.string("name"), variant: try line.optionalText("variant"),
              seconds: try line.number("seconds", in: Self.range)))
        }
        machines.append(
          Machine(calibration: try Self.calibration(machine), entries: entries))
      }
      return machines
    }
  }

  private static func calibration(_ machine: JSONLine) throws(JSONLine.Fault) -> TimeInterval {
    try machine.number("calibration", in: 1e-6...1e3)
  }
}
