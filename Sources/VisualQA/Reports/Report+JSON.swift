import Documents
import Foundation
import LayoutGeometry
import Measurements
import Replays
import ScrollPhysics

nonisolated extension Report {
  /// The marker of the format.
  static let format = "orihon-report"

  /// The number of decimals in `report.json`.
  static let decimals = 6

  /// The text of `report.json`, one case a line; `names` returns the file of a case's picture.
  func jsonText(pictures names: (_ index: Int, _ side: ReportPictures.Side) -> String) -> String {
    let counts = ReportOutcome.allCases.map { JSONValue.Member($0.rawValue, .number(count(of: $0))) }
    let head: [(String, JSONValue)] = [
      ("format", .string(Self.format)), ("version", .number(Self.version)), ("program", .string(program)),
      ("command", .string(command)), ("notes", .array(notes.map { .string($0) })),
      ("counts", .object(counts)),
    ]
    let lines = head.map { "\(JSONValue.string($0.0).text()): \($0.1.text())" }
    let list = cases.enumerated().map { index, value in
      value.json { side in names(index, side) }.text(decimals: Self.decimals)
    }
    return "{\n"
      + (lines + ["\"cases\": [\n" + list.joined(separator: ",\n") + "\n]"]).joined(separator: ",\n")
      + "\n}\n"
  }
}

nonisolated extension ReportCase {
  fileprivate func json(pictures name: (ReportPictures.Side) -> String) -> JSONValue {
    [
      "path": .string(path), "scenario": .string(scenario), "outcome": .string(outcome.rawValue),
      "kind": .string(kind.rawValue), "scene": .optional(scene), "variant": variant?.json ?? .null,
      "moment": .optional(moment), "explanation": .string(explanation), "command": .string(command),
      "tolerances": .array(tolerances.map(\.json)), "masks": .array(masks.map { .string($0) }),
      "pictures": pictures.json(name), "motion": motion?.json ?? .null,
    ]
  }
}

nonisolated extension GoldenVariant {
  fileprivate var json: JSONValue {
    [
      "width": .number(size.width), "height": .number(size.height), "scale": .number(scale),
      "theme": .string(theme.rawValue), "direction": .string(direction.rawValue),
    ]
  }
}

nonisolated extension ReportTolerance {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "allowed": .number(allowed), "origin": .string(origin),
      "measured": .optional(measured), "loose": .bool(isLoose),
    ]
  }
}

nonisolated extension ReportPictures {
  fileprivate func json(_ name: (Side) -> String) -> JSONValue {
    let files = Side.allCases.map { side in
      JSONValue.Member(side.rawValue, self[side] == nil ? .null : .string(name(side)))
    }
    let tile = worstTile.map { [$0.x, $0.y, $0.width, $0.height] }
    let place: JSONValue = tile.map { .array($0.map { .number($0) }) } ?? .null
    return .object(files + [JSONValue.Member("worstTile", place)])
  }
}

nonisolated extension ReportMotion {
  fileprivate var json: JSONValue {
    [
      "scroller": .string(scroller), "divergence": .optional(divergence),
      "reference": reference?.json ?? .null, "actual": actual?.json ?? .null,
    ]
  }
}

nonisolated extension MotionSeries {
  /// The series with a list for each quantity, which is shorter than samples with names.
  fileprivate var json: JSONValue {
    [
      "t": .array(samples.map { .number($0.time) }), "offset": .array(samples.map { .number($0.offset) }),
      "lap": .array(samples.map { .number($0.lap) }), "v": .array(samples.map { .optional($0.velocity) }),
      "page": .array(samples.map { .optional($0.page) }),
      "phase": .array(samples.map { .optional($0.phase?.rawValue) }),
    ]
  }
}
