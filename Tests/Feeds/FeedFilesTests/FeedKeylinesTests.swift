import CollectionViews
import Documents
import FeedFiles
import Foundation
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of the keylines of a feed's rows.
struct FeedKeylinesTests {
  private func row(_ lines: String) -> String {
    "title: Test\nsections:\n  - {id: a, layout: carousel, card: {width: 160, height: 120}, \(lines), "
      + "cards: [{title: s}, {title: t}, {title: u}, {title: v}, {title: w}, {title: x}]}\n"
  }

  private func faults(_ lines: String) -> [String] {
    do throws(FeedError) {
      _ = try FeedReader().read(text: row(lines), name: "t.yml", baseFolder: nil)
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  @Test(arguments: [
    "keylines: hero", "keylines: multiBrowse", "keylines: {arrangement: hero, smallest: 30}",
    "keylines: multiBrowse, behavior: continuousGroupLeadingBoundary, loop: true, dots: true", "keylines: ~",
  ])
  func `a row with keylines is read`(lines: String) { #expect(faults(lines) == []) }

  @Test(arguments: [
    ("keylines: uncontained", "\"keylines\" is uncontained; allowed: hero, multiBrowse"),
    ("keylines: {smallest: 30}", "hero or multiBrowse"),
    ("keylines: {arrangement: hero, smallest: 57}", "the smallest is not above the largest"),
    ("keylines: {arrangement: hero, largest: 0}", "\"largest\" is 0"),
    ("keylines: hero, peek: 20", "\"peek\" has no meaning here: \"keylines\" place the cards"),
    ("keylines: hero, transform: fold", "\"transform\" has no meaning here: \"keylines\" place the cards"),
    ("keylines: hero, behavior: paging", "allowed: groupPaging or continuousGroupLeadingBoundary"),
  ])
  func `what keylines cannot be is refused with what they can`(lines: String, words: String) {
    let faults = faults(lines)
    #expect(faults.count == 1 && faults[0].contains(words), "\(faults)")
  }

  @Test func `cards keep their words while they are large, and small ones show none`() throws {
    let document = try WrittenFeed.document(row("kind: picture, keylines: multiBrowse"))
    let harness = StageHarness(
      FeedScene.scene(for: document, name: "test"),
      options: StageOptions(size: CGSize(width: 430, height: 600)))
    let words = harness.stage.displayList.commands.compactMap { command -> String? in
      guard case .text(let line, _) = command.content, command.element.path.contains("card/") else {
        return nil
      }
      return line.string
    }
    #expect(words.contains("s") && words.contains("t") && !words.contains("u"))
    #expect(harness.collectionView.rowReading(of: "a")?.motion.geometry.stops?.count == 5)
  }
}
