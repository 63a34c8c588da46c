import Foundation
import ScreenInterface
import Synchronization
import Testing

@testable import SDLRendering

struct PictureDecoderTests {
  private func request(_ name: String) -> PictureRequest {
    PictureRequest(
      picture: PictureReference(path: "/nowhere/\(name)"), size: CGSize(width: 9, height: 9), cornerRadius: 0)
  }

  @Test func `pictures arrive in the order in which they were asked for, each with a wake`() async {
    let names = (0..<5).map { "\($0).png" }
    let (wakes, continuation) = AsyncStream.makeStream(of: Void.self)
    let decoder = PictureDecoder { continuation.yield() }
    for name in names { decoder.enqueue(request(name), scale: 1) }
    var wakeCount = 0
    for await _ in wakes {
      wakeCount += 1
      if wakeCount == names.count { break }
    }
    let finished = decoder.takeFinished()
    #expect(finished.map(\.request) == names.map(request))
    #expect(finished.allSatisfy { $0.outcome == .failed("there is no such file") })
    #expect(decoder.takeFinished().isEmpty)
  }

  @Test func `a stopped decoder takes no more wishes`() {
    let decoder = PictureDecoder {}
    decoder.stop()
    decoder.enqueue(request("a.png"), scale: 1)
    #expect(decoder.takeFinished().isEmpty)
  }
}
