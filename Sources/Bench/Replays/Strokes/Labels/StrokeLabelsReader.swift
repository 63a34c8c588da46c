package import Documents
package import Foundation

/// A parser of a folder's label file, which reports all faults of the file together.
package nonisolated struct StrokeLabelsReader: Sendable, Hashable {
  /// Creates a reader.
  package init() {}

  /// Reads the labels in the file at `url`.
  package func read(contentsOf url: URL) throws(DocumentError) -> StrokeLabels {
    try read(DocumentReader().read(contentsOf: url), of: url)
  }

  /// Reads the labels from the tree of a file that was already parsed.
  package func read(_ root: DocumentNode, of url: URL) throws(DocumentError) -> StrokeLabels {
    let faults = DocumentFaults(file: url.relativePath)
    var labels = StrokeLabels(file: url.relativePath, entries: [])
    if let map = faults.map(root, called: "a file of labels", example: "strokes: {flick: {must: turn}}") {
      let keys = StrokeLabelsKeys.declared
      labels.feed = map.read(keys.feed)
      labels.entries = map.read(keys.strokes).map(entries) ?? []
      map.reportUnknownKeys()
    }
    _ = try faults.finish()
    return labels
  }

  private func entries(_ map: DocumentMap) -> [StrokeLabels.Entry] {
    guard map.entries.count <= StrokeLabels.most else {
      map.faults.report(
        "\"strokes\" has \(map.entries.count) labels; at most \(StrokeLabels.most) are read", at: map.position
      )
      return []
    }
    return map.entries.compactMap { entry in
      guard !entry.key.isEmpty, !entry.key.contains("/"), entry.key != StrokeLabels.fileName else {
        map.faults.report(
          "\"\(entry.key)\" is no stroke; the name of a script or a recording beside this file is needed",
          at: entry.keyPosition)
        return nil
      }
      guard
        let words = map.faults.map(entry.value, called: "the label of \(entry.key)", example: "{must: turn}")
      else { return nil }
      return StrokeLabels.Entry(stroke: entry.key, label: label(words), position: entry.keyPosition)
    }
  }

  private func label(_ map: DocumentMap) -> StrokeLabel {
    defer { map.reportUnknownKeys() }
    let keys = StrokeLabelKeys.declared
    let label = StrokeLabel(map.read(keys.must), moves: map.read(keys.moves), within: map.read(keys.within))
    if map.entries.isEmpty {
      map.faults.report(
        "\(map.subject) asks for nothing; one or more of \(keys.names.joined(separator: ", ")) are needed",
        at: map.position)
    }
    return label
  }
}

nonisolated extension StrokeLabelsReader {
  /// The form (schema) of a label file.
  package static var form: ValueForm { .map(StrokeLabelsKeys.form) }

  /// The name of the key that distinguishes a label file from a feed.
  package static var mark: String { StrokeLabelsKeys.declared.strokes.name }
}

/// The outermost keys of a label file.
nonisolated struct StrokeLabelsKeys: KeyTable {
  static let name = "labels"
  static let line = "What the strokes of a folder have to do."
  static let declared = Self()

  let feed = DocumentKey.text(
    "feed",
    "The feed beside this file, or the scene, that scripts are played on unless another is named.")
  let strokes = DocumentKey(
    "strokes",
    .named(
      .map(StrokeLabelKeys.form),
      by: Spelling("the name of a script or recording beside this file", pattern: "^[^/]+$"),
      except: [StrokeLabels.fileName], most: StrokeLabels.most),
    "The labels, by the names of the scripts and recordings beside this file; .yml or .jsonl may be left out."
  ) { $1.map($0, called: "\"strokes\"") }.needed("a map of labels")
}

/// The keys of a label.
nonisolated struct StrokeLabelKeys: KeyTable {
  static let name = "label"
  static let line = "What a stroke has to do; of several strokes in a file it is the last."
  static let declared = Self()
  static let seconds = NumberRange.from(0, to: 600, "seconds")

  let must = DocumentKey(
    "must",
    .spelled(
      Spelling(
        "turn, stay, page 3, fly, stop, bounce, click or catch",
        pattern: "^(?:turn|stay|fly|stop|bounce|click|catch|page [1-9][0-9]{0,8})$")),
    "What has to become of it; pages count from 1."
  ) { StrokeLabelReading.must($0, $1) }
  let moves = DocumentKey.text("moves", "What has to move: a row's id, or feed.")
  let within = DocumentKey(
    "within",
    .anyOf([
      .number(seconds),
      .spelled(Spelling("a time with its unit, such as 0.6s or 600ms", pattern: TimeUnit.pattern)),
    ]), "The longest time from the release to the rest."
  ) { StrokeLabelReading.seconds($0, $1, in: seconds) }

  static let rules: [KeyRule] = [.not(.noneOf(declared.names))]
}

/// The parsers of a label's values.
nonisolated enum StrokeLabelReading {
  static func must(_ node: DocumentNode, _ faults: DocumentFaults) -> StrokeLabel.ExpectedDecision? {
    guard let text = faults.string(node, called: "must") else { return nil }
    switch text {
    case "turn": return .turn
    case "stay": return .stay
    case "fly": return .fly
    case "stop": return .stop
    case "bounce": return .bounce
    case "click": return .click
    case "catch": return .catch
    default:
      let digits = text.hasPrefix("page ") ? text.dropFirst("page ".count) : ""
      let isPlain = digits.count <= 9 && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
      if isPlain, !digits.hasPrefix("0"), let number = Int(digits) { return .page(number - 1) }
      faults.report(
        "\"must\" is \(node.summary); allowed: turn, stay, fly, stop, bounce, click, catch, or a page such as page 3",
        at: node.position)
      return nil
    }
  }

  /// Reads a duration, with or without its unit.
  static func seconds(
    _ node: DocumentNode, _ faults: DocumentFaults, in range: NumberRange
  ) -> TimeInterval? {
    guard case .scalar(let text, let isQuoted) = node.content else { return refusal(node, faults) }
    guard text.hasSuffix("s") else {
      guard !isQuoted, Double(text) != nil else { return refusal(node, faults) }
      return faults.number(node, called: "within", in: range)
    }
    guard let number = TimeUnit.seconds(in: text) else { return refusal(node, faults) }
    guard range.contains(number) else {
      faults.report("\"within\" is \(node.summary); allowed: \(range)", at: node.position)
      return nil
    }
    return number
  }

  private static func refusal(_ node: DocumentNode, _ faults: DocumentFaults) -> TimeInterval? {
    faults.report(
      "\"within\" is \(node.summary); seconds are needed, such as 0.6, 0.6s or 600ms", at: node.position)
    return nil
  }
}
