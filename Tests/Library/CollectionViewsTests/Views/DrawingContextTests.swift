import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

/// Tests of what a view cuts from what is inside it.
struct DrawingContextTests {
  private func shown(_ change: (View) -> Void) throws -> (card: DrawCommand, inner: DrawCommand, View) {
    let card = View(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    card.backgroundColor = .white
    card.decoration.cornerRadius = 16
    let inner = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    inner.backgroundColor = .black
    card.addSubview(inner)
    change(card)
    let root = View()
    root.addSubview(card)
    let commands = StageHarness(root, size: CGSize(width: 400, height: 300)).stage.displayList.commands
    func command(_ view: View) throws -> DrawCommand {
      try #require(commands.first { $0.element == view.elementID })
    }
    return (try command(card), try command(inner), card)
  }

  @Test func `a view that clips cuts its content along its own corners, and not its own ground`() throws {
    let (card, inner, _) = try shown { $0.clipsToBounds = true }
    #expect(card.rounding == nil)
    #expect(inner.rounding == RoundedClip(CGRect(x: 10, y: 20, width: 200, height: 100), radius: 16))
    #expect(try shown { _ in }.inner.rounding == nil)
  }

  @Test func `corners of a view that is scaled are scaled with it`() throws {
    let inner = try shown {
      $0.clipsToBounds = true
      $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }.inner
    #expect(inner.rounding == RoundedClip(CGRect(x: 60, y: 45, width: 100, height: 50), radius: 8))
  }

  @Test func `where a margin is hidden the ground is narrower, the content is cut, and nothing is hit`()
    throws
  {
    let (card, inner, view) = try shown { $0.hiddenMargin = CGSize(width: 60, height: 0) }
    let left = CGRect(x: 70, y: 20, width: 80, height: 100)
    #expect(card.frame == left)
    #expect(inner.frame.width == 200 && inner.clip == left && inner.rounding?.frame == left)
    #expect(view.hitTest(CGPoint(x: 69, y: 60)) == nil)
    #expect(view.hitTest(CGPoint(x: 71, y: 60)) != nil)
  }
}
