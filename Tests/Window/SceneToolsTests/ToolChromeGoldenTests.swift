import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of the tools' drawing, command by command, for one small scene.
struct ToolChromeGoldenTests {
  private func list(_ configure: (inout ToolSettings) -> Void) -> [String] {
    var tools = ToolSettings()
    configure(&tools)
    let harness = StageHarness(
      SampleFeed([SampleFeed.Row("a", count: 2)]).scene(),
      options: StageOptions(size: CGSize(width: 430, height: 400)), tools: Toolbox())
    harness.toolbox.show(tools)
    harness.advance(by: 0.1)
    return harness.stage.chromeList.description.split(separator: "\n").map(String.init)
  }

  @Test func `the inspector with its distances`() {
    let drawn = list {
      $0.inspection = .element("a/card/1")
      $0.measuresDistances = true
    }
    #expect(drawn == Self.inspector)
  }

  @Test func `the layers`() { #expect(list { $0.showsLayers = true } == Self.layers) }

  @Test func `the trails of a scene at rest`() { #expect(list { $0.showsTrails = true } == Self.trails) }

  private static let inspector = lines(
    #"""
    430x400 #00000000
    tools/inspector/element z0.0 377,0,300,200 clip 0,0,430,400 fill #1F3F6624
    tools/inspector/element z0.0 377,0,300,200 clip 0,0,430,400 stroke #1F3F66 1
    tools/inspector/distance/0 z0.0 376.5,95.5,1,9 fill #B23616
    tools/inspector/distance/0 z0.0 364.5,95.5,1,9 fill #B23616
    tools/inspector/distance/0 z0.0 364.5,99.5,13,1 fill #B23616
    tools/inspector/distance/0 z0.0 361,92,20,16 fill #B23616 r3
    tools/inspector/distance/0 z0.0 365,91,12,18 text sans regular 12 #FFFFFF "12"
    tools/inspector/tag z0.0 92,208,330,124 fill #FFFDF8F0 r4
    tools/inspector/tag z0.0 92,208,330,124 stroke #DDD4C2 1 r4
    tools/inspector/tag z0.0 104,216,48,18 text sans bold 12 #1F1D1A "a/card/1"
    tools/inspector/tag z0.0 104,234,108,18 text sans regular 12 #5F5A50 "CollectionViewCell"
    tools/inspector/tag z0.0 224,234,126,18 text sans regular 12 #1F1D1A "300 × 200  at  377, 0"
    tools/inspector/tag z0.0 104,252,36,18 text sans regular 12 #5F5A50 "inside"
    tools/inspector/tag z0.0 224,252,36,18 text sans regular 12 #1F1D1A "sample"
    tools/inspector/tag z0.0 104,270,36,18 text sans regular 12 #5F5A50 "insets"
    tools/inspector/tag z0.0 224,270,168,18 text sans regular 12 #1F1D1A "↑ 0   ← 377   ↓ 200   → -247"
    tools/inspector/tag z0.0 104,288,24,18 text sans regular 12 #5F5A50 "fill"
    tools/inspector/tag z0.0 224,291,12,12 fill #304050 r2
    tools/inspector/tag z0.0 224,291,12,12 stroke #DDD4C2 1 r2
    tools/inspector/tag z0.0 242,288,42,18 text sans regular 12 #1F1D1A "#304050"
    tools/inspector/tag z0.0 104,306,30,18 text sans regular 12 #5F5A50 "order"
    tools/inspector/tag z0.0 224,306,186,18 text sans regular 12 #1F1D1A "z 0   cell   section 0   item 1"
    """#)

  private static let layers = lines(
    #"""
    430x400 #00000000
    tools/layers z0.0 0,0,430,400 fill #E4E2DD
    tools/layers/feed z0.0 20,40,152.292,141.667 fill #F6F1E680
    tools/layers/feed z0.0 20,40,152.292,141.667 stroke #1F3F66 1
    tools/layers/feed/label z0.0 20,20,192,20 fill #1F3F66
    tools/layers/feed/label z0.0 26,21,180,18 text sans regular 12 #FFFDF8 "feed   0 elements · 0 commands"
    tools/layers/row scrollers z0.0 67.542,79.667,152.292,141.667 fill #F6F1E680
    tools/layers/row scrollers/a z0.0 67.542,79.667,152.292,70.833 fill #1F3F6624
    tools/layers/row scrollers/a z0.0 67.542,79.667,152.292,70.833 stroke #1F3F66 1
    tools/layers/row scrollers/a z0.0 73.542,79.667,54,18 text sans regular 12 #1F1D1A "a   x -65"
    tools/layers/row scrollers z0.0 67.542,79.667,152.292,141.667 stroke #1F3F66 1
    tools/layers/row scrollers/label z0.0 67.542,59.667,114,20 fill #1F3F66
    tools/layers/row scrollers/label z0.0 73.542,60.667,102,18 text sans regular 12 #FFFDF8 "row scrollers   1"
    tools/layers/cards z0.0 115.083,119.333,152.292,141.667 fill #F6F1E680
    a/card/0 z0.1 138.104,119.333,106.25,70.833 fill #203040
    a/card/1 z0.1 248.604,119.333,106.25,70.833 clip 115.083,119.333,152.292,141.667 fill #304050
    tools/layers/cards z0.0 115.083,119.333,152.292,141.667 stroke #1F3F66 1
    tools/layers/cards/label z0.0 115.083,99.333,198,20 fill #1F3F66
    tools/layers/cards/label z0.0 121.083,100.333,186,18 text sans regular 12 #FFFDF8 "cards   2 elements · 2 commands"
    tools/layers/supplementary z0.0 162.625,159,152.292,141.667 fill #F6F1E680
    tools/layers/supplementary z0.0 162.625,159,152.292,141.667 stroke #1F3F66 1
    tools/layers/supplementary/label z0.0 162.625,139,246,20 fill #1F3F66
    tools/layers/supplementary/label z0.0 168.625,140,234,18 text sans regular 12 #FFFDF8 "supplementary   0 elements · 0 commands"
    tools/layers/dots z0.0 210.167,198.667,152.292,141.667 fill #F6F1E680
    a/dots/dots/0 z1.2 280.292,276.052,6.375,2.479 clip 210.167,198.667,152.292,141.667 fill #C8401F r1.24
    a/dots/dots/1 z1.2 289.854,276.052,2.479,2.479 clip 210.167,198.667,152.292,141.667 fill #C9BFAA r1.24
    tools/layers/dots z0.0 210.167,198.667,152.292,141.667 stroke #1F3F66 1
    tools/layers/dots/label z0.0 210.167,178.667,192,20 fill #1F3F66
    tools/layers/dots/label z0.0 216.167,179.667,180,18 text sans regular 12 #FFFDF8 "dots   2 elements · 2 commands"
    tools/layers/overlay z0.0 257.708,238.333,152.292,141.667 fill #F6F1E680
    tools/layers/overlay z0.0 257.708,238.333,152.292,141.667 stroke #1F3F66 1
    tools/layers/overlay/label z0.0 220,218.333,210,20 fill #1F3F66
    tools/layers/overlay/label z0.0 226,219.333,198,18 text sans regular 12 #FFFDF8 "overlay   0 elements · 0 commands"
    """#)

  private static let trails = lines(
    #"""
    430x400 #00000000
    tools/trails/row/a/stop z0.0 214,190,2,10 fill #1F3F66
    tools/trails/row/a/stop z0.0 208,172,14,18 fill #FFFDF8E6 r3
    tools/trails/row/a/stop z0.0 212,172,6,18 text sans regular 12 #1F1D1A "1"
    tools/trails/row/a/middle z0.0 214,194,2,12 fill #B23616
    tools/trails z0.0 8,212,414,180 fill #FFFDF8F0 r4
    tools/trails z0.0 8,212,414,180 stroke #DDD4C2 1 r4
    tools/trails/velocity z0.0 18,222,204,18 text sans regular 12 #1F1D1A "velocity of feed   0 pt/s   peak 0"
    tools/trails/velocity z0.0 82,268,330,1 fill #DDD4C2
    tools/trails/lane/feed z0.0 18,302,24,18 text sans regular 12 #5F5A50 "feed"
    tools/trails/lane/feed z0.0 82,311,330,1 fill #DDD4C2
    tools/trails/lane/a z0.0 18,316,6,18 text sans regular 12 #5F5A50 "a"
    tools/trails/lane/a z0.0 82,325,330,1 fill #DDD4C2
    tools/trails/handler z0.0 18,330,42,18 text sans regular 12 #5F5A50 "handler"
    tools/trails/legend/begin z0.0 21,349,2,12 fill #1F1D1A
    tools/trails/legend z0.0 29,346,30,18 text sans regular 12 #5F5A50 "begin"
    tools/trails/legend/request z0.0 71,349,2,12 fill #B23616
    tools/trails/legend z0.0 79,346,42,18 text sans regular 12 #5F5A50 "request"
    tools/trails/legend/release z0.0 130.5,351.5,7,7 stroke #1F1D1A 1 r3
    tools/trails/legend z0.0 141,346,42,18 text sans regular 12 #5F5A50 "release"
    tools/trails/legend/settle z0.0 193,352,6,6 fill #1F1D1A r3
    tools/trails/legend z0.0 203,346,36,18 text sans regular 12 #5F5A50 "settle"
    tools/trails/legend/page z0.0 251.5,351,1,8 fill #1F3F66
    tools/trails/legend z0.0 259,346,24,18 text sans regular 12 #5F5A50 "page"
    tools/trails/legend/seam z0.0 293,354,6,2 fill #B23616
    tools/trails/legend z0.0 303,346,24,18 text sans regular 12 #5F5A50 "seam"
    tools/trails/legend z0.0 18,367,3,12 fill #D9A441
    tools/trails/legend z0.0 24,364,24,18 text sans regular 12 #5F5A50 "drag"
    tools/trails/legend z0.0 57,367,3,12 fill #3E86A8
    tools/trails/legend z0.0 63,364,30,18 text sans regular 12 #5F5A50 "fling"
    tools/trails/legend z0.0 102,367,3,12 fill #7A5BA6
    tools/trails/legend z0.0 108,364,30,18 text sans regular 12 #5F5A50 "wheel"
    tools/trails/legend z0.0 147,367,3,12 fill #8A6D3B
    tools/trails/legend z0.0 153,364,18,18 text sans regular 12 #5F5A50 "key"
    tools/trails/legend z0.0 180,367,3,12 fill #C8401F
    tools/trails/legend z0.0 186,364,24,18 text sans regular 12 #5F5A50 "dots"
    tools/trails/legend z0.0 219,367,3,12 fill #4F9E72
    tools/trails/legend z0.0 225,364,24,18 text sans regular 12 #5F5A50 "auto"
    tools/trails/legend z0.0 258,367,3,12 fill #1F3F66
    tools/trails/legend z0.0 264,364,18,18 text sans regular 12 #5F5A50 "api"
    tools/trails/legend z0.0 291,367,3,12 fill #7F8F3A
    tools/trails/legend z0.0 297,364,24,18 text sans regular 12 #5F5A50 "link"
    tools/trails/legend z0.0 330,367,3,12 fill #A39A88
    tools/trails/legend z0.0 336,364,36,18 text sans regular 12 #5F5A50 "layout"
    """#)

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
