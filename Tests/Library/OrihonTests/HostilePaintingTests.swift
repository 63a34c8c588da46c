import Foundation
import Orihon
import OrihonWindow
import SDLRendering
import Testing

/// Tests that the measures of painted things, which come from scenes, may be any number.
struct HostilePaintingTests {
  private nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, -1, 0, 1e9,
  ]

  private final class Painted: View {
    var number: CGFloat = 0

    override func layoutSubviews() {
      guard subviews.isEmpty else { return }
      let label = Label(frame: .zero)
      label.style = TextStyle(size: number, lineHeightMultiple: number)
      label.text = "折本 Orihon"
      let image = ImageView(frame: .zero)
      image.image = PictureReference(path: "/nowhere.png")
      image.cornerRadius = number
      let box = View(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
      box.decoration.backgroundColor = DynamicColor(light: 0xFF0000, dark: 0xFF0000)
      box.decoration.borderColor = DynamicColor(light: 0x00FF00, dark: 0x00FF00)
      box.decoration.cornerRadius = number
      box.decoration.borderWidth = number
      box.decoration.shadow = View.Shadow(
        color: DynamicColor(light: 0, dark: 0), offset: number, blur: number)
      for (view, x) in [(label as View, CGFloat(0)), (image, 40), (box, 80)] {
        view.alpha = number.isNaN ? number : abs(number)
        if view.frame.isEmpty { view.frame = CGRect(x: x, y: 20, width: 80, height: 40) }
        addSubview(view)
      }
      for index in 0..<4 {
        let turned = View(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
        turned.backgroundColor = DynamicColor(light: 0x0000FF, dark: 0x0000FF)
        turned.clipsToBounds = index == 0
        if index == 1 { turned.center = CGPoint(x: number, y: number) }
        if index == 2 { turned.frame = CGRect(x: number, y: number, width: number, height: number) }
        if index != 1 { turned.transform = CGAffineTransform(scaleX: number, y: 1) }
        let inner = View(frame: CGRect(x: number, y: 0, width: 20, height: 20))
        inner.backgroundColor = turned.backgroundColor
        turned.addSubview(inner)
        addSubview(turned)
      }
    }
  }

  @Test(arguments: numbers) func `no number of a scene ends the program that paints it`(number: CGFloat)
    throws
  {
    let scene = Scene("hostile") { _ in
      let view = Painted(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
      view.number = number
      return Scene.Content(root: view)
    }
    let picture = try OrihonWindow.render(scene, WindowSettings(size: CGSize(width: 200, height: 150)))
    #expect(picture.width == 200)
  }
}
