import Documents
import Foundation
import LayoutGeometry
import Measurements
import Replays
import ScrollPhysics

/// The text of `report.json`, with one case per line.
nonisolated struct ReportText {
  /// The identifier of the format.
  static let format = "orihon-report"

  /// The number of decimals in `report.json`.
  static let decimals = 6

  /// The text.
  let text: String

  /// Writes a report; `names` returns the file name of a case's picture.
  init(_ report: Report, pictures names: (_ index: Int, _ side: ReportPictures.Side) -> String) {
    let counts = ReportOutcome.allCases.map { JSONValue.Member($0.rawValue, .number(report.count(of: $0))) }
    let head: [(String, JSONValue)] = [
      ("format", .string(Self.format)), ("version", .number(Report.version)),
      ("program", .string(report.program)), ("command", .string(report.command)),
      ("notes", .array(report.notes.map { .string($0) })), ("counts", .object(counts)),
    ]
    let lines = head.map { "\(JSONValue.string($0.0).text()): \($0.1.text())" }
    let list = report.cases.enumerated().map { index, value in
      Self.json(value) { side in names(index, side) }.text(decimals: Self.decimals)
    }
    text =
      "{\n"
      + (lines + ["\"cases\": [\n" + list.joined(separator: ",\n") + "\n]"]).joined(separator: ",\n")
      + "\n}\n"
  }

  private static func json(
    _ value: ReportCase, pictures name: (ReportPictures.Side) -> String
  ) -> JSONValue {
    let members: JSONValue = [
      "path": .string(value.path), "scenario": .string(value.scenario),
      "outcome": .string(value.outcome.rawValue), "kind": .string(value.kind.rawValue),
      "scene": .optional(value.scene), "variant": value.variant.map(json) ?? .null,
      "moment": .optional(value.moment), "explanation": .string(value.explanation),
      "command": .string(value.command), "tolerances": .array(value.tolerances.map(json)),
      "masks": .array(value.masks.map { .string($0) }), "pictures": json(value.pictures, name),
      "motion": value.motion.map(json) ?? .null,
    ]
    guard case .object(var list) = members else { return members }
    if value.isUnreadable { list.append(JSONValue.Member("unreadable", true)) }
    return .object(list)
  }

  private static func json(_ variant: GoldenVariant) -> JSONValue {
    let plain: JSONValue = [
      "width": .number(variant.size.width), "height": .number(variant.size.height),
      "scale": .number(variant.scale), "theme": .string(variant.theme.rawValue),
      "direction": .string(variant.direction.rawValue),
    ]
    guard variant.textScale != 1, case .object(let members) = plain else { return plain }
    return .object(members + [JSONValue.Member("textScale", .number(variant.textScale))])
  }

  private static func json(_ tolerance: ReportTolerance) -> JSONValue {
    [
      "name": .string(tolerance.name), "allowed": .number(tolerance.allowed),
      "origin": .string(tolerance.origin), "measured": .optional(tolerance.measured),
      "loose": .bool(tolerance.isLoose),
    ]
  }

  private static func json(
    _ pictures: ReportPictures, _ name: (ReportPictures.Side) -> String
  ) -> JSONValue {
    let files = ReportPictures.Side.allCases.map { side in
      JSONValue.Member(side.rawValue, pictures[side] == nil ? .null : .string(name(side)))
    }
    let tile = pictures.worstTile.map { [$0.x, $0.y, $0.width, $0.height] }
    let place: JSONValue = tile.map { .array($0.map { .number($0) }) } ?? .null
    return .object(files + [JSONValue.Member("worstTile", place)])
  }

  private static func json(_ motion: ReportMotion) -> JSONValue {
    [
      "scroller": .string(motion.scroller), "divergence": .optional(motion.divergence),
      "reference": motion.reference.map(json) ?? .null, "actual": motion.actual.map(json) ?? .null,
    ]
  }

  /// Returns the series with a list for each quantity, which is shorter than samples with member names.
  private static func json(_ series: MotionSeries) -> JSONValue {
    let samples = series.samples
    return [
      "t": .array(samples.map { .number($0.time) }), "offset": .array(samples.map { .number($0.offset) }),
      "lap": .array(samples.map { .number($0.lap) }), "v": .array(samples.map { .optional($0.velocity) }),
      "page": .array(samples.map { .optional($0.page) }),
      "phase": .array(samples.map { .optional($0.phase?.rawValue) }),
    ]
  }
}
