import FeedFiles
import Foundation
import LayoutGeometry
import Testing

@testable import TuningPanel

/// The frames of everything on the panel.
struct PanelLayoutTests {
  private func layouts(_ window: CGSize) throws -> (without: PanelLayout, with: PanelLayout) {
    let panel = TuningPanel(
      try FeedReader().read(text: "sections: []", name: "a.yml", baseFolder: nil).tuning)
    let frame = PanelPlacement(window: window).frame
    return (
      PanelLayout(panel, in: frame, showsCurves: false), PanelLayout(panel, in: frame, showsCurves: true)
    )
  }

  private nonisolated static let windows: [CGSize] = [
    CGSize(width: 320, height: 480), CGSize(width: 320, height: 568), CGSize(width: 430, height: 932),
    CGSize(width: 700, height: 900), CGSize(width: 800, height: 1000), CGSize(width: 1600, height: 900),
  ]

  @Test(arguments: windows)
  func `no line moves under the pointer when the curves of a stroke come`(window: CGSize) throws {
    let (without, with) = try layouts(window)
    let fields = without.parts.filter { if case .field = $0.part { true } else { false } }
    #expect(!fields.isEmpty)
    for (part, frame) in fields { #expect(with.frame(of: part) == frame) }
    #expect(!with.curves.isEmpty && without.curves.isEmpty)
  }

  @Test(arguments: windows)
  func `beside the curves there is room for lines, and nothing covers another`(window: CGSize) throws {
    let layout = try layouts(window).with
    #expect(layout.list.height >= (window.height < 500 ? 2 : 3) * PanelLayout.line)
    for (one, other) in [
      (layout.list, layout.curves), (layout.list, layout.notes), (layout.curves, layout.notes),
    ] { #expect(!one.intersects(other)) }
    #expect(layout.frame.contains(layout.curves) && layout.frame.contains(layout.notes))
  }

  private nonisolated static let lowWindows: [CGSize] = [320, 430, 700].flatMap { width in
    [60, 120, 200, 260, 300, 360, 400, 440].map { CGSize(width: CGFloat(width), height: CGFloat($0)) }
  }

  @Test(arguments: lowWindows)
  func `a low panel has no curves rather than no lines, and nothing covers its filter`(window: CGSize) throws
  {
    let layout = try layouts(window).with
    let filter = try #require(layout.frame(of: .filter))
    if !layout.curves.isEmpty { #expect(layout.list.height >= 2 * PanelLayout.line) }
    for part in [layout.list, layout.curves, layout.notes] {
      #expect(part.size.width >= 0 && part.size.height >= 0)
      #expect(part.isEmpty || !part.intersects(filter))
    }
    #expect(layout.curves.isEmpty || !layout.curves.intersects(layout.notes))
    #expect(layout.list.isEmpty || !layout.list.intersects(layout.curves))
    #expect((layout.frame(of: .loop) != nil) == !layout.curves.isEmpty)
  }
}
