import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import Testing

/// Tests of a picture that plays in a scene at rest.
struct PlayingPictureTests {
  private func harness(plays: Bool, reducesMotion: Bool = false) throws -> StageHarness {
    let view = ImageView()
    var picture = PictureReference(path: "turning.gif")
    picture.plays = plays
    view.image = picture
    let harness = StageHarness(
      Scene("picture", showing: view),
      options: StageOptions(
        size: CGSize(width: 100, height: 100), traits: TraitCollection(reducesMotion: reducesMotion)))
    let request = try #require(harness.stage.takePictureRequests().first)
    let timing = try #require(PictureTiming([0.2, 0.3]))
    harness.send(.found(FileEvent(.picture(request, plays ? .playing(timing) : .ready))))
    harness.advance(to: 1.0)
    return harness
  }

  private func frame(_ harness: StageHarness) -> Int? {
    for command in harness.stage.displayList.commands {
      if case .picture(let picture, _) = command.content { return picture.frame }
    }
    return nil
  }

  @Test func `its frame is that of the scene's time, whenever it arrived`() throws {
    let harness = try harness(plays: true)
    for (time, index) in [(1.1, 0), (1.25, 1), (1.45, 1), (1.55, 0), (60.3, 1)] {
      harness.advance(to: time)
      #expect(frame(harness) == index, "at \(time)")
    }
  }

  @Test func `between its frames the scene rests, and it wakes when the next one is due`() throws {
    let harness = try harness(plays: true)
    harness.advance(to: 1.1)
    #expect(!harness.stage.isMoving)
    #expect(harness.stage.nextWakeTime == 1.2)
    harness.stage.advance(to: 1.2)
    #expect(frame(harness) == 1)
    #expect(harness.stage.nextWakeTime == 1.5)
    #expect(harness.stage.takePictureRequests().isEmpty, "each frame is there already")
  }

  @Test(arguments: [(false, false), (true, true)])
  func `a picture that does not play, or where motion is reduced, stands and wakes nobody`(
    _ plays: Bool, _ reducesMotion: Bool
  ) throws {
    let harness = try harness(plays: plays, reducesMotion: reducesMotion)
    harness.advance(to: 1.3)
    #expect(frame(harness) == 0)
    #expect(harness.stage.nextWakeTime == nil)
  }
}
