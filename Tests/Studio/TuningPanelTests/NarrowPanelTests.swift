import FeedFiles
import Foundation
import ScreenInterface
import Testing

@testable import TuningPanel

/// A panel in a narrow window, all of which has to be reached.
struct NarrowPanelTests {
  private nonisolated static let windows = [
    CGSize(width: 320, height: 480), CGSize(width: 320, height: 568), CGSize(width: 430, height: 932),
    CGSize(width: 1000, height: 800),
  ]

  /// The number of lines that all groups have together.
  private func allFields(_ tuned: TunedScene) -> Int { tuned.panel?.groups.flatMap(\.fields).count ?? 0 }

  private func isInSight(_ tuned: TunedScene) -> Bool {
    guard let panel = tuned.panel, let path = panel.selected else { return false }
    let layout = tuned.tap.layout(of: panel)
    return layout.frame(of: .field(path)).map { layout.list.insetBy(dx: -1, dy: -1).contains($0) } ?? false
  }

  @Test(arguments: windows)
  func `every number is reached by keys alone, also in a folded group`(window: CGSize) throws {
    let tuned = try TunedScene(size: window)
    tuned.tap.open()
    tuned.frames(1)
    let groups = (tuned.panel?.groups ?? []).filter { !$0.fields.isEmpty }
    var reached: Set<String> = []
    for group in groups {
      tuned.key("down", .control)
      #expect(tuned.panel?.selected == group.fields.first?.path)
      for field in group.fields {
        #expect(tuned.panel?.selected == field.path && isInSight(tuned), "\(field.path)")
        reached.insert(field.path.description)
        tuned.key("down")
      }
      tuned.key("up")
    }
    #expect(reached.count == allFields(tuned) && reached.count > 30)
    tuned.key("up", .control)
    #expect(tuned.panel?.selected == groups[groups.count - 2].fields.first?.path)
    tuned.type("threshold")
    tuned.key("down", .control)
    #expect(tuned.panel?.selected == tuned.panel?.visibleFields.first?.path && isInSight(tuned))
  }

  @Test(arguments: windows)
  func `words on a number that have no room end in an ellipsis`(window: CGSize) throws {
    let tuned = try TunedScene(size: window)
    tuned.tap.open()
    tuned.frames(1)
    var cut = 0
    for field in tuned.panel?.groups.flatMap(\.fields) ?? [] {
      tuned.select(field.path.description)
      tuned.tap.state.drawn = nil
      let lines = tuned.texts(of: "tools/tuning/note")
      let words = lines.joined().filter { $0 != " " }
      let isWhole = words.hasPrefix(field.key.line.filter { $0 != " " })
      #expect(isWhole || lines.last?.hasSuffix("…") == true, "\(lines)")
      if !isWhole { cut += 1 }
    }
    #expect((cut > 0) == (window.width < 400), "\(cut)")
  }

  @Test(arguments: windows)
  func `every line and every button is reached by the pointer and its wheel`(window: CGSize) throws {
    let tuned = try TunedScene(size: window)
    tuned.tap.open()
    tuned.frames(1)
    tuned.select("motion.bounceRate")
    for _ in 0..<8 {
      tuned.key("right")
      tuned.key("+")
    }
    for group in tuned.panel?.groups ?? [] where tuned.panel?.open.contains(group.name) == false {
      try scroll(tuned, to: .group(group.name))
      tuned.point(.pressed, try #require(tuned.place(of: .group(group.name))))
      tuned.point(.released, try #require(tuned.place(of: .group(group.name))))
      #expect(tuned.panel?.open.contains(group.name) == true)
    }
    for field in tuned.panel?.visibleFields ?? [] { try scroll(tuned, to: .field(field.path)) }
    #expect(tuned.panel?.visibleFields.count == allFields(tuned))
    let panel = try #require(tuned.panel)
    let layout = tuned.tap.layout(of: panel)
    for (part, frame) in layout.parts {
      switch part {
      case .field, .group, .textScale: continue
      default:
        #expect(layout.frame.contains(frame), "\(part) \(frame)")
        #expect(layout.part(at: CGPoint(x: frame.midX, y: frame.midY)) == part)
      }
    }
    #expect(panel.versions.kept.count == 9 && layout.frame(of: .version(9)) != nil)
    let title = tuned.tap.chromeList.commands.first { $0.element == "tools/tuning/title" }?.frame
    let last = try #require(layout.frame(of: .version(9)))
    #expect(title.map { !$0.intersects(last) } ?? true)
  }

  private func scroll(_ tuned: TunedScene, to part: PanelLayout.Part) throws {
    for direction in [10, -10] as [CGFloat] {
      for _ in 0..<60 {
        let layout = tuned.tap.layout(of: try #require(tuned.panel))
        if let place = tuned.place(of: part), layout.part(at: place) == part { return }
        let middle = CGPoint(x: layout.list.midX, y: layout.list.midY)
        tuned.send(.wheel(WheelEvent(at: middle, deltaX: 0, deltaY: direction / 10)))
        tuned.frames(1)
      }
    }
    Issue.record("\(part) cannot be scrolled to")
  }
}
