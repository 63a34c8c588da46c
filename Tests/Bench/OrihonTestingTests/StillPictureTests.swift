import Foundation
import Orihon
import TestSupport
import Testing

@testable import OrihonTesting

/// Tests of what a still shows of a scene's own pictures.
struct StillPictureTests {
  private static let size = CGSize(width: 120, height: 80)

  private func harness(showing view: View) -> StageHarness {
    view.frame = CGRect(origin: .zero, size: Self.size)
    return StageHarness(view, size: Self.size)
  }

  private func harness(showingPicture file: URL) -> StageHarness {
    let view = ImageView()
    view.image = PictureReference(contentsOfFile: file.path)
    return harness(showing: view)
  }

  /// A still of one plain colour.
  private func plain() throws -> StillPicture {
    let view = View()
    view.backgroundColor = DynamicColor(light: 0x2266AA, dark: 0x2266AA)
    return try StillPicture(of: harness(showing: view).stage, scale: 1)
  }

  @Test func `a still shows a picture as if it had been there all along, at any time`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("plain.png")
      try plain().png().write(to: file)
      let harness = harness(showingPicture: file)
      for wait in [0, 0.05, 3] {
        harness.advance(by: wait)
        let still = try StillPicture(of: harness.stage, scale: 1)
        #expect(try still.png() == plain().png(), "after \(wait) s more")
        #expect(still.unreadable.isEmpty)
      }
    }
  }

  @Test func `a still changes nothing in the scene, which goes on waiting for its pictures`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("plain.png")
      try plain().png().write(to: file)
      let harness = harness(showingPicture: file)
      let (list, trace) = (harness.stage.displayList.description, harness.stage.trace)
      _ = try StillPicture(of: harness.stage, scale: 2)
      #expect(harness.stage.displayList.description == list)
      #expect(harness.stage.trace == trace)
      #expect(!harness.stage.isMoving)
      harness.advance(by: 1)
      #expect(harness.stage.displayList.description == list)
    }
  }

  @Test func `a picture that cannot be read is told once, by its path and the reason`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("letter.png")
      try Data("Dear reader".utf8).write(to: file)
      let harness = harness(showingPicture: file)
      let still = try StillPicture(of: harness.stage, scale: 1)
      #expect(still.unreadable.count == 1)
      #expect(still.unreadable.first?.hasPrefix("\(file.path) cannot be read: ") == true)
    }
  }

  @Test func `what cannot be read is told where a still differs from its reference`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("letter.png")
      try Data("Dear reader".utf8).write(to: file)
      let harness = harness(showingPicture: file)
      let references = folder.appendingPathComponent("__Frames__/LetterTests")
      try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
      try plain().png().write(to: references.appendingPathComponent("letter.png"))
      withKnownIssue {
        assertStill(
          of: harness, matches: "letter", filePath: folder.appendingPathComponent("LetterTests.swift").path)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("\(file.path) cannot be read: ") }
      }
    }
  }
}
