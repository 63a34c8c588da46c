package import Documents
import Foundation
package import SceneReadings
import ScreenInterface

extension AccessibilityElement {
  /// The element with those inside, without what it does not have.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member("role", .string(role.rawValue)), JSONValue.Member("id", .string(id.path)),
    ]
    let texts: [(String, String?)] = [("label", label), ("value", value), ("hint", hint)]
    for (name, text) in texts {
      if let text { members.append(JSONValue.Member(name, .string(text))) }
    }
    if traits != .none {
      members.append(JSONValue.Member("traits", .array(traits.names.map { .string($0) })))
    }
    if !actions.isEmpty {
      members.append(JSONValue.Member("actions", .array(actions.map { .string($0.name) })))
    }
    if isFocused { members.append(JSONValue.Member("focused", .bool(true))) }
    if let frame {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      members.append(JSONValue.Member("frame", .array(numbers.map { .number($0) })))
    }
    if !children.isEmpty { members.append(JSONValue.Member("children", .array(children.map(\.json)))) }
    return .object(members)
  }

  /// The element as text, with a line for each element: role, id, words and actions, those inside indented.
  package var text: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    var words = [indent + role.rawValue, EscapedText.line(id.path)]
    if let label { words.append("\"\(EscapedText.line(label))\"") }
    if let value { words.append("(\(EscapedText.line(value)))") }
    if let hint { words.append("— \(EscapedText.line(hint))") }
    if !actions.isEmpty {
      words.append("[\(actions.map { EscapedText.line($0.name) }.joined(separator: ", "))]")
    }
    if isFocused { words.append("focused") }
    return [words.joined(separator: " ")] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension AccessibilityNotification {
  /// The message's line in the log, with the tree where it is about the whole screen.
  package func json(tree: AccessibilityElement? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member("kind", "accessibility"), JSONValue.Member("t", .number(time)),
      JSONValue.Member("notification", .string(kind.rawValue)),
      JSONValue.Member("element", .optional(element?.path)),
      JSONValue.Member("announcement", .optional(announcement)),
    ]
    if let tree { members.append(JSONValue.Member("tree", tree.json)) }
    return .object(members)
  }
}
