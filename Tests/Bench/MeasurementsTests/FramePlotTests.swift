import Foundation
import LayoutGeometry
import Measurements
import SampleRuns
import ScreenInterface
import Testing
import Typesetting

struct FramePlotTests {
  private func drawn(_ recording: FrameRecording) -> (ground: DisplayList, picture: Bitmap) {
    var ground = DisplayList(size: .zero, background: .clear)
    let style = PlotStyle(size: CGSize(width: 400, height: 300), scale: 1)
    let picture = FramePlot(of: recording, title: "sample", style: style).bitmap(text: BlockTextMeasuring()) {
      ground = $0
      let bounds = $0.bounds(scale: $1)
      return Bitmap(width: bounds.width, height: bounds.height, color: 0xFFFF_FFFF)
    }
    return (ground, picture)
  }

  private func texts(of list: DisplayList) -> [String] {
    list.commands.compactMap { if case .text(let line, _) = $0.content { line.string } else { nil } }
  }

  @Test func `it says what it shows, and nothing leaves the picture`() throws {
    let run = try RecordedRun(Playing.gestures)
    run.make(100)
    run.make(5, delay: 0.02)
    let (ground, picture) = drawn(run.recording)
    let words = [
      "sample", "of a frame, ms", "overrun, ms", "work and presenting", "drag", "fling", "snap", "1 s",
    ]
    #expect(Set(words).isSubset(of: texts(of: ground)))
    #expect(!texts(of: ground).contains("auto"))
    let bounds = CGRect(origin: .zero, size: ground.size)
    for command in ground.commands { #expect(bounds.contains(command.frame), "\(command)") }
    #expect(picture.width == 400 && picture.height == 300)
    #expect((0..<400).contains { x in (0..<300).contains { picture[x, $0] != 0xFFFF_FFFF } })
  }

  @Test func `no line leads through a rest`() throws {
    let run = try RecordedRun()
    run.make(1)
    run.make(1, delay: 2)
    let picture = drawn(run.recording).picture
    let inked = (0..<400).filter { x in (0..<300).contains { picture[x, $0] != 0xFFFF_FFFF } }
    #expect(inked.contains { $0 < 100 } && inked.contains { $0 > 370 })
    #expect(!inked.contains { (100...350).contains($0) }, "\(inked)")
  }

  @Test func `a recording without frames has its axes`() {
    let ground = drawn(FrameRecording(capacity: 1)).ground
    #expect(texts(of: ground).contains("of a frame, ms"))
  }
}
