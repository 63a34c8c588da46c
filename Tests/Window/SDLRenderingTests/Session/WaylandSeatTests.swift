import Foundation
import TestSupport
import Testing

@testable import SDLRendering

/// Tests of the question to a Wayland desktop whether it has a pointer and a keyboard.
struct WaylandSeatTests {
  private func words(_ words: UInt32...) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  /// Returns the event of an interface, with a number and a version around its name.
  private func interface(_ name: String) -> [UInt8] {
    let text = Array(name.utf8) + [0]
    let padded = text + Array(repeating: 0, count: (4 - text.count % 4) % 4)
    return words(2, UInt32(20 + padded.count) << 16, 1, UInt32(text.count)) + padded + words(7)
  }

  private var done: [UInt8] { words(3, 12 << 16, 0) }

  @Test func `interfaces are read to the end, in pieces of any length`() {
    let bytes = interface("wl_compositor") + interface("wl_seat") + done
    for length in [1, 3, 7, 64, 1000] {
      var answer = WaylandAnswer()
      for start in stride(from: 0, to: bytes.count, by: length) {
        #expect(!answer.isComplete)
        answer.append(bytes[start..<min(start + length, bytes.count)])
      }
      #expect(answer.isComplete)
      #expect(answer.interfaces == ["wl_compositor", "wl_seat"])
    }
  }

  @Test func `bytes that make no sense end the answer, or wait for more, and are never read beyond`() {
    var generator = SplitMix64(seed: 35)
    for count in 0..<400 {
      var answer = WaylandAnswer()
      answer.append((0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) })
      answer.append(interface("wl_seat"))
    }
    var zero = WaylandAnswer()
    zero.append(words(2, 0))
    #expect(zero.isComplete && zero.interfaces.isEmpty)
    var long = WaylandAnswer()
    long.append(words(2, 20 << 16, 1, .max, 0) + done)
    #expect(long.isComplete && long.interfaces.isEmpty)
  }

  @Test func `a socket that is not there, or no desktop's, tells nothing`() throws {
    #expect(WaylandSeat.interfaces(at: "/nonexistent/wayland-0") == nil)
    #expect(WaylandSeat.interfaces(at: String(repeating: "/long", count: 40)) == nil)
  }
}
