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
}
