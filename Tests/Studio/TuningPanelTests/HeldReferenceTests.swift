import FeedFiles
import Foundation
import ScreenInterface
import Stage
import Testing

@testable import TuningPanel

/// The numbers that are meant, while the reference shows in their place.
struct HeldReferenceTests {
  /// A panel over numbers that differ from the file and from the second version, against which they are held.
  private func tuned() throws -> TunedScene {
    let tuned = try TunedScene()
    tuned.openWithSecondVersion()
    return tuned
  }

  private static let (kept, meant) = (["motion.bounceRate": "11.1"], ["motion.bounceRate": "11.2"])

  private func hold(_ tuned: TunedScene, _ isDown: Bool) { tuned.send(.key(KeyEvent("`", isDown: isDown))) }

  private func click(_ part: PanelLayout.Part, in tuned: TunedScene) throws {
    let place = try #require(tuned.place(of: part))
    tuned.point(.pressed, place)
    tuned.point(.released, place)
  }

  @Test(arguments: [PanelAction.yaml, .swift, .command, .write, .redo])
  func `a button that changes no number leaves those that are meant`(action: PanelAction) throws {
    let tuned = try tuned()
    hold(tuned, true)
    try click(.action(action), in: tuned)
    #expect(tuned.changes == Self.kept)
    hold(tuned, false)
    #expect(tuned.changes == Self.meant)
  }

  @Test func `with nothing to take back the numbers that are meant come again`() throws {
    let tuned = try TunedScene()
    #expect(tuned.session.perform(.setting("motion.snapRate", to: "20"), at: tuned.time))
    tuned.tap.open()
    hold(tuned, true)
    tuned.key("z", .control)
    #expect(tuned.changes.isEmpty)
    hold(tuned, false)
    #expect(tuned.changes == ["motion.snapRate": "20"])
  }

  @Test func `the version that shows stays once it is chosen, and can be taken back`() throws {
    let tuned = try tuned()
    hold(tuned, true)
    tuned.key("2")
    hold(tuned, false)
    #expect(tuned.changes == Self.kept)
    tuned.key("z", .control)
    #expect(tuned.changes == Self.meant)
  }

  @Test func `the value that shows stays once it is set, and can be taken back`() throws {
    let tuned = try tuned()
    hold(tuned, true)
    try tuned.set("motion.bounceRate", to: "11.1")
    hold(tuned, false)
    #expect(tuned.changes == Self.kept)
    tuned.key("z", .control)
    #expect(tuned.changes == Self.meant)
  }

  @Test func `whatever is changed while the reference shows, one step back are the numbers that were meant`()
    throws
  {
    let changes: [(TunedScene) throws -> Void] = [
      { try $0.set("motion.snapRate", to: "20") }, { $0.key("backspace") }, { $0.key("1") },
      { try self.scrub("motion.snapRate", in: $0) },
    ]
    for change in changes {
      let tuned = try tuned()
      hold(tuned, true)
      try change(tuned)
      hold(tuned, false)
      #expect(tuned.changes != Self.meant && tuned.changes != Self.kept)
      tuned.key("z", .control)
      #expect(tuned.changes == Self.meant)
    }
  }

  private func scrub(_ path: String, in tuned: TunedScene) throws {
    let path = try #require(SettingPath(path))
    let place = try #require(tuned.place(of: .field(path)))
    tuned.drag(from: place, to: CGPoint(x: place.x + 40, y: place.y))
  }

  @Test func `a step back while the reference shows goes back from the numbers that are meant`() throws {
    let tuned = try tuned()
    hold(tuned, true)
    tuned.key("z", .control)
    hold(tuned, false)
    #expect(tuned.changes == Self.kept)
    tuned.key("z", [.control, .shift])
    #expect(tuned.changes == Self.meant)
  }
}
