import Testing

@testable import VisualQA

/// Tests of the formats that `ffmpeg` makes.
struct VideoFormTests {
  @Test func `a GIF has only rates whose frames last whole hundredths of a second`() {
    let exact = (1...60).filter { VideoForm.gif.isExact(Double($0)) }
    #expect(exact == [1, 2, 4, 5, 10, 20, 25, 50])
    #expect((1...60).allSatisfy { VideoForm.mp4.isExact(Double($0)) && VideoForm.webm.isExact(Double($0)) })
    #expect(VideoForm.allCases.allSatisfy { $0.isExact($0.defaultRate) })
  }
}
