import OrihonTesting
import ScreenInterface
import Stage
import Testing
import UIKitNames

/// Tests of controllers and alerts that pasted code presents.
@MainActor struct PastedPresentationTests {
  private func run(_ screen: LogoutScreen, size: CGSize = CGSize(width: 375, height: 812)) -> StageHarness {
    let scene = Scene("view") { _ in Scene.Content(root: screen.view, owned: [screen]) }
    let harness = StageHarness(
      scene, options: StageOptions(size: size, safeArea: UIEdgeInsets(top: 44, bottom: 34)))
    harness.advance(by: 0.1)
    return harness
  }

  /// Returns the frame of a text on screen.
  private func place(of text: String, in harness: StageHarness) -> CGRect? {
    harness.stage.displayList.commands.first { command in
      if case .text(let line, _) = command.content { line.string == text } else { false }
    }?.frame
  }

  private func click(_ text: String, in harness: StageHarness) throws {
    let frame = try #require(place(of: text, in: harness))
    harness.click(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.advance(by: 1)
  }

  @Test func `an alert stands in the middle, takes an answer, and calls its handler once it is gone`() throws
  {
    let screen = LogoutScreen()
    let harness = run(screen)
    screen.ask()
    harness.advance(by: 1)
    #expect(screen.presentedViewController is UIAlertController && screen.calls == ["shown"])
    let question = try #require(place(of: "Log out?", in: harness))
    let (cancel, leave) = (place(of: "Cancel", in: harness), place(of: "Log Out", in: harness))
    #expect(abs(question.midX - 187.5) < 1 && question.minY > 300)
    #expect(cancel?.midY == leave?.midY && (cancel?.maxX ?? 0) < (leave?.minX ?? 0))
    try click("Log Out", in: harness)
    #expect(screen.answers == ["Log Out"] && screen.presentedViewController == nil)
    #expect(place(of: "Log out?", in: harness) == nil)
  }

  @Test func `what lies beneath an alert gets no click, no drag, no wheel and no key`() {
    let screen = LogoutScreen()
    let harness = run(screen)
    screen.ask()
    harness.advance(by: 1)
    harness.drag(from: CGPoint(x: 187, y: 420), by: CGPoint(x: 0, y: -200))
    harness.drag(from: CGPoint(x: 30, y: 700), by: CGPoint(x: 0, y: -200))
    harness.click(at: CGPoint(x: 30, y: 100))
    harness.wheel(at: CGPoint(x: 187, y: 420), y: -5)
    harness.key("end")
    harness.advance(by: 1)
    #expect(screen.collectionView.contentOffset.y == -44, "behind the safe area, as at the beginning")
    #expect(screen.calls == ["shown"])
    #expect(screen.presentedViewController != nil && screen.answers.isEmpty)
    harness.key("escape")
    harness.advance(by: 1)
    #expect(screen.answers == ["cancel"] && screen.presentedViewController == nil)
    harness.key("end")
    harness.advance(by: 1)
    #expect(screen.collectionView.contentOffset.y > 0)
  }

  @Test(arguments: [320, 375, 1024] as [CGFloat])
  func `an action sheet stands at the lower edge, and a click beside it cancels`(width: CGFloat) throws {
    let screen = LogoutScreen()
    let harness = run(screen, size: CGSize(width: width, height: 700))
    screen.ask(.actionSheet)
    harness.advance(by: 1)
    let cancel = try #require(place(of: "Cancel", in: harness))
    let leave = try #require(place(of: "Log Out", in: harness))
    #expect(leave.maxY < cancel.minY && cancel.maxY < 700 - 34 && abs(cancel.midX - width / 2) < 1)
    harness.click(at: CGPoint(x: width / 2, y: 60))
    harness.advance(by: 1)
    #expect(screen.answers == ["cancel"])
  }

  @Test func `a sheet leaves a strip of what presents it, and its button ends it`() throws {
    let screen = LogoutScreen()
    let harness = run(screen)
    let detail = screen.showDetails()
    harness.advance(by: 1)
    #expect(detail.presentingViewController === screen && detail.calls == ["appears"])
    #expect(detail.view.convertToWindow(detail.view.bounds) == CGRect(x: 0, y: 54, width: 375, height: 758))
    try click("Done", in: harness)
    #expect(detail.calls == ["appears", "gone"] && screen.presentedViewController == nil)
    let again = screen.showDetails()
    harness.advance(by: 1)
    harness.click(at: CGPoint(x: 100, y: 20))
    harness.advance(by: 1)
    #expect(again.calls == ["appears", "gone"])
  }

  @Test func `a controller over the whole window keeps to its safe area, and follows the window's size`()
    throws
  {
    let screen = LogoutScreen()
    let harness = run(screen)
    let detail = screen.showDetails(.fullScreen)
    harness.advance(by: 1)
    #expect(
      detail.view.bounds.size == CGSize(width: 375, height: 812) && detail.view.safeAreaInsets.top == 44)
    #expect(detail.button.frame.minY == 64)
    harness.send(.window(.resized(CGSize(width: 600, height: 500), scale: 1)))
    harness.advance(by: 0.1)
    #expect(detail.view.bounds.size == CGSize(width: 600, height: 500))
    harness.click(at: CGPoint(x: 100, y: 20))
    harness.advance(by: 1)
    #expect(screen.presentedViewController === detail)
  }
}
