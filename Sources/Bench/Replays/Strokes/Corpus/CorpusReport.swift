package import Documents
import Foundation
import SceneReadings

/// The outcomes of a folder's strokes under one or two settings, with a table and the failed labels.
package struct CorpusReport {
  /// A stroke with its outcomes.
  package struct Line {
    package let stroke: StrokeFolder.File
    /// The number of the stroke in its folder, from 1.
    package var number: Int { stroke.number }
    package let now: StrokeOutcome?
    /// The outcome under the first setting; `nil` when it was played under one setting only.
    package let before: StrokeOutcome?
    let isCompared: Bool

    package var comparison: StrokeComparison? {
      before.flatMap { before in now.map { StrokeComparison(before, $0) } }
    }

    /// True when the stroke lands elsewhere than before, or has an outcome under one setting only.
    var landsElsewhere: Bool { comparison?.landsElsewhere ?? (isCompared && before != now) }

    /// True when the settling time differs by more than a hundredth of a second.
    var settlesAtAnotherTime: Bool { abs(comparison?.settleDifference ?? 0) > 0.01 }
  }

  private let lines: [Line]
  private let labels: StrokeLabels?

  /// Creates the report of the outcomes `now`, compared with the outcomes `before` if there are any.
  package init(_ folder: StrokeFolder, _ now: [StrokeOutcome?], before: [StrokeOutcome?]? = nil) {
    lines = folder.strokes.enumerated().map { index, stroke in
      Line(stroke: stroke, now: now[index], before: before?[index], isCompared: before != nil)
    }
    labels = folder.labels
  }

  /// The outcomes of the strokes.
  package var outcomes: [StrokeOutcome?] { lines.map(\.now) }

  // MARK: For people

  /// All strokes, in their order.
  package var all: [Line] { lines }

  /// Returns true when a stroke is reported: any stroke, or when compared one that lands elsewhere.
  package func isTold(_ line: Line) -> Bool { !line.isCompared || line.landsElsewhere }

  /// The column headings of the table.
  package static let headings = ["stroke", "page", "offset", "settles", "outcome"]

  /// The reported strokes as a table; empty when there are none.
  package var table: String {
    let rows = lines.filter(isTold).map(words(of:))
    return rows.isEmpty ? "" : TextTable([Self.headings] + rows).text
  }

  /// Returns the table cells of a stroke, one for each heading.
  package func words(of line: Line) -> [String] { line.isCompared ? difference(line) : landing(line) }

  private func landing(_ line: Line) -> [String] {
    guard let now = line.now else {
      return [line.stroke.name, "", "", "", "nothing is pressed or turned in it"]
    }
    let words = StrokeDescription(now)
    return [
      line.stroke.name, Self.page(now) ?? "-", Self.offset(now), Self.settling(now),
      "\(words.subject) \(words.present)",
    ]
  }

  private func difference(_ line: Line) -> [String] {
    guard let comparison = line.comparison else { return landing(line) }
    let (before, now) = (comparison.before, comparison.now)
    return [
      line.stroke.name, Self.change(Self.page(before) ?? "-", Self.page(now) ?? "-"),
      Self.change(Self.offset(before), Self.offset(now)),
      Self.change(Self.settling(before), Self.settling(now)),
      comparison.sentence ?? Self.nearly(comparison),
    ]
  }

  /// Returns the text on a stroke with the same decision that lands elsewhere.
  private static func nearly(_ comparison: StrokeComparison) -> String {
    let (before, now) = (StrokeDescription(comparison.before), StrokeDescription(comparison.now))
    guard before.present == now.present, let distance = comparison.distance else {
      return "\(before.past); now \(now.present)"
    }
    return "\(before.past), now \(distance)"
  }

  private static func change(_ before: String, _ now: String) -> String {
    before == now ? now : "\(before) → \(now)"
  }

  private static func page(_ outcome: StrokeOutcome) -> String? {
    outcome.page.map { page in "\(page + 1)" + (outcome.pages.map { "/\($0)" } ?? "") }
  }

  private static func offset(_ outcome: StrokeOutcome) -> String {
    NumberText.text(Double(outcome.offset), decimals: 1)
  }

  private static func settling(_ outcome: StrokeOutcome) -> String {
    outcome.settleTime.map(StrokeDescription.seconds) ?? "-"
  }

  /// A line for each failed label, with its position in the file.
  package var faults: [String] {
    guard let labels else { return [] }
    return lines.compactMap { line in
      guard let entry = line.stroke.label, let fault = fault(of: line) else { return nil }
      return DocumentFault(
        file: labels.file, position: entry.position, message: "\(line.stroke.name) \(fault)"
      )
      .description
    }
  }

  /// Returns why a stroke's label fails; `nil` when it holds or there is none.
  package func fault(of line: Line) -> String? { line.stroke.label.flatMap { Self.fault($0, line.now) } }

  private static func fault(_ entry: StrokeLabels.Entry, _ outcome: StrokeOutcome?) -> String? {
    guard let outcome else { return "is no stroke: nothing is pressed or turned in it" }
    return entry.label.fault(of: outcome)
  }

  // MARK: For programs

  /// The strokes as a JSON array, each with its outcome and the outcome that it is compared with.
  package var json: JSONValue { .array(lines.map(json(of:))) }

  /// Returns a stroke with its outcome and the outcome that it is compared with.
  package func json(of line: Line) -> JSONValue {
    var members = [JSONValue.Member("stroke", .string(line.stroke.name))]
    members.append(JSONValue.Member("now", line.now.map(Self.json) ?? .null))
    if line.isCompared {
      members.append(JSONValue.Member("before", line.before.map(Self.json) ?? .null))
      members.append(JSONValue.Member("elsewhere", .bool(line.landsElsewhere)))
      members.append(JSONValue.Member("late", .bool(line.settlesAtAnotherTime)))
      members.append(JSONValue.Member("sentence", .optional(line.comparison?.sentence)))
    }
    if let entry = line.stroke.label {
      members.append(JSONValue.Member("fault", .optional(Self.fault(entry, line.now))))
    }
    return .object(members)
  }

  private static func json(_ outcome: StrokeOutcome) -> JSONValue {
    [
      "moves": .string(outcome.scroller.name), "decision": .string(StrokeDescription(outcome).present),
      "pageBefore": outcome.pageBefore.map { .number($0) } ?? .null,
      "page": outcome.page.map { .number($0) } ?? .null, "offset": .number(outcome.offset),
      "releasedAt": outcome.release.map { .number($0.offset) } ?? .null,
      "velocity": outcome.release.map { .number($0.velocity) } ?? .null,
      "settles": outcome.settleTime.map { .number($0) } ?? .null,
    ]
  }
}
