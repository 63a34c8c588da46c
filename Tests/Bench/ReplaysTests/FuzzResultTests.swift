import Documents
import Testing

@testable import Replays

/// Tests of the results of fuzz tests, and of their sum.
struct FuzzResultTests {
  private func example(_ index: Int, steps: Int = 3, yaml: String = "- release\n") -> FuzzFinding.Example {
    FuzzFinding.Example(
      .seeded(index: index, seed: .max - UInt64(index)), message: "dot \(index) shows page 1", time: 1 / 3.0,
      steps: steps, yaml: yaml)
  }

  /// Returns the result of one broken script.
  private func result(_ index: Int, _ invariant: String = "dot shows page", steps: Int = 3) throws
    -> FuzzResult
  {
    var result = FuzzResult("default", seed: 7)
    (result.scripts, result.strokes) = (1, 25)
    result.add(try #require(FuzzFinding(invariant, broken: 1, examples: [example(index, steps: steps)])))
    return result
  }

  @Test func `results add up to the same in any order and in any groups`() throws {
    let parts = try (0..<20).map { try result($0, ["a", "b", "c"][$0 % 3], steps: 40 - $0) }
    let whole = try #require(FuzzResult.merged(parts))
    #expect(whole.findings.map(\.invariant) == ["a", "b", "c"])
    #expect(whole.findings.map(\.broken) == [7, 7, 6])
    #expect((whole.scripts, whole.strokes) == (20, 500))
    #expect(FuzzResult.merged(parts.reversed()) == whole)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let mixed = parts.shuffled(using: &generator)
      let cut = generator.below(19) + 1
      let groups = [mixed[..<cut], mixed[cut...]].map { FuzzResult.merged($0) }
      #expect(FuzzResult.merged(groups.compactMap(\.self)) == whole)
    }
  }

  @Test func `of one invariant the first eight scripts are kept, and the smallest of them is told`() throws {
    let parts = try (0..<12).map { try result($0, steps: [5, 4, 9, 4][$0 % 4] - ($0 > 8 ? 3 : 0)) }
    let finding = try #require(FuzzResult.merged(parts.reversed())?.findings.first)
    #expect(finding.broken == 12)
    #expect(finding.examples.map(\.origin) == (0..<8).map { .seeded(index: $0, seed: .max - UInt64($0)) })
    #expect(finding.smallest == finding.examples[1])
    #expect(finding.different.count == 1)
  }

  @Test func `results of other scenes or seeds are no parts of one`() throws {
    #expect(FuzzResult.merged([]) == nil)
    #expect(FuzzResult.merged([FuzzResult("a", seed: 1), FuzzResult("b", seed: 1)]) == nil)
    #expect(FuzzResult.merged([FuzzResult("a", seed: 1), FuzzResult("a", seed: 2)]) == nil)
  }

  @Test func `a result is read back from JSON as it was, whatever the seed`() throws {
    var result = try #require(FuzzResult.merged([try result(3), try result(4, "other", steps: 1)]))
    let file = FuzzFinding.Example(
      .file("default-fuzz-1.yml"), message: "“a”", time: 2, steps: 1, yaml: "- wait: 1\n")
    result.corpus = 2
    result.add(try #require(FuzzFinding("third", broken: 2, examples: [file, example(9)])))
    for text in [result.json.text(), result.json.text(decimals: 6), result.json.indentedText(decimals: 6)] {
      let json = try #require(JSONValue(line: text.replacing("\n", with: " ")))
      #expect(try FuzzResult(JSONLine(json)) == result)
    }
  }

  @Test(arguments: [
    (
      "\"seed\":\"7\"", "\"seed\":\"-7\"", "\"seed\" is \"-7\"; a whole number from 0 to 18446744073709551615"
    ),
    ("\"scripts\":1", "\"scripts\":0", "\"broken\" is 1, of 0 scripts that were played"),
    ("\"broken\":1", "\"broken\":0", "\"broken\" is 0; allowed: from 1 to "),
    ("\"strokes\":25", "\"strokes\":2.5", "\"strokes\" is 2.5; a whole number is needed"),
    ("\"findings\":[", "\"found\":[", "\"findings\" is missing; a list is needed"),
    ("\"steps\":3", "\"steps\":0", "\"steps\" is 0; allowed: from 1 to 1000000"),
    ("\"index\":2", "\"place\":2", "\"index\" is missing; a number is needed"),
  ])
  func `a faulty result is refused with the value`(good: String, bad: String, complaint: String) throws {
    let text = try result(2).json.text()
    let json = try #require(JSONValue(line: text.replacing(good, with: bad)))
    #expect(text.contains(good))
    let fault = #expect(throws: JSONLine.Fault.self) { try FuzzResult(JSONLine(json)) }
    #expect(fault?.message.hasPrefix(complaint) == true, "\(fault?.message ?? "")")
  }

  @Test func `an invariant twice, a script twice and too many scripts are refused`() throws {
    func fault(_ change: (String) -> String) throws -> String? {
      var result = try result(2)
      result.scripts = 100
      let json = try #require(JSONValue(line: change(result.json.text())))
      return #expect(throws: JSONLine.Fault.self) { try FuzzResult(JSONLine(json)) }?.message
    }
    let finding = try #require(try result(2).json["findings"]?.text().dropFirst().dropLast())
    let twice = try fault { $0.replacing(finding, with: "\(finding),\(finding)") }
    #expect(twice == "\"findings\" has an invariant twice, or they are not in order")
    let text = try #require(
      try result(2).json.value(at: "findings.0.examples")?.text().dropFirst().dropLast())
    for (count, complaint) in [(2, "\"examples\" has a script twice"), (9, "\"examples\" has 9 values")] {
      let many = Array(repeating: String(text), count: count).joined(separator: ",")
      #expect(try fault { $0.replacing(text, with: many) }?.hasPrefix(complaint) == true)
    }
  }

  @Test func `the kind of a failure is its message without numbers and quoted texts`() {
    func kind(_ message: String) -> String { FuzzRun.Violation(message: message, time: 0).kind }
    #expect(kind("hero: dot 2 shows page -3.5") == "hero: dot  shows page ")
    #expect(kind("it draws “a 1” instead of “b”.") == "it draws  instead of ")
  }
}
