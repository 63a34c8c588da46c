import Documents
import FeedFiles
import Foundation
import TestSupport
import Testing

struct FeedMutationTests {
  @Test(arguments: 0..<8)
  func `a feed with random damage is read or refused in its own lines`(_ seed: UInt64) throws {
    let url = Checkout.root().appendingPathComponent("Resources/Feeds/paged.yml")
    let original = [UInt8](try Data(contentsOf: url))
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let data = Data(damaged(original, by: &random))
      let lines = data.count { $0 == 0x0A || $0 == 0x0D || $0 == 0x85 || $0 == 0xA8 || $0 == 0xA9 } + 2
      let text = String(decoding: data, as: UTF8.self)
      do throws(FeedError) {
        _ = try FeedReader().read(text: text, name: "f.yml", baseFolder: nil)
      } catch {
        #expect(!error.faults.isEmpty)
        #expect(error.faults.allSatisfy { (1...lines).contains($0.line) && $0.column >= 1 })
      }
    }
  }

  private func damaged(_ bytes: [UInt8], by random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    let alphabet = Array("\n\t :-?[]{},#&*!|>'\"%@`~0aé".utf8) + [0, 0xFF, 0xC2]
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = byte
      case 1: bytes.insert(byte, at: place)
      default: bytes.removeSubrange(place..<min(place + 9, bytes.count))
      }
    }
    return bytes
  }
}
