import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import Replays

struct TimelineBarTests {
  private let times = Microseconds(2_000_000)...Microseconds(62_000_000)
  private let size = CGSize(width: 430, height: 932)

  private func chrome(_ panel: CGRect?) -> DisplayList {
    var list = DisplayList(size: size, background: .clear)
    if let panel {
      list.commands = [
        DrawCommand(
          .fill(Color(hex: 0), cornerRadius: 0), element: "tools/panel", frame: panel,
          clip: CGRect(origin: .zero, size: size))
      ]
    }
    return list
  }

  @Test func `places and moments belong to each other, and never lie outside`() {
    let bar = TimelineBar(in: size, beside: chrome(nil), times: times)
    for seconds in [2.0, 2.5, 31, 61.9, 62] {
      let time = Microseconds(seconds: seconds)
      #expect(isClose(bar.time(at: bar.place(of: time)).seconds, seconds, within: 1e-5))
    }
    #expect(bar.place(of: Microseconds(0)) == bar.track.minX)
    #expect(bar.place(of: Microseconds(99_000_000)) == bar.track.maxX)
    #expect(bar.time(at: -50) == times.lowerBound)
    #expect(bar.time(at: 9999) == times.upperBound)
  }

  @Test func `a session of one moment has its place`() {
    let bar = TimelineBar(in: size, beside: chrome(nil), times: Microseconds(5)...Microseconds(5))
    #expect(bar.place(of: Microseconds(5)) == bar.track.maxX)
    #expect(bar.time(at: bar.track.minX) == Microseconds(5))
  }

  @Test func `it stands above a strip of measurements, beside a dock, and ignores the help`() {
    func frame(_ panel: CGRect?) -> CGRect {
      TimelineBar(in: size, beside: chrome(panel), times: times).frame
    }
    let free = frame(nil)
    #expect(free.maxY == 924 && free.minX == 8 && free.maxX == 422)
    #expect(frame(CGRect(x: 8, y: 700, width: 414, height: 224)).maxY == 692)
    #expect(frame(CGRect(x: 300, y: 0, width: 130, height: 932)).maxX == 292)
    #expect(frame(CGRect(x: 45, y: 200, width: 340, height: 500)) == free)
  }
}
