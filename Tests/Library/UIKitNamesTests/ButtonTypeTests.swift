import OrihonTesting
import ScreenInterface
import Testing
import UIKitNames

/// Tests of the colours of buttons by their kind: white titles of custom ones, and the tint colour of the system's.
@MainActor struct ButtonTypeTests {
  private let root = UIView()
  private let harness: StageHarness

  init() {
    root.tintColor = .red
    harness = StageHarness(root, size: CGSize(width: 300, height: 200))
  }

  private func show(_ button: UIButton) {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    root.addSubview(button)
    harness.advance(by: 0.1)
  }

  /// The colour in which the title is painted.
  private func titleColor(of button: UIButton) -> Color? {
    for command in harness.stage.displayList.commands where command.element == button.titleLabel?.elementID {
      if case .text(_, let color) = command.content { return color }
    }
    return nil
  }

  @Test func `a custom button has a white title, however it is created`() {
    for button in [UIButton(), UIButton(frame: .zero), UIButton(type: .custom)] {
      button.setTitle("Buy", for: .normal)
      #expect(button.currentTitleColor == .white && button.titleColor(for: .highlighted) == .white)
      show(button)
      #expect(titleColor(of: button) == Color(hex: 0xFFFFFF))
      button.tintColor = .green
      harness.advance(by: 0.1)
      #expect(titleColor(of: button) == Color(hex: 0xFFFFFF))
      button.setTitleColor(.black, for: .normal)
      harness.advance(by: 0.1)
      #expect(titleColor(of: button) == Color(hex: 0x000000))
      button.removeFromSuperview()
    }
  }

  @Test func `a button of the system has the tint colour`() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    show(button)
    #expect(titleColor(of: button) == UIColor.red.resolved(with: harness.stage.context.traits))
    #expect(button.currentTitleColor == .red && UIButton(type: .close).titleColor(for: .normal) == nil)
  }

  @Test func `a configuration decides the colour of a title`() {
    let plain = UIButton()
    plain.configuration = .plain()
    plain.setTitle("Buy", for: .normal)
    show(plain)
    #expect(titleColor(of: plain) == UIColor.red.resolved(with: harness.stage.context.traits))
    var filled = UIButton.Configuration.filled()
    filled.baseForegroundColor = .black
    plain.configuration = filled
    harness.advance(by: 0.1)
    #expect(titleColor(of: plain) == Color(hex: 0x000000))
  }

  @Test func `a symbol has the tint colour in a button of any kind, whatever colour its title has`() {
    for button in [UIButton(), UIButton(type: .system)] {
      button.setImage(UIImage(systemName: "heart"), for: .normal)
      button.setTitleColor(.black, for: .normal)
      show(button)
      #expect(button.imageView?.image == UIImage(systemName: "heart")?.withTintColor(.red))
      button.removeFromSuperview()
    }
  }
}
