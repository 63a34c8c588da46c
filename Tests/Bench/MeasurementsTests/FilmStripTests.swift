import Foundation
import LayoutGeometry
import SampleRuns
import SceneReadings
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import Measurements

struct FilmStripTests {
  @Test func `a cell says frame, milliseconds, offset, velocity and page`() throws {
    let stage = try Playing.log("- drag: {from: {row: hero}, dx: -430, duration: 0.3, hold: 0.2}").stage
    let picture = Bitmap(width: 2, height: 2)
    let caption = FilmCell(picture, of: stage.trace, row: .row("hero")).caption
    #expect(caption[0].hasPrefix("frame \(stage.trace.number)  "))
    #expect(caption[0].hasSuffix(" ms"))
    #expect(caption[1...] == ["hero  430 pt  0 pt/s", "page 2/5"])
    #expect(FilmCell(picture, of: stage.trace).caption[1...] == ["feed  0 pt  0 pt/s", "no page"])
  }

  @Test func `cells stand side by side over their captions`() throws {
    var captions: [DisplayList] = []
    let strip = FilmStrip(scale: 2, text: BlockTextMeasuring()) { list, scale in
      captions.append(list)
      let bounds = list.bounds(scale: scale)
      return Bitmap(width: bounds.width, height: bounds.height, color: 0xFFFF_FFFF)
    }
    let cells = [UInt32(0xFF11_1111), 0xFF22_2222].map { color in
      FilmCell(Bitmap(width: 40, height: 20, color: color), caption: ["a", "b"])
    }
    let picture = try #require(strip.picture(of: cells))
    #expect(picture.width == 2 * (8 + 20 + 8 + 20 + 8))
    #expect(picture[16, 16] == 0xFF11_1111 && picture[55, 35] == 0xFF11_1111)
    #expect(picture[72, 16] == 0xFF22_2222 && picture[15, 16] == 0xFFFF_FFFF)
    #expect(captions[0].commands.map(\.element.path) == ["strip/0/0", "strip/0/1", "strip/1/0", "strip/1/1"])
    #expect(
      captions[0].commands.allSatisfy { $0.frame.minY >= 18 && $0.frame.maxY <= captions[0].size.height })
    #expect(strip.picture(of: []) == nil)
  }
}
