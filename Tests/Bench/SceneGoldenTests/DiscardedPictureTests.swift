import Foundation
import Gallery
import LayoutGeometry
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import SDLRendering

/// Tests that pictures discarded to make room are decoded again when they come back on screen.
struct DiscardedPictureTests {
  private let stage: Stage
  private let resources = DrawingResources(fonts: .blocks)
  private let asked = Asked()

  private final class Asked {
    var files: [String] = []
  }

  init() throws {
    stage = Stage(try #require(Gallery.scene(named: "default")), text: BlockTextMeasuring())
  }

  /// Makes one frame as a window makes it, with every picture there at once.
  private func frame(at time: TimeInterval) {
    stage.advance(to: time)
    for request in stage.takePictureRequests() {
      asked.files.append(URL(fileURLWithPath: request.picture.path).lastPathComponent)
      let decoded = PictureDecoding.decode(request, scale: 1)
      for kind in resources.store(decoded, whileShowing: [stage.displayList]) {
        stage.handle(InputEvent(.found(FileEvent(kind)), at: time))
      }
    }
    stage.advance(to: time)
  }

  private func type(_ key: Key, at time: TimeInterval) {
    stage.handle(InputEvent(.key(KeyEvent(key)), at: time))
    for step in 1...90 { frame(at: time + Double(step) / 60) }
  }

  /// Returns `true` when every picture of the list is decoded, so that nothing is left unpainted.
  private func isComplete() -> Bool {
    stage.displayList.pictures.allSatisfy { picture in
      resources.pictures.bestCopy(for: PictureKey(picture, width: 1, height: 1, radius: 0)) != nil
    }
  }

  @Test func `a feed larger than the budget shows every picture each time it comes by`() {
    resources.pictures = PictureCache(budget: 2 << 20)
    frame(at: 0)
    let first = asked.files
    #expect(first.contains("hero-1.jpg"))
    #expect(isComplete())
    type("end", at: 1)
    #expect(isComplete())
    asked.files.removeAll()
    type("home", at: 4)
    #expect(asked.files.contains("hero-1.jpg"), "it had to go meanwhile")
    #expect(isComplete())
    frame(at: 6)
    asked.files.removeAll()
    for step in 1...60 { frame(at: 6 + Double(step) / 60) }
    #expect(asked.files.isEmpty, "what is on screen stays")
  }
}
