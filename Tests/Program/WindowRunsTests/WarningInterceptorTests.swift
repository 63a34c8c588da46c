import Documents
import FeedFiles
import Foundation
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

@testable import WindowRuns

/// Tests of the note by which a window tells the warnings of a feed that shows nevertheless.
struct WarningInterceptorTests {
  /// A feed of one card in a window, with the note that it shows.
  private final class Sample {
    let stage: Stage
    let tools = Toolbox()
    let interceptor: WarningInterceptor
    private var time: TimeInterval = 0

    init(_ reading: FeedReading) {
      let scene = FeedScene.scene(for: reading, name: "test")
      stage = Stage(
        scene, options: StageOptions(size: CGSize(width: 430, height: 700)), tools: tools,
        text: BlockTextMeasuring())
      interceptor = WarningInterceptor(on: stage, tools: tools, reading)
    }

    /// Goes on, and returns the words of the note; empty without one.
    func note(after seconds: TimeInterval = 0.1) -> String {
      // A note is drawn with the frame after the one in which it was told.
      for step in [seconds, 0.01] {
        time += step
        interceptor.advance(to: time)
      }
      return interceptor.chromeList.commands.compactMap { command in
        guard case .text(let line, _) = command.content, command.element.path.hasPrefix("tools/note") else {
          return nil
        }
        return line.string
      }.joined(separator: " ")
    }

    func click(_ point: CGPoint) {
      for phase in [PointerEvent.Phase.pressed, .released] {
        time += 0.02
        let buttons: UInt32 = phase == .pressed ? 1 : 0
        interceptor.handle(InputEvent(.pointer(PointerEvent(phase, at: point, buttons: buttons)), at: time))
      }
    }
  }

  private func reading(_ files: [String: String], first: String = "a.yml") throws -> FeedReading {
    try TemporaryFolder.use { folder in
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      return try FeedReader().read(contentsOf: folder.appendingPathComponent(first))
    }
  }

  private static func feed(_ card: String) -> String {
    "sections: [{id: a, header: none, card: {height: 100}, cards: [{title: t, \(card)}]}]\n"
  }

  @Test func `a missing picture is told once, and again where other warnings are read`() throws {
    let first = try reading(["a.yml": Self.feed("picture: gone.png")])
    let sample = Sample(first)
    #expect(sample.note().contains("gone.png"))
    #expect(sample.note(after: 20).isEmpty)
    sample.interceptor.take(first)
    #expect(sample.note().isEmpty)
    sample.interceptor.take(try reading(["a.yml": Self.feed("picture: lost.png")]))
    #expect(sample.note().contains("lost.png"))
    #expect(Sample(try reading(["a.yml": Self.feed("body: b")])).note().isEmpty)
  }

  @Test func `a link of another feed that leads nowhere is told when that feed is pushed`() throws {
    let sample = Sample(
      try reading(["a.yml": Self.feed("link: b.yml"), "b.yml": Self.feed("link: c.yml")]))
    #expect(sample.note().isEmpty)
    sample.click(CGPoint(x: 100, y: 50))
    let note = sample.note()
    #expect(note.contains("b.yml") && note.contains("c.yml"), "\(note)")
  }

  @Test func `the note has the first warning and the number of others`() {
    let warning = DocumentFault(file: "a.yml", position: .start, message: "odd")
    #expect(WarningInterceptor.note(of: []) == nil)
    #expect(WarningInterceptor.note(of: [warning]) == "a.yml:1:1: odd")
    #expect(WarningInterceptor.note(of: [warning, warning, warning]) == "a.yml:1:1: odd  (+2)")
  }
}
