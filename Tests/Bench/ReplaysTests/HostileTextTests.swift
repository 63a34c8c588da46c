import Documents
import Foundation
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import Replays

/// Tests that a written script reads back with the same values and no further step, whatever its texts hold.
struct HostileTextTests {
  private static let pieces = [
    "\n", "\n- wait: 1", "\r\n", "\r", "\t", "\u{0}", "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{9F}", "\u{2028}",
    "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{202E}", "\u{2066}", "\u{E0041}", "\u{10FFFF}", "\"",
    "'",
    "\\", "\\n", "\\u0041", "/", ": ", " #x", "- ", "&a", "*a", "!t", "|", ">", "%", "@", "`", "{", "}", "[",
    "]",
    ",", "~", "null", "true", "1e3", " ", "日本", "😀", "e\u{301}",
  ]

  private func text(_ random: inout SplitMix64) -> String {
    let text = (0...random.below(6)).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
    // A byte order mark that begins a text is lost in the YAML library, and means nothing there.
    return text.hasPrefix("\u{FEFF}") || text.unicodeScalars.first == "\u{FEFF}" ? "x" + text : text
  }

  private func kind(_ random: inout SplitMix64) -> GestureStep.Kind {
    let one = text(&random)
    switch random.below(7) {
    case 0: return .edit(SceneEdit.cards(.insert(at: random.below(9)), inRow: one))
    case 1: return .move(to: .element(one), duration: 0.25)
    case 2: return .press(at: .row(one), .touch)
    case 3: return .drag(DragStep(path: [.card(row: one, item: 2), .dot(row: text(&random), index: 1)]))
    case 4: return .key(Key(String(one.first ?? "a")), .control, .down)
    case 5: return .expect(ExpectStep(one, is: .string(text(&random))))
    default:
      return .input(.key(KeyEvent(Key(String(one.first ?? "a")), isDown: false, isRepeat: true)))
    }
  }

  @Test func `what is written is read back, one step for one`() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<400 {
      let steps = (0...random.below(4)).map { _ in GestureStep(kind(&random)) }
      let yaml = GestureScript(file: "a.yml", steps: steps).yaml
      #expect(yaml.split(separator: "\n").count == steps.count)
      #expect(EscapedText.lines(yaml) == yaml, "nothing in it steers a terminal")
      let read = try GestureScriptReader().read(text: yaml, name: "a.yml")
      #expect(read.steps.map(\.kind) == steps.map(\.kind), "\(yaml)")
    }
  }

  @Test func `a recording of a window that no screen has is refused where it says so`() throws {
    let resized =
      #"{"kind":"input","t":0,"device":"window","event":"resized","width":9000,"height":9000,"scale":1}"#
    let line = try JSONLine(JSONParser.parse(Array(resized.utf8)))
    let error = #expect(throws: JSONLine.Fault.self) { _ = try line.entry() }
    #expect(error?.message.hasPrefix("a picture of 9000×9000 pixels would be made; at most 67108864") == true)
  }

  @Test func `the extents of a script are those at the scale that its window has`() throws {
    let script = try GestureScriptReader().read(
      text: "- resize: {width: 4000, height: 4000}\n- resize: {width: 3000, height: 3000, scale: 2}\n",
      name: "a")
    try script.checkExtents(beginningAt: 2)
    let error = #expect(throws: DocumentError.self) { try script.checkExtents(beginningAt: 4) }
    #expect(error?.description.hasPrefix("a:1:3: a picture of 16000×16000 pixels would be made") == true)
  }
}
