import OrihonTesting
import ScreenInterface
import Stage
import Testing
import UIKitNames

/// Tests of the ways in which pictures fill image views of another shape.
@MainActor struct ContentModeTests {
  private final class Screen: UIViewController {
    let picture = UIImageView(frame: CGRect(x: 10, y: 10, width: 200, height: 50))

    override func viewDidLoad() { view.addSubview(picture) }
  }

  @Test(arguments: [
    (nil, " stretched"), (UIView.ContentMode.scaleToFill, " stretched"), (.scaleAspectFill, ""),
    (.scaleAspectFit, " whole"),
  ])
  func `a picture is stretched unless the mode keeps its shape`(mode: UIView.ContentMode?, fit: String) throws
  {
    let screen = Screen()
    if let mode { screen.picture.contentMode = mode }
    let harness = StageHarness(screen, size: CGSize(width: 300, height: 200))
    screen.picture.image = UIImage(path: "sun.png")
    harness.advance(by: 0.1)
    let request = try #require(screen.picture.pictureRequest)
    #expect(request.picture.fit.description == fit)
  }
}
