import Documents
import Foundation
import Testing

@testable import Replays

struct StrokeLabelsReaderTests {
  private func read(_ text: String) throws -> StrokeLabels {
    let file = URL(fileURLWithPath: "labels.yml")
    return try StrokeLabelsReader().read(DocumentReader().read(text: text, file: "labels.yml"), of: file)
  }

  @Test func `labels are read with their strokes, in the order of the file`() throws {
    let labels = try read(
      """
      feed: hello.yml
      strokes:
        slow: {must: stay, within: 0.6s}
        fast.jsonl: {must: page 3, moves: feed}
        late: {within: 2}
      """)
    #expect(labels.feed == "hello.yml")
    #expect(labels.entries.map(\.stroke) == ["slow", "fast.jsonl", "late"])
    #expect(
      labels.entries.map(\.label) == [
        StrokeLabel(.stay, within: 0.6), StrokeLabel(.page(2), moves: "feed"), StrokeLabel(within: 2),
      ])
    #expect(labels.entries.map(\.position.line) == [3, 4, 5])
  }

  @Test(arguments: [("0.9", 0.9), ("0.9s", 0.9), ("0.9 s", 0.9), ("900ms", 0.9), ("900 ms", 0.9), ("0s", 0)])
  func `a time is written in seconds or milliseconds`(text: String, seconds: Double) throws {
    #expect(
      try read("strokes: {a: {within: \(text)}}").entries.map(\.label) == [StrokeLabel(within: seconds)])
  }

  @Test(arguments: [
    ("turn", StrokeLabel.ExpectedDecision.turn), ("stay", .stay), ("fly", .fly), ("stop", .stop),
    ("bounce", .bounce),
    ("click", .click), ("catch", .catch), ("page 1", .page(0)), ("page 12", .page(11)),
  ])
  func `every decision has its word`(word: String, must: StrokeLabel.ExpectedDecision) throws {
    #expect(try read("strokes: {a: {must: \(word)}}").entries.map(\.label.must) == [must])
  }

  @Test(arguments: [
    ("{}", "1:1: a file of labels has no \"strokes\"; a map of labels is needed"),
    (
      "- turn",
      "1:1: a file of labels is a list; a map of keys is needed, such as strokes: {flick: {must: turn}}"
    ),
    ("strokes: {a: {must: page 0}}", "1:21: \"must\" is page 0; allowed: turn, stay, fly"),
    ("strokes: {a: {must: [turn]}}", "1:21: \"must\" is a list; a text is needed"),
    (
      "strokes: {a: {within: soon}}",
      "1:23: \"within\" is soon; seconds are needed, such as 0.6, 0.6s or 600ms"
    ),
    (
      "strokes: {a: {within: 1e3s}}",
      "1:23: \"within\" is 1e3s; seconds are needed, such as 0.6, 0.6s or 600ms"
    ),
    ("strokes: {a: {within: 601s}}", "1:23: \"within\" is 601s; allowed: from 0 to 600 seconds"),
    ("strokes: {a: {within: -1}}", "1:23: \"within\" is -1; allowed: from 0 to 600 seconds"),
    (
      "strokes: {a: {}}",
      "1:14: the label of a asks for nothing; one or more of must, moves, within are needed"
    ),
    ("strokes: {a: turn}", "1:14: the label of a is turn; a map of keys is needed, such as {must: turn}"),
    ("strokes: {a: {mast: turn}}", "1:15: the label of a has no key \"mast\"; did you mean \"must\"?"),
    ("strokes: {a/b: {must: turn}}", "1:11: \"a/b\" is no stroke; the name of a script or a recording"),
    ("strokes: {labels.yml: {must: turn}}", "1:11: \"labels.yml\" is no stroke"),
  ])
  func `a fault is told with its place, the value and what is allowed`(text: String, message: String) {
    #expect { try read(text) } throws: { error in
      ("\(error)").hasPrefix("labels.yml:" + message)
    }
  }

  @Test func `a label without its stroke is told with the nearest name`() throws {
    let labels = try read("strokes: {flik: {must: turn}}")
    let entry = try #require(labels.entries.first)
    #expect(
      "\(labels.missing(entry, among: ["flick", "drag"]))"
        == "labels.yml:1:11: there is no script and no recording called \"flik\"; did you mean \"flick\"?")
    #expect(
      "\(labels.missing(entry, among: ["x"]))"
        == "labels.yml:1:11: there is no script and no recording called \"flik\"; there: x")
  }
}
