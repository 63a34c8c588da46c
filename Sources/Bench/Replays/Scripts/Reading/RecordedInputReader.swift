import Documents
import Foundation
import ScreenInterface

/// A parser of the parts of a script that a recording's export writes: whole events, and pointer samples.
nonisolated struct RecordedInputReader {
  let faults: DocumentFaults

  /// Reads an event in the format of a recording's line, without its kind and its time.
  func input(_ node: DocumentNode) -> InputEvent.Kind? {
    guard case .map(let entries) = node.content else {
      faults.report("an input is \(node.summary); a map of keys is needed", at: node.position)
      return nil
    }
    var members: [JSONValue.Member] = []
    for entry in entries {
      guard let value = scalar(entry.value, called: entry.key) else { return nil }
      members.append(JSONValue.Member(entry.key, value))
    }
    do throws(JSONLine.Fault) {
      let kind = try JSONLine(.object(members)).input()
      let known = (kind.recordedMembers ?? []).map(\.name)
      for entry in entries where !known.contains(entry.key) {
        faults.report(
          "an input has no key \"\(entry.key)\"; known: \(known.joined(separator: ", "))",
          at: entry.keyPosition)
      }
      return kind
    } catch {
      faults.report(error.message, at: node.position)
      return nil
    }
  }

  /// Reads the pointer samples at `key`, each a list of a time, x and y.
  ///
  /// Times are in seconds from the step's beginning, in ascending order.
  func samples(_ declared: DocumentKey<[DocumentNode]>, of map: DocumentMap) -> [PointerSample]? {
    let key = declared.name
    let list = map.read(declared)
    guard let nodes = list ?? (map.value(key) == nil ? [] : nil) else { return nil }
    var samples: [PointerSample] = []
    for node in nodes {
      guard let sample = sample(node, called: key) else { return nil }
      if let last = samples.last, sample.time < last.time {
        faults.report(
          "\(node.summary) is earlier than the point before it; time goes forward", at: node.position)
        return nil
      }
      samples.append(sample)
    }
    if !samples.isEmpty { return samples }
    faults.report("\"\(key)\" is empty; one point or more are needed", at: map.position(of: key))
    return nil
  }

  private func sample(_ node: DocumentNode, called key: String) -> PointerSample? {
    guard case .list(let parts) = node.content, parts.count == 3 else {
      faults.report("a point of \"\(key)\" is \(node.summary); [seconds, x, y] is needed", at: node.position)
      return nil
    }
    let time = faults.number(parts[0], called: "seconds", in: GestureStepReader.duration)
    let x = faults.number(parts[1], called: "x", in: GestureStepReader.distance)
    let y = faults.number(parts[2], called: "y", in: GestureStepReader.distance)
    guard let time, let x, let y else { return nil }
    return PointerSample(Microseconds(seconds: time), at: CGPoint(x: x, y: y))
  }

  /// Reads a text, a number, `true`, `false` or null.
  func scalar(_ node: DocumentNode, called key: String) -> JSONValue? {
    guard case .scalar(let text, let isQuoted) = node.content else {
      faults.report(
        "\"\(key)\" is \(node.summary); a number, a text, true, false or null is needed",
        at: node.position)
      return nil
    }
    if isQuoted { return .string(text) }
    if let flag = Bool(text) { return .bool(flag) }
    if let number = Double(text), number.isFinite { return .number(number) }
    return .string(text)
  }
}
