package import Documents
import Foundation

/// The numbers of an earlier `orihon bench --json` output, by their paths, such as `phases.drag.work.p95`.
package nonisolated struct BenchBaseline {
  /// The accepted range of numbers; outside it a ratio is meaningless.
  private static let quantity: ClosedRange<Double> = -1e12...1e12

  /// The name of the file in messages.
  package let file: String
  private let numbers: [String: Double]

  /// The file of the earlier run, which no output may replace.
  package var input: ReservedFile {
    ReservedFile(role: "the run that is compared with", file: URL(fileURLWithPath: file))
  }

  /// Reads a report from a file.
  ///
  /// - Throws: `DocumentError` when the file cannot be read, or is no bench report.
  package init(contentsOf path: String) throws(DocumentError) {
    file = path
    let data = try InputFile.data(contentsOf: URL(fileURLWithPath: path), limit: .measurement)
    guard let report = try? JSONParser.parse(Array(data)), Self.isReport(report) else {
      throw .unreadable(file: path, reason: "it is not what `\(ProgramName.text) bench --json` prints")
    }
    numbers = Self.numbers(in: report)
    for (name, number) in numbers where !Self.quantity.contains(number) {
      throw .unreadable(
        file: path,
        reason: "\(EscapedText.shortened(name)) is \(number); a number from -1e12 to 1e12 is needed"
      )
    }
  }

  private static func isReport(_ report: JSONValue) -> Bool {
    ["interval", "work"].allSatisfy { name in
      if case .object(let members)? = report[name] { !members.isEmpty } else { false }
    }
  }

  /// Returns the ratios of the numbers of `report` to those of the earlier run, by path.
  ///
  /// A number is omitted if the earlier one is not above 0, or this one is negative.
  package func ratios(of report: BenchReport) throws -> [String: Double] {
    let encoded = try JSONParser.parse(Array(JSONEncoder().encode(report)))
    return Self.numbers(in: encoded).reduce(into: [:]) { ratios, number in
      guard let other = numbers[number.key], other > 0, number.value >= 0 else { return }
      let ratio = (number.value / other * 1000).rounded() / 1000
      if ratio.isFinite { ratios[number.key] = ratio }
    }
  }

  /// Returns the ratios as lines of text: those of the whole run first, then phases and passes.
  package func text(of ratios: [String: Double]) -> String {
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

  private static func numbers(in report: JSONValue) -> [String: Double] {
    guard case .object(let members) = report else { return [:] }
    return members.reduce(into: [:]) { numbers, member in
      if case .number(let number) = member.value {
        if !["format", "seconds"].contains(member.name) { numbers[member.name] = number }
      } else {
        for (path, number) in Self.numbers(in: member.value) { numbers["\(member.name).\(path)"] = number }
      }
    }
  }
}
