import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of a picture that is dropped on the window and laid over the scene.
struct ReferenceOverlayTests {
  private let picture = PictureReference(path: "/mocks/home.png")

  private func harness(width: Int = 430, height: Int = 932, name: String = "home.png") -> StageHarness {
    let harness = StageHarness(
      SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b")]).scene(), tools: Toolbox())
    let reference = PictureReference(path: "/mocks/" + name)
    harness.send(
      .found(FileEvent(.dropped(.picture(ReferencePicture(reference, width: width, height: height))))))
    harness.advance(by: 0.02)
    for request in harness.stage.takePictureRequests() {
      harness.send(.found(FileEvent(.picture(request, .ready))))
    }
    harness.advance(by: 0.02)
    return harness
  }

  private func overlay(_ harness: StageHarness) -> DrawCommand? {
    harness.stage.chromeList.commands.first { $0.element == "tools/reference" }
  }

  private func notes(_ harness: StageHarness) -> [String] {
    harness.stage.chromeList.commands.compactMap { command in
      guard command.element == "tools/note", case .text(let line, _) = command.content else { return nil }
      return line.string
    }
  }

  @Test func `it is asked for, and shows half covering once its pixels came`() throws {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox())
    harness.send(.found(FileEvent(.dropped(.picture(ReferencePicture(picture, width: 860, height: 1864))))))
    harness.advance(by: 0.02)
    #expect(overlay(harness) == nil)
    let requests = harness.stage.takePictureRequests()
    #expect(
      requests == [PictureRequest(picture: picture, size: CGSize(width: 430, height: 932), cornerRadius: 0)])
    harness.send(.found(FileEvent(.picture(requests[0], .ready))))
    harness.advance(by: 0.02)
    let shown = try #require(overlay(harness))
    #expect(shown.frame == CGRect(x: 0, y: 0, width: 430, height: 932) && isClose(shown.opacity, 0.5))
    #expect(harness.stage.displayList.pictures.isEmpty && harness.stage.takePictureRequests().isEmpty)
  }

  @Test(arguments: [
    (430, "home.png", CGFloat(430)), (860, "home.png", 430), (1290, "home.png", 430),
    (600, "home@2x.png", 300), (600, "home@3x.png", 200), (600, "home.png", 600),
  ])
  func `its scale follows its name, else its width`(width: Int, name: String, points: CGFloat) throws {
    #expect(isClose(try #require(overlay(harness(width: width, name: name))).frame.width, points))
  }

  @Test func `O goes through the modes and ⇧O takes it away`() throws {
    let harness = harness()
    harness.key("o")
    harness.advance(by: 0.02)
    #expect(overlay(harness)?.content == .difference(picture))
    #expect(notes(harness) == ["home.png   difference"])
    harness.key("o")
    harness.advance(by: 0.02)
    #expect(notes(harness) == ["home.png   blink"])
    harness.key("o")
    harness.advance(by: 0.02)
    #expect(overlay(harness) == nil)
    harness.key("o")
    harness.key("]")
    harness.advance(by: 0.02)
    #expect(
      isClose(try #require(overlay(harness)).opacity, 0.6) && notes(harness) == ["home.png   opacity 60 %"])
    harness.key("o", modifiers: .shift)
    harness.advance(by: 0.02)
    #expect(overlay(harness) == nil && notes(harness).isEmpty)
    harness.advance(by: 4)
    #expect(harness.stage.chromeList.commands.isEmpty && harness.stage.nextWakeTime == nil)
  }

  @Test func `opacity keeps to a tenth and to all`() throws {
    let harness = harness()
    for _ in 0..<12 { harness.key("[") }
    harness.advance(by: 0.02)
    #expect(isClose(try #require(overlay(harness)).opacity, 0.1))
    for _ in 0..<12 { harness.key("]") }
    harness.advance(by: 0.02)
    #expect(isClose(try #require(overlay(harness)).opacity, 1))
  }

  @Test func `blinking shows picture and scene in turn, and wakes the window for it, frozen too`() throws {
    let harness = harness()
    harness.key("f")
    harness.key("o")
    harness.key("o")
    var shown: Set<Bool> = []
    for _ in 0..<4 {
      harness.advance(by: 0.5)
      shown.insert(overlay(harness) != nil)
    }
    #expect(shown == [true, false])
    let wake = try #require(harness.stage.nextWakeTime)
    #expect(wake > harness.time && wake <= harness.time + 0.5)
  }

  @Test func `A stands it at the element under the pointer, with which it goes, and A again takes it back`()
    throws
  {
    let harness = harness(width: 300, height: 200)
    let card = CGPoint(x: 215, y: 100)
    harness.move(to: card)
    harness.key("a")
    harness.advance(by: 0.02)
    #expect(overlay(harness)?.frame == CGRect(x: 65, y: 0, width: 300, height: 200))
    harness.press(at: card)
    harness.move(from: card, by: CGPoint(x: -100, y: 0), in: 0.2)
    harness.advance(by: 0.02)
    let moved = try #require(harness.stage.frame(ofItem: 0, inRow: "a"))
    #expect(overlay(harness).map { isClose($0.frame.maxX, moved.maxX) } == true && moved.minX < 40)
    harness.release(at: card - CGPoint(x: 100, y: 0))
    harness.advance(by: 2)
    let rest = try #require(harness.stage.frame(ofItem: 0, inRow: "a"))
    #expect(overlay(harness).map { isClose($0.frame.maxX, rest.maxX) } == true && rest.maxX < 300)
    harness.move(to: CGPoint(x: rest.maxX - 10, y: 100))
    harness.key("a")
    harness.advance(by: 0.02)
    #expect(overlay(harness)?.frame.origin == .zero, "where it stands already it is taken back")
    harness.key("a")
    harness.advance(by: 0.02)
    #expect(overlay(harness).map { isClose($0.frame.maxX, rest.maxX) } == true)
  }

  @Test func `what cannot be shown is told in a note`() {
    let harness = harness()
    harness.send(
      .found(
        FileEvent(
          .dropped(.other(path: "some/notes.txt", reason: "this is not a PNG, JPEG or WebP picture")))))
    harness.advance(by: 0.02)
    let sentence = "notes.txt cannot be laid over the scene: this is not a PNG, JPEG or WebP picture"
    #expect(notes(harness).first.map { sentence.hasPrefix($0.dropLast(1)) } == true)
    #expect(overlay(harness) != nil, "what was there stays")
  }

  @Test(arguments: [
    (
      DroppedFile.other(path: "some/shop.yml", reason: "this is not a picture"),
      "shop.yml cannot be opened in this window, which stays with its scene"
    ), (.refused("shop holds no feed"), "shop holds no feed"),
  ])
  func `a feed in a window that stays with its scene is told, and so is what was refused`(
    file: DroppedFile, told: String
  ) {
    let harness = harness()
    harness.send(.found(FileEvent(.dropped(file))))
    harness.advance(by: 0.02)
    #expect(notes(harness).joined(separator: " ").hasPrefix(told), "\(notes(harness))")
    #expect(overlay(harness) != nil, "what was there stays")
  }

  @Test func `pixels that had to make room are asked for again, and a damaged file goes away`() throws {
    let harness = harness()
    harness.send(.found(FileEvent(.pictureDiscarded(picture))))
    harness.advance(by: 0.02)
    #expect(overlay(harness) == nil)
    let request = try #require(harness.stage.takePictureRequests().first)
    harness.send(.found(FileEvent(.picture(request, .failed("the picture is damaged (cut off)")))))
    harness.advance(by: 0.02)
    #expect(
      harness.stage.takePictureRequests().isEmpty
        && notes(harness).first?.hasPrefix("home.png cannot") == true)
  }
}
