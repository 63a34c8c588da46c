import Documents
import Foundation

/// The file format of a motion record: for each frame a JSON line of its changes since the line above, then the end.
nonisolated enum MotionRecordFile {
  /// The largest number of scroll views of a frame that are read.
  static let scrollerCapacity = 1000
  /// The largest number of scroll views of all frames together that are read.
  static let sampleCapacity = 4_000_000

  /// Returns the text of a record's file.
  static func text(of record: MotionRecord) -> String {
    var lines: [String] = []
    var before: MotionRecord.Frame?
    for frame in record.frames {
      lines.append(line(frame, after: before).text(decimals: MotionVariable.decimals))
      before = frame
    }
    lines.append((["end": .number(record.end)] as JSONValue).text())
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ frame: MotionRecord.Frame, after before: MotionRecord.Frame?) -> JSONValue {
    typealias Member = JSONValue.Member
    var members = [Member("frame", .number(frame.number)), Member("t", .number(frame.time))]
    if frame.list != before?.list { members.append(Member("list", .string(frame.list))) }
    if let pixels = frame.pixels, pixels != before?.pixels {
      members.append(Member("pixels", .string(pixels)))
    }
    var changes: [Member] = []
    for scroller in frame.scrollers {
      let old = before?.scrollers.first { $0.id == scroller.id }
      let changed = zip(MotionVariable.allCases, scroller.values).enumerated().filter { index, pair in
        pair.1 != old?.values[index] ?? .null
      }.map { Member($0.element.0.rawValue, $0.element.1) }
      if !changed.isEmpty || old == nil { changes.append(Member(scroller.id, .object(changed))) }
    }
    if !changes.isEmpty { members.append(Member("moved", .object(changes))) }
    let ids = Set(frame.scrollers.map(\.id))
    let gone = (before?.scrollers ?? []).map(\.id).filter { !ids.contains($0) }
    if !gone.isEmpty { members.append(Member("gone", .array(gone.map { .string($0) }))) }
    return .object(members)
  }

  /// Reads a record from a file.
  ///
  /// - Throws: `DocumentError.unreadable`, or `.faulty` with the line; also when the end is missing.
  static func record(contentsOf url: URL) throws(DocumentError) -> MotionRecord {
    var lines = try LineSource(url, limit: JSONLine.longest)
    defer { lines.close() }
    return try record(in: &lines, of: url.relativePath)
  }

  /// Reads a record from the lines of a file.
  static func record(in lines: inout LineSource, of file: String) throws(DocumentError) -> MotionRecord {
    var record = MotionRecord()
    var (isEnded, count) = (false, 0)
    while let bytes = try lines.next() {
      let before = record
      guard !isEnded, record.frames.count < MotionRecord.capacity else {
        throw JSONLine.fault(
          file, lines.number, 1,
          isEnded
            ? "the record goes on after its end"
            : "the record has more than \(MotionRecord.capacity) frames; no more are read")
      }
      let line = try JSONLine.reading(bytes, file, lines.number) { line throws(JSONLine.Fault) in
        try line.motion(after: before)
      }
      switch line {
      case .frame(let frame):
        count += frame.scrollers.count
        guard count <= sampleCapacity else {
          throw JSONLine.fault(
            file, lines.number, 1,
            "the frames contain more than \(sampleCapacity) scrollers together; no more are read"
          )
        }
        record.append(frame)
      case .end(let number):
        record.end = number
        isEnded = true
      }
    }
    guard isEnded else { throw JSONLine.fault(file, lines.number + 1, 1, "the record has no end") }
    return record
  }
}

private nonisolated enum MotionLine {
  case frame(MotionRecord.Frame)
  case end(Int)
}

nonisolated extension JSONLine {
  /// The allowed frame numbers: up to a day at 60 frames per second.
  fileprivate static let numbers = 0...5_184_000

  fileprivate func motion(after record: MotionRecord) throws(Fault) -> MotionLine {
    if json["end"] != nil {
      return .end(try integer("end", in: max(0, record.end)...Self.numbers.upperBound))
    }
    let before = record.frames.last
    guard record.end < Self.numbers.upperBound else {
      throw Fault(message: "no frame has a number above \(Self.numbers.upperBound)")
    }
    var frame = MotionRecord.Frame(
      number: try integer("frame", in: (record.end + 1)...Self.numbers.upperBound),
      time: try number("t", in: 0...86_400), list: before?.list ?? "", pixels: before?.pixels,
      scrollers: before?.scrollers ?? [])
    if json["list"] != nil { frame.list = try string("list") }
    if json["pixels"] != nil { frame.pixels = try string("pixels") }
    if case .array(let gone)? = json["gone"] {
      frame.scrollers.removeAll { gone.contains(.string($0.id)) }
    }
    if case .object(let moved)? = json["moved"] {
      for scroller in moved { try Self.merge(scroller, into: &frame) }
    }
    return .frame(frame)
  }

  private static func merge(_ member: JSONValue.Member, into frame: inout MotionRecord.Frame) throws(Fault) {
    guard case .object(let changes) = member.value else {
      let (name, value) = (EscapedText.shortened(member.name), EscapedText.shortened(member.value.text()))
      throw Fault(message: "\"\(name)\" is \(value); an object is needed")
    }
    let place: Int
    if let known = frame.scrollers.firstIndex(where: { $0.id == member.name }) {
      place = known
    } else {
      guard frame.scrollers.count < MotionRecordFile.scrollerCapacity else {
        throw Fault(message: "a frame tells of more than \(MotionRecordFile.scrollerCapacity) scrollers")
      }
      let empty = MotionVariable.allCases.map { _ in JSONValue.null }
      frame.scrollers.append(MotionRecord.ScrollerValues(id: member.name, values: empty))
      place = frame.scrollers.count - 1
    }
    for change in changes {
      guard let index = MotionVariable.allCases.firstIndex(where: { $0.rawValue == change.name }) else {
        let known = MotionVariable.allCases.map(\.rawValue).joined(separator: ", ")
        throw Fault(message: "\"\(EscapedText.shortened(change.name))\" is no variable; known: \(known)")
      }
      frame.scrollers[place].values[index] = try JSONLine(.object([change])).value(
        of: MotionVariable.allCases[index])
    }
  }

  /// Reads the value of a variable on a line that contains nothing else; `null` when the scroll view has none.
  private func value(of variable: MotionVariable) throws(Fault) -> JSONValue {
    let name = variable.rawValue
    guard json[name] != .null else { return .null }
    switch variable.kind {
    case .word: return .string(try string(name))
    case .flag: return .bool(try flag(name))
    case .quantity: return .number(try number(name, in: -1e9...1e9))
    case .whole: return .number(try integer(name, in: -1_000_000_000...1_000_000_000))
    }
  }
}
