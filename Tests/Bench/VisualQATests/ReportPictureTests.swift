import Foundation
import ScreenInterface
import TestSupport
import Testing
import VisualQA

struct ReportPictureTests {
  @Test func `a picture knows its size from the file's first bytes`() throws {
    let picture = try #require(ReportPicture(png: SampleReport.bytes(0, width: 7, height: 9)))
    #expect(picture.width == 7)
    #expect(picture.height == 9)
  }

  @Test(arguments: [
    Data(), Data("GIF89a".utf8), SampleReport.bytes(0).prefix(20), SampleReport.bytes(0, width: 0),
  ])
  func `what is no PNG file is no picture`(bytes: Data) throws {
    #expect(ReportPicture(png: bytes) == nil)
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("a.png")
      try bytes.write(to: file)
      #expect { try ReportPicture(contentsOf: file) } throws: { "\($0)".contains("a.png") }
    }
  }

  @Test func `a slice of bytes is read like the whole`() {
    let data = Data([1, 2, 3]) + SampleReport.bytes(5)
    #expect(ReportPicture(png: data.dropFirst(3))?.width == 43)
  }

  @Test func `a missing file is named`() {
    #expect { try ReportPicture(contentsOf: URL(fileURLWithPath: "gone.png")) } throws: {
      "\($0)".hasPrefix("gone.png:1:1: there is no such file")
    }
  }
}
