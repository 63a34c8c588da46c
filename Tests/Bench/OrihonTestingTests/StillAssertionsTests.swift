import Foundation
import OrihonTesting
import SampleFeeds
import Synchronization
import TestSupport
import Testing

/// Tests of still assertions; a person looked at the references beside this file when they were written.
struct StillAssertionsTests {
  private func harness() -> StageHarness {
    StageHarness(
      SampleFeed([SampleFeed.Row("a")]).scene(), options: StageOptions(size: CGSize(width: 430, height: 300)))
  }

  private func turn(_ harness: StageHarness) {
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -150, y: 0))
    harness.settle()
  }

  /// The file that a line of an issue names after `word`.
  private func file(_ word: String, in text: String?) -> String? {
    text?.split(separator: "\n").first { $0.hasPrefix(word + ": ") }.map {
      String($0.dropFirst(word.count + 2))
    }
  }

  @Test func `a picture of the last frame is held against its reference`() {
    assertStill(of: harness(), matches: "rest")
    assertStill(of: harness(), matches: "rest-2x", scale: 2)
  }

  @Test func `a picture that differs is told with its files, a page and the command that accepts it`() throws
  {
    let harness = harness()
    turn(harness)
    let messages = Messages()
    withKnownIssue {
      assertStill(of: harness, matches: "rest")
    } matching: {
      messages.note($0)
    }
    let page = try #require(file("report", in: messages.first))
    let html = try String(contentsOfFile: page, encoding: .utf8)
    for side in ["reference", "actual", "difference"] {
      #expect(html.contains("data-\(side)="), "\(side)")
    }
    #expect(
      file("reference", in: messages.first)?.hasSuffix("__Frames__/StillAssertionsTests/rest.png") == true)
    #expect(
      file("to accept it", in: messages.first)
        == "ORIHON_RECORD=failed swift test --filter StillAssertionsTests")
  }

  @Test func `differing pixels are let pass as far as the test allows`() {
    let harness = harness()
    turn(harness)
    assertStill(of: harness, matches: "rest", precision: 0.2)
  }

  @Test func `frames that differ are told with a page that draws both curves`() throws {
    let messages = Messages()
    withKnownIssue {
      assertFrames(of: harness(), matches: "turn") { turn($0) }
    } matching: {
      messages.note($0)
    }
    let html = try String(contentsOfFile: try #require(file("report", in: messages.first)), encoding: .utf8)
    #expect(html.contains("data-motion=\"0\""))
    #expect(html.contains("data-actual="))
  }

  @Test func `nothing is written when a row was asked for that is not there`() throws {
    let messages = Messages()
    withKnownIssue {
      assertFrames(of: harness(), matches: "never-written") { harness in
        harness.flick(from: harness.center(ofRow: "b"), by: CGPoint(x: -150, y: 0))
      }
    } matching: {
      messages.note($0)
    }
    #expect(messages.all.count == 2)
    #expect(messages.all.last?.hasPrefix("nothing was compared or written for ") == true)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Frames__/StillAssertionsTests/never-written.jsonl")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a row inside another view is found by the name under which it is listed`() throws {
    let feed = SampleFeed([SampleFeed.Row("a")])
    let scene = Scene("two") { context in
      let content = feed.scene().makeContent(context)
      let root = Columns()
      for view in [content.root, CollectionView(collectionViewLayout: CollectionViewFlowLayout())] {
        root.addSubview(view)
      }
      return Scene.Content(root: root, owned: content.owned)
    }
    let harness = StageHarness(scene)
    let name = try #require(harness.stage.trace.rows.first { $0.id.scroller.row != nil }?.id.name)
    #expect(name != "a")
    #expect(harness.center(ofRow: name).x < 215)
    #expect(harness.center(ofRow: name).y > 0)
  }
}

/// What the issues of a test said.
nonisolated private final class Messages: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }
  var first: String? { all.first }

  /// Notes an issue; true, because every issue is expected.
  func note(_ issue: Issue) -> Bool {
    texts.withLock { $0 += issue.comments.map(\.rawValue) }
    return true
  }
}

/// Two views side by side.
private final class Columns: View {
  override func layoutSubviews() {
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(
        x: CGFloat(index) * bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    }
  }
}
