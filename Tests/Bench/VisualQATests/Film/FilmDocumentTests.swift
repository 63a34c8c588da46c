import Documents
import Foundation
import Replays
import ScreenInterface
import Testing

@testable import VisualQA

/// Tests of a film as data of a page.
struct FilmDocumentTests {
  private func film(_ title: String) -> FilmDocument {
    FilmDocument(title: title, width: 4, height: 4, frames: 2, scale: 2, background: Color(hex: 0x141519))
  }

  @Test func `a document is JSON in ASCII that ends no script`() throws {
    var film = film("折本 </script><b>\u{1F600}")
    film.timeline.note([FilmSample("row", offset: 12.346, velocity: -3.21)], [], at: 2)
    film.append(Bitmap(width: 4, height: 4, color: 0xFF12_3456), pointer: nil)
    let text = film.finish()
    #expect(text.utf8.allSatisfy { $0 < 0x80 } && !text.contains("<"))
    let json = try #require(JSONValue(line: text))
    #expect(json["title"] == .string("折本 </script><b>\u{1F600}"))
    #expect(json["isLight"] == .bool(false) && json["scale"] == .number(2))
    #expect(json.value(at: "curves.0.offset.0") == .number(12.35))
  }

  @Test func `a timeline has the frames' times from the first, the curves of what moves, and the pointer`()
    throws
  {
    var film = film("a")
    var resting = FilmSample("calm", offset: 1)
    resting.isMoving = false
    for index in 0..<3 {
      let samples = [resting] + (index == 0 ? [] : [FilmSample("row", offset: Double(index))])
      film.timeline.note(
        samples, index == 1 ? [FilmEvent("it bounces", .touch, of: "row", at: 5.5)] : [],
        at: 5 + 0.5 * Double(index))
      if index == 1 { continue }
      film.append(
        Bitmap(width: 4, height: 4, color: 0xFF00_0000),
        pointer: DrawnPointer(
          at: .init(x: 1.25, y: 2), isPressed: true, ripple: .init(at: .init(x: 3, y: 4), age: 0.225)))
    }
    let json = try #require(JSONValue(line: film.finish()))
    #expect(json["start"] == .number(5) && json["times"] == numbers([0, 0.5, 1]))
    #expect(json["frames"] == numbers([0, 2]))
    #expect(json.value(at: "pointers.0") == numbers([1.3, 2, 1, 3, 4, 0.5]))
    guard case .array(let curves)? = json["curves"] else { throw Missing() }
    #expect(curves.count == 1 && curves[0]["offset"] == .array([.null, .number(1), .number(2)]))
    #expect(
      json.value(at: "events.0")
        == .array([.number(0.5), .string("touch"), .string("row"), .string("it bounces")]))
  }

  private func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }

  private struct Missing: Error {}
}
