import Testing

@testable import OrihonTesting

struct FrameDifferenceTests {
  nonisolated private static let frame =
    #"{"kind":"frame","frame":83,"t":1.4,"feed":{"y":0,"v":0,"cause":null},"#
    + #""rows":[{"id":"hero","x":12,"v":-318,"cause":"fling"},{"id":"tips","x":0,"v":0,"cause":null}]}"#

  private func difference(_ old: String, _ new: String) -> String? {
    FrameDifference(Self.frame.replacing(old, with: new), from: Self.frame)?.description
  }

  @Test(arguments: [
    (#""v":-318"#, #""v":-312.4"#, "frame 83, row hero, v, cause fling: -312.4 instead of -318"),
    (#""y":0"#, #""y":0.5"#, "frame 83, feed, y: 0.5 instead of 0"),
    (#""id":"tips","x":0"#, #""id":"tips","x":1"#, "frame 83, row tips, x: 1 instead of 0"),
    (#""frame":83"#, #""frame":84"#, "frame 84, frame: 84 instead of 83"),
    (#","cause":"fling""#, "", "frame 83, row hero, cause: nothing instead of \"fling\""),
  ])
  func `the first value that differs is named with its frame and its scroller`(
    old: String, new: String, message: String
  ) {
    #expect(difference(old, new) == message)
  }

  @Test func `an event goes by its time, and what is no log by its line`() {
    let event = #"{"kind":"event","t":0.25,"row":"a","event":"didSettle","page":1}"#
    let other = event.replacing("\"page\":1", with: "\"page\":2")
    #expect(FrameDifference(other, from: event)?.description == "event at 0.25 s, page: 2 instead of 1")
    #expect(FrameDifference("a\nc", from: "a\nb")?.description == "line 2: 'c' instead of 'b'")
    #expect(FrameDifference(event, from: event) == nil)
  }
}
