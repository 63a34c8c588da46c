import Documents
import Foundation
import SceneReadings
import ScreenInterface
import Stage

nonisolated extension JSONLine {
  func header() throws(Fault) -> RecordingHeader {
    guard json["kind"] == "recording" else {
      throw Fault(message: "the first line is no header; {\"kind\":\"recording\",…} is needed")
    }
    let version = try number("version", in: 0...1e9)
    guard version == Double(RecordingHeader.version) else {
      let text = JSONText.number(version, decimals: nil)
      throw Fault(message: "the format's version is \(text); this program reads \(RecordingHeader.version)")
    }
    let size = try numbers("size", count: 2, in: RecordingLimits.extent)
    var header = RecordingHeader(feed: try string("feed"), size: CGSize(width: size[0], height: size[1]))
    if json["hash"] != .null { header.hash = try string("hash") }
    if json["content"] != nil { header.content = try string("content") }
    header.program = try string("program")
    header.build = try string("build")
    header.scale = try number("scale", in: RecordingLimits.scale)
    try Self.check(PictureExtent(header.size, scale: header.scale))
    header.safeArea = try numbers("safeArea", count: 4, in: 0...1e4).map { CGFloat($0) }
    header.theme = try choice("theme", of: RecordingHeader.Theme.self)
    header.direction = try choice("direction", of: RecordingHeader.Direction.self)
    header.reducesMotion = try flag("reducedMotion")
    if json["textScale"] != nil {
      header.textScale = CGFloat(try number("textScale", in: RecordingLimits.textScale))
    }
    if json["pseudo"] != nil { header.isPseudolocalized = try flag("pseudo") }
    header.seed = try integer("seed", in: 0...(1 << 53))
    if json["from"] != nil {
      header.beginning = Microseconds(try integer("from", in: 0...Microseconds.limit.count))
    }
    if json["language"] != nil {
      let tag = try string("language")
      guard let language = LanguageTag(tag) else {
        throw Fault(
          message: "the language is \(tag.debugDescription); allowed: a BCP 47 tag such as ja or zh-Hant")
      }
      header.language = language
    }
    if json["place"] != nil { header.place = try string("place") }
    return header
  }

  /// Throws for a window with more pixels than can be drawn.
  private static func check(_ extent: PictureExtent) throws(Fault) {
    if !extent.isAllowed() { throw Fault(message: extent.refusal()) }
  }

  private func time() throws(Fault) -> Microseconds {
    Microseconds(try integer("t", in: 0...Microseconds.limit.count))
  }

  func entry() throws(Fault) -> RecordingEntry {
    let time = try time()
    switch try string("kind") {
    case "input": return .input(InputEvent(try input(), at: time.seconds))
    case "edit": return .edit(try edit(), at: time)
    case "unrecorded":
      let kind = try choice("change", of: UnrecordedChange.Kind.self)
      return .unrecorded(
        UnrecordedChange(kind, of: try string("name"), at: time.seconds), at: time)
    case "frame": return .frame(time, motion: try motion())
    case "digest": return .digest(try digest(at: time))
    case "end": return .end(time)
    case let kind:
      throw Fault(
        message:
          "\"kind\" is \"\(EscapedText.shortened(kind))\"; allowed: input, edit, unrecorded, frame, digest, end"
      )
    }
  }

  private func motion() throws(Fault) -> UInt32? {
    if json["motion"] == nil { return nil }
    let text = try string("motion")
    guard let number = UInt32(text, radix: 16) else {
      throw Fault(
        message: "\"motion\" is \"\(EscapedText.shortened(text))\"; eight hexadecimal digits are needed")
    }
    return number
  }

  private func digest(at time: Microseconds) throws(Fault) -> RecordingDigest {
    guard case .object(let members)? = json["values"] else {
      throw Fault(message: "\"values\" is missing; an object of numbers is needed")
    }
    var variables: [RecordingDigest.Variable] = []
    for member in members {
      guard case .number(let number) = member.value else {
        throw Fault(
          message:
            "\"\(EscapedText.shortened(member.name))\" is \(EscapedText.shortened(member.value.text())); a number is needed"
        )
      }
      variables.append(RecordingDigest.Variable(member.name, number))
    }
    return RecordingDigest(
      frame: try integer("frame", in: 0...(1 << 53)), time: time, digest: try string("digest"),
      variables: variables)
  }

  private func edit() throws(Fault) -> SceneEdit {
    if json["set"] != nil {
      return .setting(try string("set"), to: json["to"] == .null ? nil : try string("to"))
    }
    if let section = json["answer"] { return .answer(moreOf: section == .null ? nil : try string("answer")) }
    let row = try string("row")
    let places = 0...1_000_000
    if json["offset"] != nil {
      let isAnimated = json["animated"] == nil ? false : try flag("animated")
      return .offset(try number("offset", in: SceneEditReader.offsets), of: row, animated: isAnimated)
    }
    if json["insert"] != nil { return .cards(.insert(at: try integer("insert", in: places)), inRow: row) }
    if json["remove"] != nil { return .cards(.remove(at: try integer("remove", in: places)), inRow: row) }
    let ends = try numbers("move", count: 2, in: 0...1e6)
    guard ends.allSatisfy({ $0 == $0.rounded() }) else {
      throw Fault(
        message: "\"move\" is \(EscapedText.shortened(json["move"]?.text() ?? "")); whole numbers are needed")
    }
    return .cards(.move(from: Int(ends[0]), to: Int(ends[1])), inRow: row)
  }

  /// Reads the input of a device, also for a script's `input` step.
  func input() throws(Fault) -> InputEvent.Kind {
    switch try string("device") {
    case "mouse": return .pointer(try pointer(.mouse))
    case "touch": return json["finger"] == nil ? .pointer(try pointer(.touch)) : try finger()
    case "wheelNotched": return .wheel(try wheel(isSmooth: false))
    case "wheelSmooth": return .wheel(try wheel(isSmooth: true))
    case "key": return .key(try key())
    case "window": return .window(try window())
    case let device:
      throw Fault(
        message:
          "\"device\" is \"\(EscapedText.shortened(device))\"; allowed: mouse, touch, wheelNotched, wheelSmooth, key, window"
      )
    }
  }

  private func location() throws(Fault) -> CGPoint {
    CGPoint(
      x: try number("x", in: RecordingLimits.coordinate), y: try number("y", in: RecordingLimits.coordinate))
  }

  private func pointer(_ device: PointerEvent.Device) throws(Fault) -> PointerEvent {
    PointerEvent(
      try choice("phase", of: PointerEvent.Phase.self), at: try location(), device: device,
      buttons: UInt32(try integer("buttons", in: 0...Int(UInt32.max))))
  }

  private func finger() throws(Fault) -> InputEvent.Kind {
    let number = try integer("finger", in: PointerEvent.fingers)
    let phase = try choice("phase", of: PointerEvent.Phase.self)
    return .finger(number, PointerEvent(phase, at: try location(), device: .touch))
  }

  private func wheel(isSmooth: Bool) throws(Fault) -> WheelEvent {
    WheelEvent(
      at: try location(), deltaX: try number("dx", in: RecordingLimits.notches),
      deltaY: try number("dy", in: RecordingLimits.notches), isSmooth: isSmooth, modifiers: try modifiers())
  }

  private func modifiers() throws(Fault) -> KeyModifiers {
    KeyModifiers(rawValue: try integer("modifiers", in: 0...7))
  }

  private func key() throws(Fault) -> KeyEvent {
    let name = try string("key")
    guard Key.named.contains(name) || name.count == 1 else {
      throw Fault(
        message:
          "\"key\" is \"\(EscapedText.shortened(name))\"; allowed: a character, \(Key.named.joined(separator: ", "))"
      )
    }
    return KeyEvent(
      Key(name), modifiers: try modifiers(), isDown: try flag("down"), isRepeat: try flag("repeat"))
  }

  private func window() throws(Fault) -> WindowEvent {
    switch try string("event") {
    case "resized":
      let extent = RecordingLimits.extent
      let size = CGSize(width: try number("width", in: extent), height: try number("height", in: extent))
      let scale = try number("scale", in: RecordingLimits.scale)
      try Self.check(PictureExtent(size, scale: scale))
      return .resized(size, scale: scale)
    case "focused": return .focused(try flag("on"))
    case "visible": return .visible(try flag("on"))
    case "occluded": return .occluded(try flag("on"))
    case "pointerInside": return .pointerInside(try flag("on"))
    case "documentSaved": return .documentSaved
    case let event:
      throw Fault(
        message:
          "\"event\" is \"\(EscapedText.shortened(event))\"; allowed: resized, focused, visible, occluded, pointerInside, documentSaved"
      )
    }
  }
}
