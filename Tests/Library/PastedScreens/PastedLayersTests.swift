import OrihonTesting
import ScreenInterface
import Stage
import Testing
import UIKitNames

/// Tests of what pasted screens ask of layers: some round corners, a gradient as the layer, a shadow aside.
@MainActor struct PastedLayersTests {
  private func run(_ screen: BubblesScreen) -> StageHarness {
    let harness = StageHarness(screen, size: CGSize(width: 375, height: 812))
    harness.advance(by: 0.1)
    return harness
  }

  @Test func `a bubble has its square corner where the layer has none masked`() {
    let screen = BubblesScreen()
    let harness = run(screen)
    let parts = harness.stage.displayList.commands.filter { $0.element == screen.mine.elementID }
    #expect(
      parts.map(\.clip) == [
        CGRect(x: 100, y: 100, width: 100, height: 40), CGRect(x: 200, y: 100, width: 100, height: 40),
        CGRect(x: 100, y: 140, width: 100, height: 40), CGRect(x: 200, y: 140, width: 100, height: 40),
      ])
    #expect(parts.allSatisfy { $0.frame == screen.mine.frame })
    #expect(parts.map { $0.description.hasSuffix(" r16") } == [true, true, true, false])
    #expect(
      screen.mine.layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
      ])
  }

  @Test func `a view that clips does so at its round corners alone`() throws {
    let screen = BubblesScreen()
    let harness = run(screen)
    let inside = try #require(
      harness.stage.displayList.commands.first { $0.element == screen.inside.elementID })
    #expect(inside.rounding?.corners == .topRight && inside.rounding?.radius == 16)
    #expect(inside.description.contains("at topRight"))
  }

  @Test func `a layer that is a gradient fills its view beneath the subviews, at every size`() throws {
    let screen = BubblesScreen()
    let harness = run(screen)
    screen.head.frame = CGRect(x: 10, y: 10, width: 300, height: 90)
    harness.advance(by: 0.1)
    let all = harness.stage.displayList.commands
    let gradient = try #require(all.firstIndex { $0.description.contains("gradient") })
    let label = try #require(all.firstIndex { $0.element == screen.head.label.elementID })
    #expect(gradient < label)
    #expect(all[gradient].frame == screen.head.frame)
    #expect(all[gradient].rounding?.corners == [.bottomLeft, .bottomRight])
    #expect(all[gradient].rounding?.radius == 20)
  }

  @Test func `a shadow lies aside by both lengths of its offset`() throws {
    let screen = BubblesScreen()
    let harness = run(screen)
    let shadow = try #require(
      harness.stage.displayList.commands.first { $0.element == screen.head.elementID })
    #expect(shadow.frame == screen.head.frame.offsetBy(dx: 4, dy: 2))
  }

  @Test func `what lies beneath shines through a material, whose content fills it`() {
    let screen = BubblesScreen()
    let harness = run(screen)
    #expect(screen.view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let colors = harness.stage.displayList.commands.compactMap { command -> Color? in
      guard case .fill(let color, _) = command.content, command.element == screen.material.elementID else {
        return nil
      }
      return color
    }
    #expect(colors.count == 1 && colors[0].alpha > 100 && colors[0].alpha < 255)
    #expect(screen.material.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    screen.material.effect = nil
    #expect(screen.material.backgroundColor == nil)
  }

  @Test func `pages of a page control are overridden`() {
    let screen = BubblesScreen()
    let harness = run(screen)
    screen.pageControl.currentPage = 2
    harness.advance(by: 0.1)
    #expect(screen.pageControl.pages == [-4, 2])
  }

  @Test func `the sheet of a presented controller is square where it meets the window's edge`() {
    let screen = BubblesScreen()
    let harness = run(screen)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemGreen
    screen.present(sheet, animated: false)
    harness.advance(by: 0.1)
    let parts = harness.stage.displayList.commands.filter { $0.element == sheet.view.elementID }
    #expect(parts.map { $0.description.hasSuffix(" r10") } == [true, false])
  }
}
