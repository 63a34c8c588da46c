package import Documents

/// What a file of UIKit code needs to compile with `import UIKitNames`, and what in it has no effect here.
///
/// The file is read by words and brackets. A parser of Swift would know more, and takes minutes to build.
package struct SwiftPort {
  /// A sentence about a place of the file.
  package struct Remark {
    package let position: DocumentPosition
    package let message: String
  }

  /// The replacements.
  package private(set) var edits: [TextEdit] = []
  /// What compiles and is never called, and what the reader has to write anew.
  package private(set) var remarks: [Remark] = []

  private let bytes: [UInt8]
  /// The words and symbols, without comments and strings.
  let code: [SwiftToken]

  /// Reads a file.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    code = SwiftLexer.tokens(of: text).filter { $0.kind == .word || $0.kind == .symbol }
    portImports()
    portAttributes()
    portSelectors()
    portKeyPaths()
    portCoders()
    portOptionalCalls()
    portPreviews()
    portExtensions()
    portSelfInProperties()
    tellDelegateMethods()
    remarks.sort { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
  }

  // MARK: What the rules write

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(TextEdit(range: range, text: text))
  }

  mutating func remark(_ message: String, at token: SwiftToken) {
    remarks.append(Remark(position: position(of: token), message: message))
  }

  /// Returns the range of bytes from one token through another.
  func range(from first: Int, through last: Int) -> Range<Int> { code[first].start..<code[last].end }

  /// Returns the text from one token through another.
  func text(from first: Int, through last: Int) -> String {
    String(decoding: bytes[range(from: first, through: last)], as: UTF8.self)
  }

  /// Returns a range extended over the spaces behind it, and over the whole line when nothing else is on it.
  func withSpace(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    let isReturn = end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r")
    let line = isReturn ? end + 1 : end
    guard line < bytes.count, bytes[line] == UInt8(ascii: "\n") else { return range.lowerBound..<end }
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    let isAlone = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    return isAlone ? start..<(line + 1) : range.lowerBound..<end
  }

  private func position(of token: SwiftToken) -> DocumentPosition {
    let start = bytes[..<token.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = String(decoding: bytes[start..<token.start], as: UTF8.self)
    return DocumentPosition(line: token.line, column: before.unicodeScalars.count + 1)
  }

  // MARK: Brackets

  /// Returns the index of the bracket that closes the one at `open`; `nil` for none.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<code.count {
      depth += code[index].nesting
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the index of the bracket around a token; `nil` at the top of the file.
  func opening(around index: Int) -> Int? {
    var depth = 0
    for other in code[..<index].indices.reversed() {
      depth -= code[other].nesting
      if depth < 0 { return other }
    }
    return nil
  }
}

/// The rules about `#selector`, and about initializers that decode nib files.
extension SwiftPort {
  /// A message that `#selector` names.
  private struct Message {
    let name: String
    let takesSender: Bool
  }

  mutating func portSelectors() {
    for index in code.indices.dropLast(2)
    where code[index].isCode("#") && code[index + 1].isCode("selector") && code[index + 2].isCode("(") {
      guard let end = closing(index + 2), let message = message(index + 3, end) else { continue }
      port(message, index...end)
    }
  }

  /// Returns the method that the words between the brackets of `#selector` name.
  private func message(_ first: Int, _ end: Int) -> Message? {
    let bracket = code[first..<end].firstIndex { $0.isCode("(") } ?? end
    guard let name = code[first..<bracket].last(where: { $0.kind == .word }) else { return nil }
    // Without its labels a method may take the sender or not; the declaration in the file says so.
    if bracket < end { return Message(name: name.text, takesSender: bracket + 2 < end) }
    let place = code.indices.dropLast(3).first {
      code[$0].isCode("func") && code[$0 + 1].isCode(name.text) && code[$0 + 2].isCode("(")
    }
    return Message(name: name.text, takesSender: place.map { !code[$0 + 3].isCode(")") } ?? false)
  }

  private mutating func port(_ message: Message, _ place: ClosedRange<Int>) {
    let token = code[place.lowerBound]
    guard let open = opening(around: place.lowerBound), open > 0, code[open].isCode("("),
      let end = closing(open)
    else { return remark("there are no selectors: write a closure", at: token) }
    let callee = code[open - 1].text
    let arguments = arguments(open + 1, end)
    let receiver = arguments.first { $0.label == "target" || $0.label == nil }?.value
    guard let receiver, receiver != "nil" else { return tell(callee, token) }
    let method = receiver == "self" ? message.name : "\(receiver).\(message.name)"
    let own = receiver == "self" ? "self?" : receiver
    let capture = receiver == "self" ? "[weak self] " : ""
    switch callee {
    case "addTarget":
      replace(range(from: place.lowerBound, through: place.upperBound), with: method)
    case let name
    where name.hasSuffix("GestureRecognizer")
      || (name == "init" && arguments.map(\.label) == ["target", "action"]):
      replace(range(from: place.lowerBound, through: place.upperBound), with: method)
    case "UIBarButtonItem" where !message.takesSender:
      replace(
        range(from: place.lowerBound, through: place.upperBound),
        with: "{ \(capture)in \(own).\(message.name)() }")
    case "CADisplayLink":
      let closure = message.takesSender ? method : "{ \(capture)_ in \(own).\(message.name)() }"
      replace(range(from: place.lowerBound - 2, through: place.upperBound), with: "action: \(closure)")
    case "scheduledTimer", "Timer":
      guard let interval = arguments.first(where: { $0.label == "timeInterval" })?.value else {
        return tell(callee, token)
      }
      let repeats = arguments.first { $0.label == "repeats" }?.value ?? "false"
      let call =
        message.takesSender ? "timer in \(own).\(message.name)(timer)" : "_ in \(own).\(message.name)()"
      let label = callee == "Timer" ? "timeInterval" : "withTimeInterval"
      replace(
        range(from: open, through: end),
        with: "(\(label): \(interval), repeats: \(repeats)) { \(capture)\(call) }")
    case "addObserver":
      let named = arguments.first { $0.label == "name" }?.value
      guard let named, named != "nil" else { return tell(callee, token) }
      let object = arguments.first { $0.label == "object" }?.value ?? "nil"
      let call =
        message.takesSender ? "note in \(own).\(message.name)(note)" : "_ in \(own).\(message.name)()"
      replace(
        range(from: open, through: end),
        with: "(forName: \(named), object: \(object), queue: .main) { \(capture)\(call) }")
      let start = startOfCall(open - 1)
      if start == 0 || code[start - 1].line < code[start].line {
        replace(code[start].start..<code[start].start, with: "_ = ")
      }
    default: tell(callee, token)
    }
  }

  /// Returns the index of the first word of what a method is called on: `a` of `a.b.c(…)`, where `index` is `c`.
  private func startOfCall(_ index: Int) -> Int {
    var start = index
    while start >= 2, code[start - 1].isCode("."), code[start - 2].kind == .word { start -= 2 }
    return start
  }

  private mutating func tell(_ callee: String, _ token: SwiftToken) {
    remark(
      callee == "addObserver"
        ? "there are no selectors: write addObserver(forName:object:queue:using:) with a closure"
        : "there are no selectors: give \(callee) a closure", at: token)
  }

  /// Returns the arguments of a call.
  private func arguments(_ first: Int, _ end: Int) -> [(label: String?, value: String)] {
    var found: [(label: String?, value: String)] = []
    var (start, depth) = (first, 0)
    for index in first...end {
      let isEnd = index == end || (depth == 0 && code[index].isCode(","))
      if index < end { depth += code[index].nesting }
      guard isEnd, start < index else { continue }
      let isLabelled = start + 2 < index + 1 && code[start].kind == .word && code[start + 1].isCode(":")
      let value = isLabelled ? start + 2 : start
      if value < index {
        found.append((isLabelled ? code[start].text : nil, text(from: value, through: index - 1)))
      }
      start = index + 1
    }
    return found
  }

  /// Lets `required init?(coder:)` of a view return `nil`: there are no nib files, and a view has no such initializer.
  mutating func portCoders() {
    for index in code.indices.dropLast(4)
    where code[index].isCode("init") && code[index + 2].isCode("(") && code[index + 3].isCode("coder") {
      guard let end = closing(index + 2), end + 1 < code.count, code[end + 1].isCode("{"),
        let close = closing(end + 1), !hasCoder(index)
      else { continue }
      let body = code[(end + 2)..<close]
      let decodes = body.indices.contains { place in
        place + 2 < close && code[place].isCode("super") && code[place + 2].isCode("init")
      }
      if decodes { replace(range(from: end + 1, through: close), with: "{ nil }") }
    }
  }

  /// Returns true inside a class whose superclass is a controller or a layout, which can be decoded.
  private func hasCoder(_ index: Int) -> Bool {
    guard let open = opening(around: index) else { return false }
    guard let word = code[..<open].lastIndex(where: { $0.isCode("class") || $0.isCode("extension") }) else {
      return false
    }
    return code[word..<open].contains { token in
      ["Controller", "Layout"].contains { token.text.hasSuffix($0) } && token != code[word + 1]
    }
  }
}
