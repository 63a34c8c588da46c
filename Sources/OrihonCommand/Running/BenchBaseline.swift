import Documents
import Foundation

/// The numbers of another run, as `orihon bench --json` told them, by their paths: `phases.drag.work.p95`.
nonisolated struct BenchBaseline {
  /// A report is smaller than this, in bytes.
  static let limit = 1 << 20

  /// The file as messages name it.
  let file: String
  private let numbers: [String: Double]

  /// Reads a report.
  ///
  /// - Throws: `DocumentError.unreadable` when it is none.
  init(contentsOf path: String) throws {
    file = path
    let url = URL(fileURLWithPath: path)
    guard let handle = try? FileHandle(forReadingFrom: url),
      let data = try? handle.read(upToCount: Self.limit + 1)
    else {
      throw DocumentError.unreadable(file: path, reason: "there is no such file")
    }
    guard data.count <= Self.limit,
      let report = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      report["interval"] is [String: Any], report["work"] is [String: Any]
    else {
      throw DocumentError.unreadable(file: path, reason: "it is not what `orihon bench --json` prints")
    }
    numbers = Self.numbers(in: report)
  }

  /// Each number of `report` over the one of this run, where that is above 0 and the other not below.
  func ratios(of report: BenchReport) throws -> [String: Double] {
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any]
    return Self.numbers(in: encoded ?? [:]).reduce(into: [:]) { ratios, number in
      guard let other = numbers[number.key], other > 0, number.value >= 0 else { return }
      ratios[number.key] = (number.value / other * 1000).rounded() / 1000
    }
  }

  /// The ratios as lines for people: the run's whole first, then its phases and passes.
  func text(of ratios: [String: Double]) -> String {
    let names = ratios.keys.sorted {
      ($0.count { $0 == "." }, $0) < ($1.count { $0 == "." }, $1)
    }
    let width = names.map(\.count).max() ?? 0
    let lines = names.map { name in
      name + String(repeating: " ", count: width - name.count + 2)
        + String(format: "%8.3f", ratios[name] ?? 0)
    }
    return (["this run over \(file):"] + lines).joined(separator: "\n")
  }

  private static func numbers(in object: [String: Any]) -> [String: Double] {
    object.reduce(into: [:]) { numbers, member in
      if let inner = member.value as? [String: Any] {
        for (path, number) in Self.numbers(in: inner) { numbers["\(member.key).\(path)"] = number }
      } else if let number = member.value as? Double, !["format", "seconds", "passed"].contains(member.key) {
        numbers[member.key] = number
      }
    }
  }
}
