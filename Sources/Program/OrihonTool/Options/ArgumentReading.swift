import ArgumentParser
import Foundation
import VisualQA

/// Parsers for the values of arguments, whose errors contain the limits.
nonisolated enum ArgumentReading {
  /// The shortest and the longest side of a scene, in points.
  static let sides: ClosedRange<Double> = 64...8192

  /// Returns the arguments of a command, with each negative number joined to the option before it.
  ///
  /// The argument parser alone would read a negative number as an option.
  static func joiningNegativeNumbers(_ words: some Sequence<String>) -> [String] {
    words.reduce(into: []) { joined, word in
      let isNegative = word.first == "-" && word.dropFirst().first.map { $0.isNumber || $0 == "." } ?? false
      if isNegative, let option = joined.last, option.hasPrefix("--"), option != "--", !option.contains("=") {
        joined[joined.count - 1] = "\(option)=\(word)"
      } else {
        joined.append(word)
      }
    }
  }

  /// Parses a size in points, such as `430x932`.
  static func extent(_ text: String) throws -> CGSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      sides.contains(width), sides.contains(height)
    else {
      throw ValidationError("a size is WIDTHxHEIGHT, each from \(bounds(sides)) points")
    }
    return CGSize(width: width, height: height)
  }

  /// Returns a parser of one number within `range`.
  static func number(
    in range: ClosedRange<Double>, _ unit: String = ""
  ) -> @Sendable (String) throws -> Double {
    { text in
      guard let number = Double(text), range.contains(number) else {
        throw ValidationError("it has to be a number from \(bounds(range))\(unit.isEmpty ? "" : " \(unit)")")
      }
      return number
    }
  }

  /// Returns a parser of one whole number within `range`.
  static func count(in range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in
      guard let number = Int(text), range.contains(number) else {
        throw ValidationError("it has to be a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }

  /// Parses the seed of random numbers.
  static func seed(_ text: String) throws -> UInt64 {
    guard let number = UInt64(text) else {
      throw ValidationError("it has to be a whole number from 0 to \(UInt64.max)")
    }
    return number
  }

  /// Returns a parser of numbers within `range`, separated by commas.
  static func numbers(
    in range: ClosedRange<Double>, _ unit: String = ""
  ) -> @Sendable (String) throws -> [Double] {
    let one = number(in: range, unit)
    return { text in
      try text.split(separator: ",", omittingEmptySubsequences: false).map { try one(String($0)) }
    }
  }

  /// Parses the path of a picture to be written.
  static func picture(_ text: String) throws -> String {
    guard text.lowercased().hasSuffix(".png") else {
      throw ValidationError("a picture is written as PNG; its name has to end in .png")
    }
    return text
  }

  /// Parses a shard of shared work, such as `2/4`.
  static func share(_ text: String) throws -> WorkShard {
    guard let share = WorkShard(text: text) else {
      throw ValidationError("a part is I/N, such as 1/4: I from 1 to N, N at most \(WorkShard.most)")
    }
    return share
  }

  /// Returns a parser of a duration such as `90s`, `10m` or `8h`, in seconds.
  static func duration(in range: ClosedRange<TimeInterval>) -> @Sendable (String) throws -> TimeInterval {
    { text in
      let units = ["s": 1.0, "m": 60, "h": 3600]
      guard let unit = text.last.flatMap({ units[String($0)] }), let number = Double(text.dropLast()),
        range.contains(number * unit)
      else {
        throw ValidationError(
          "it has to be a number and s, m or h, such as 10m, from \(Self.text(range.lowerBound))s to "
            + "\(Self.text(range.upperBound / 3600))h")
      }
      return number * unit
    }
  }

  /// Returns a parser of one of the cases of `Choice`.
  static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ type: Choice.Type = Choice.self
  ) -> @Sendable (String) throws -> Choice where Choice.RawValue == String {
    { text in
      guard let choice = Choice(rawValue: text) else {
        throw ValidationError(
          "it has to be one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
      }
      return choice
    }
  }

  private static func bounds(_ range: ClosedRange<Double>) -> String {
    "\(text(range.lowerBound)) to \(text(range.upperBound))"
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
