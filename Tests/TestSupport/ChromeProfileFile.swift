public import Foundation

/// A Chrome trace file, read without the code that writes it and checked against the format.
///
/// The rules are those of the Trace Event Format and those that Perfetto needs to show every event: slices of
/// a track nest, every span that begins ends once, arrows begin and end inside slices.
public struct ChromeProfileFile {
  /// An event of the trace.
  public struct Event {
    /// All fields of the event.
    public let fields: [String: Any]

    /// Returns a text field of the event; `nil` when there is none.
    public func text(_ name: String) -> String? { fields[name] as? String }

    /// Returns a number field of the event; `nil` when there is none.
    public func number(_ name: String) -> Double? { (fields[name] as? NSNumber)?.doubleValue }

    /// The kind of the event, one letter.
    public var kind: String { text("ph") ?? "" }

    /// The name of the event.
    public var name: String { text("name") ?? "" }

    /// The arguments of the event.
    public var arguments: [String: Any] { fields["args"] as? [String: Any] ?? [:] }

    /// The beginning of the event, in whole nanoseconds.
    public var start: Int { Int(((number("ts") ?? 0) * 1000).rounded()) }

    /// The end of the event, in whole nanoseconds.
    public var end: Int { start + Int(((number("dur") ?? 0) * 1000).rounded()) }

    /// The track that the event lies on, as its process and its thread.
    public var track: String { "\(Int(number("pid") ?? -1))/\(Int(number("tid") ?? -1))" }
  }

  /// The events, in the order of the file.
  public let events: [Event]
  /// The faults of the file as a whole.
  private var faults: [String] = []

  /// Reads the data of a trace file.
  public init(_ data: Data) throws {
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let list = root?["traceEvents"] as? [[String: Any]]
    events = (list ?? []).map(Event.init)
    if list == nil { faults.append("no traceEvents") }
    if !["ms", "ns"].contains(root?["displayTimeUnit"] as? String) { faults.append("no displayTimeUnit") }
  }

  /// Returns the events of a kind.
  public func events(_ kind: String) -> [Event] { events.filter { $0.kind == kind } }

  /// The breaches of the format, in words; empty for a file whose events are all shown.
  public var violations: [String] {
    faults + fieldViolations + orderViolations + nestingViolations + spanViolations + arrowViolations
  }

  private var fieldViolations: [String] {
    let named = Set(events("M").filter { $0.name == "thread_name" }.map(\.track))
    return events.flatMap { event -> [String] in
      var wrong: [String] = []
      if !["X", "b", "e", "C", "i", "s", "f", "M"].contains(event.kind) { wrong.append("kind") }
      if event.name.isEmpty { wrong.append("name") }
      if event.number("pid") == nil || event.number("tid") == nil { wrong.append("pid, tid") }
      if event.kind != "M", !(event.number("ts") ?? -1).isFinite || (event.number("ts") ?? -1) < 0 {
        wrong.append("ts")
      }
      if event.kind == "X", (event.number("dur") ?? -1) < 0 { wrong.append("dur") }
      if ["b", "e", "s", "f"].contains(event.kind), event.text("id") == nil || event.text("cat") == nil {
        wrong.append("id, cat")
      }
      if event.kind == "C", event.arguments.isEmpty || !event.arguments.values.allSatisfy({ $0 is NSNumber })
      {
        wrong.append("args of a counter")
      }
      if event.kind == "i", !["g", "p", "t"].contains(event.text("s")) { wrong.append("s") }
      if event.kind == "f", event.text("bp") != "e" { wrong.append("bp") }
      if event.kind != "M", !named.contains(event.track) { wrong.append("a track without a name") }
      return wrong.map { "\($0) of \(event.fields)" }
    }
  }

  private var orderViolations: [String] {
    let timed = events.filter { $0.kind != "M" }
    return zip(timed, timed.dropFirst()).filter { $0.start > $1.start }.map {
      "\($1.name) is before \($0.name)"
    }
  }

  private var nestingViolations: [String] {
    Dictionary(grouping: events("X"), by: \.track).values.flatMap { slices -> [String] in
      var open: [Event] = []
      return slices.compactMap { slice in
        while let last = open.last, last.end <= slice.start { open.removeLast() }
        defer { open.append(slice) }
        return open.last.flatMap { $0.end < slice.end ? "\(slice.name) sticks out of \($0.name)" : nil }
      }
    }
  }

  private var spanViolations: [String] {
    pairs(of: ["b", "e"]).compactMap { id, pair in
      guard pair.map(\.kind) == ["b", "e"] else { return "span \(id) is \(pair.map(\.kind))" }
      let isOne = pair[0].name == pair[1].name && pair[0].start <= pair[1].start
      return isOne ? nil : "span \(id) ends as another, or before it begins"
    }
  }

  private var arrowViolations: [String] {
    let slices = Dictionary(grouping: events("X"), by: \.track)
    return pairs(of: ["s", "f"]).compactMap { id, pair in
      guard pair.map(\.kind) == ["s", "f"] else { return "arrow \(id) is \(pair.map(\.kind))" }
      let isBound = pair.allSatisfy { end in
        (slices[end.track] ?? []).contains { $0.start <= end.start && end.start < max($0.end, $0.start + 1) }
      }
      return isBound ? nil : "arrow \(id) hangs in the air"
    }
  }

  /// Returns the events of these kinds by category and id, each list in the order of the file.
  private func pairs(of kinds: [String]) -> [String: [Event]] {
    Dictionary(grouping: events.filter { kinds.contains($0.kind) }) { event in
      "\(event.text("cat") ?? "") \(event.text("id") ?? "")"
    }
  }
}
