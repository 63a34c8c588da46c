import Documents
import Foundation
import Replays
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of reading a gesture script.
///
/// Covers CONTRACT, the gesture script.
struct GestureScriptReaderTests {
  private struct Fault: Codable {
    var text: String
    var line: Int
    var column: Int
    var message: String
  }

  private func kinds(_ text: String) throws -> [GestureStep.Kind] {
    try GestureScriptReader().read(text: text, name: "a.yml").steps.map(\.kind)
  }

  @Test func `all sixteen words are read`() throws {
    let kinds = try kinds(
      """
      - move: {to: [10, 20], duration: 0.1}
      - move: {along: [[0, 1, 2], [0.25, 3, 4]]}
      - press: {row: hero}
      - press: {at: hero/dots, device: touch}
      - press:
      - release:
      - release
      - press: {at: [1, 2], finger: 2}
      - move: {to: [3, 4], duration: 0.1, finger: 2}
      - move: {along: [[0, 1, 2]], finger: 2}
      - release: {finger: 2}
      - drag: {path: [{row: hero}, [1, 2]], dx: -3, dy: 4, duration: 1, easing: easeOut, hold: 0.2}
      - flick: {at: {card: {row: a, item: 2}}, velocity: 900, angle: 180}
      - wheel: {at: {dot: {row: a, index: 3}}, dy: -2, count: 3, every: 0.1, smooth: true, modifiers: [shift]}
      - key: pageDown
      - key: {name: s, modifiers: [control]}
      - key: {name: s, phase: up}
      - input: {device: window, event: visible, on: false}
      - frame
      - resize: {width: 800, height: 600, scale: 2}
      - wait: 0.25
      - stall: 1.5
      - edit: {row: hero, insert: 2}
      - edit: {row: hero, remove: 0}
      - edit: {row: hero, move: [3, 1]}
      - expect: {path: rows.hero.page, value: 2, tolerance: 0.5}
      - expect: {path: rows.hero.cause, value: null}
      - capture: start-1
      - strip: {name: film, frames: 4, every: 0.1}
      """)
    var drag = DragStep(path: [.row("hero"), .point(CGPoint(x: 1, y: 2))])
    drag.distance = CGPoint(x: -3, y: 4)
    drag.duration = 1
    drag.easing = .easeOut
    drag.hold = 0.2
    var wheel = WheelStep()
    wheel.location = .dot(row: "a", index: 3)
    wheel.deltaY = -2
    wheel.count = 3
    wheel.interval = 0.1
    wheel.isSmooth = true
    wheel.modifiers = .shift
    var page = ExpectStep("rows.hero.page", is: .number(2))
    page.tolerance = 0.5
    let expected: [GestureStep.Kind] = [
      .move(to: .point(CGPoint(x: 10, y: 20)), duration: 0.1),
      .follow([
        PointerSample(Microseconds(0), at: CGPoint(x: 1, y: 2)),
        PointerSample(Microseconds(250_000), at: CGPoint(x: 3, y: 4)),
      ]), .press(at: .row("hero"), .mouse),
      .press(at: .element("hero/dots"), .touch), .press(at: nil, .mouse), .release, .release,
      .finger(2, .press(at: .point(CGPoint(x: 1, y: 2)))),
      .finger(2, .move(to: .point(CGPoint(x: 3, y: 4)), duration: 0.1)),
      .finger(2, .follow([PointerSample(Microseconds(0), at: CGPoint(x: 1, y: 2))])), .finger(2, .release),
      .drag(drag),
      .flick(FlickStep(from: .card(row: "a", item: 2), velocity: 900, angle: 180)), .wheel(wheel),
      .key("pageDown", []), .key("s", .control), .key("s", [], .up), .input(.window(.visible(false))), .frame,
      .resize(CGSize(width: 800, height: 600), scale: 2),
      .wait(0.25), .stall(1.5), .edit(SceneEdit.cards(.insert(at: 2), inRow: "hero")),
      .edit(SceneEdit.cards(.remove(at: 0), inRow: "hero")),
      .edit(SceneEdit.cards(.move(from: 3, to: 1), inRow: "hero")),
      .expect(page), .expect(ExpectStep("rows.hero.cause", is: .null)), .capture("start-1"),
      .strip(StripStep("film", frames: 4, every: 0.1)),
    ]
    #expect(kinds == expected)
  }

  @Test func `every fault is told at its place`() throws {
    for fault in try Vectors.load("scripts/faults", as: Fault.self) {
      do {
        _ = try GestureScriptReader().read(text: fault.text, name: "a.yml")
        Issue.record("\(fault.text) was read")
      } catch {
        let first = error.description.split(separator: "\n")[0]
        #expect(first == "a.yml:\(fault.line):\(fault.column): \(fault.message)")
      }
    }
  }

  @Test(arguments: [
    ("- capture: a\n- wait: 1\n- capture: a", "3:3: this picture is called \"a\", as that of line 1; "),
    (
      "- strip: {name: a}\n- strip: {name: a, frames: 2}",
      "2:3: this picture is called \"strip-a\", as that of line 1; "
    ),
    (
      "- strip: {name: a}\n- capture: strip-a", "2:3: this picture is called \"strip-a\", as that of line 1; "
    ),
  ])
  func `two pictures of one name are refused at the second`(text: String, fault: String) {
    #expect { try GestureScriptReader().read(text: text, name: "a.yml") } throws: {
      "\($0)" == "a.yml:\(fault)each needs a name of its own"
    }
  }

  @Test func `a capture and a strip may share a name: their pictures do not`() throws {
    let script = try GestureScriptReader().read(text: "- capture: a\n- strip: {name: a}", name: "a.yml")
    #expect(script.steps.map(\.pictureName) == ["a", "strip-a"])
  }

  @Test func `a missing file is bad input`() {
    #expect { try GestureScriptReader().read(contentsOf: URL(fileURLWithPath: "/no/such.yml")) } throws: {
      $0 is DocumentError
    }
  }

  @Test func `every shipped script is read`() throws {
    let folder = Checkout.root().appendingPathComponent("Resources/Scripts")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let scripts = files.filter { $0.pathExtension == "yml" }
    #expect(scripts.count >= 6)
    for file in scripts {
      let script = try GestureScriptReader().read(contentsOf: file)
      #expect(script.steps.contains { if case .capture = $0.kind { true } else { false } }, "\(file)")
    }
  }
}
