import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import Replays

struct EventLogTests {
  /// Returns entries of every kind at growing times, mostly of the pointer and frames as in life.
  private func entries(_ count: Int, seed: UInt64) -> [RecordingEntry] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { index in
      let time = Microseconds(index * 7919)
      let place = CGPoint(x: Double(random.below(43_000)) / 7, y: Double(random.below(900)))
      func input(_ kind: InputEvent.Kind) -> RecordingEntry { .input(InputEvent(kind, at: time.seconds)) }
      switch random.below(12) {
      case 0: return input(.wheel(WheelEvent(at: place, deltaX: 0.5, deltaY: -1, isSmooth: true)))
      case 1: return input(.key(KeyEvent("pageDown", modifiers: .shift)))
      case 2: return input(.window(.resized(CGSize(width: 300, height: 500), scale: 1.5)))
      case 3:
        let variables = [RecordingDigest.Variable("a row of a long name.offset", place.x)]
        return .digest(RecordingDigest(frame: index, time: time, digest: "00ff", variables: variables))
      case 4...7: return .frame(time)
      default:
        let phase = PointerEvent.Phase.allCases[random.below(4)]
        let device = PointerEvent.Device.allCases[random.below(2)]
        return input(.pointer(PointerEvent(phase, at: place, device: device, buttons: UInt32(index))))
      }
    }
  }

  private func log(_ entries: [RecordingEntry]) -> EventLog {
    var log = EventLog()
    for entry in entries { log.append(entry) }
    return log
  }

  @Test func `what goes in comes out, bit for bit`() {
    let entries = entries(10_000, seed: 1)
    let log = log(entries)
    #expect(log.count == entries.count)
    #expect(entries.indices.allSatisfy { log[$0] == entries[$0] })
    for (index, entry) in entries.enumerated() {
      if case .frame(let time, _) = entry {
        #expect(log.frameTime(at: index) == time)
      } else {
        #expect(log.frameTime(at: index) == nil)
      }
    }
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 9000, 10_000])
  func `what is taken back is gone, and something else can follow`(length: Int) {
    let (first, second) = (entries(10_000, seed: 2), entries(5000, seed: 3))
    var log = log(first)
    log.truncate(to: length)
    for entry in second { log.append(entry) }
    let expected = first.prefix(length) + second
    #expect(log.count == expected.count)
    #expect(expected.enumerated().allSatisfy { log[$0.offset] == $0.element })
    #expect(log.bytes == self.log(Array(expected)).bytes)
  }

  @Test func `what is forgotten frees its memory, and the rest keeps its place`() {
    let entries = entries(20_000, seed: 4)
    var log = log(entries)
    let whole = log.bytes
    log.forget(before: 9000)
    #expect(log.count == entries.count)
    #expect(log.bytes < whole)
    #expect((9000..<20_000).allSatisfy { log[$0] == entries[$0] })
    log.truncate(to: 15_000)
    log.append(.frame(Microseconds(5)))
    log.forget(before: 12_300)
    #expect(log[15_000] == .frame(Microseconds(5)))
    #expect((12_300..<15_000).allSatisfy { log[$0] == entries[$0] })
  }

  @Test func `a sample of the pointer takes 32 bytes`() {
    let press = InputEvent(.pointer(PointerEvent(.pressed, at: .zero)), at: 1)
    #expect(log([.input(press), .frame(Microseconds(1))]).bytes == 64)
  }
}
