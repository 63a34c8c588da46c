import OrihonTesting
import Stage
import Testing
import UIKitNames

/// Tests of what screens rely on without saying it: what is there after `super`, where content begins, who is called.
@MainActor struct PastedHabitsTests {
  private let size = CGSize(width: 375, height: 812)

  private func run(_ controller: UIViewController) -> StageHarness {
    let harness = StageHarness(controller, size: size)
    harness.advance(by: 0.1)
    return harness
  }

  @Test func `a flow layout has placed its items after super.prepare()`() {
    let screen = HabitsScreen()
    let harness = run(screen)
    defer { harness.advance(by: 0.1) }
    let cells = screen.collectionView.visibleCells
    #expect(cells.count >= 36)
    let second = screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.frame.minY == 5 && screen.layout.collectionViewContentSize.height == 1190)
  }

  @Test func `content begins behind its inset, and a flow layout leaves the insets at the sides free`() {
    let screen = HabitsScreen()
    let harness = run(screen)
    let view = screen.collectionView
    #expect(view.contentOffset == CGPoint(x: -10, y: -60))
    let frames = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.minX).first == 0 && frames.map(\.maxX).last == 335, "\(frames)")
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.convert(first?.bounds ?? .zero, to: nil).origin == CGPoint(x: 10, y: 60))
    #expect(view.indexPathForItem(at: CGPoint(x: 1, y: 1)) == IndexPath(item: 0, section: 0))
    harness.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -160))
    #expect(view.contentOffset.x == -10 && view.contentOffset.y > 0)
  }

  @Test func `an item that is selected before the first layout is selected`() {
    let screen = HabitsScreen()
    let harness = run(screen)
    defer { harness.advance(by: 0.1) }
    #expect(screen.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
  }

  @Test func `an invalidation of everything goes through its context`() {
    let screen = HabitsScreen()
    let harness = run(screen)
    let count = screen.layout.wholeCount
    screen.layout.invalidateLayout()
    #expect(screen.layout.wholeCount == count + 1)
    harness.advance(by: 0.1)
    harness.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -160))
    #expect(screen.layout.wholeCount == count + 1, "scrolling invalidates nothing here")
  }

  @Test func `a cell that turns its mask off is placed by its layout`() {
    let screen = HabitsScreen()
    let harness = run(screen)
    defer { harness.advance(by: 0.1) }
    #expect(screen.collectionView.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 80, height: 50) })
  }

  @Test func `the first controller of a stack is called as it is alone`() {
    let (alone, inside) = (HabitsScreen(), HabitsScreen())
    inside.title = "Habits"
    let stack = UINavigationController(rootViewController: inside)
    let harnesses = [run(alone), run(stack)]
    #expect(alone.calls.contains("viewWillAppear") && alone.calls.contains("viewDidAppear"))
    #expect(inside.calls == alone.calls && inside.view.frame == CGRect(origin: .zero, size: size))
    #expect(stack.title == "Habits" && inside.collectionView.contentOffset.y == -60)
    for harness in harnesses { harness.advance(by: 0.1) }
  }

  @Test func `the view of a collection view's controller lies around it`() {
    let screen = BarScreen()
    let harness = run(screen)
    defer { harness.advance(by: 0.1) }
    #expect(screen.view !== screen.collectionView && screen.collectionView.superview === screen.view)
    #expect(screen.bar.frame == CGRect(x: 0, y: 762, width: 375, height: 50))
    #expect(screen.collectionView.frame == screen.view.bounds)
  }

  @Test func `a cell of estimated height keeps it where nothing else decides`() {
    let screen = BarScreen()
    let harness = run(screen)
    defer { harness.advance(by: 0.1) }
    #expect(screen.collectionView.visibleCells.map(\.frame.height) == [100, 100, 100])
  }

  @Test func `labels and picture views have the size of their content`() {
    // Text is measured by the newest scene.
    let harness = run(UIViewController())
    defer { harness.advance(by: 0.1) }
    let label = UILabel()
    label.text = "Saved"
    label.sizeToFit()
    let wide = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    wide.text = "Saved"
    wide.sizeToFit()
    #expect(label.frame.width == wide.frame.width && label.frame.width > 20)
    #expect(label.sizeThatFits(.zero).width == label.frame.width)
    let small = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    small.text = "Saved"
    small.sizeToFit()
    #expect(small.frame == label.frame)
    let picture = UIImageView(image: UIImage(systemName: "star"))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `a point is transformed`() {
    #expect(CGPoint(x: 1, y: 2).applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 2, y: 6))
  }

  @Test func `the border of a picture view lies above the picture`() throws {
    let screen = UIViewController()
    let picture = UIImageView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    picture.placeholder = .red
    picture.layer.borderWidth = 6
    picture.layer.borderColor = UIColor.blue.cgColor
    screen.view.addSubview(picture)
    let harness = run(screen)
    let painted = harness.stage.displayList.commands.filter { $0.element == picture.elementID }.map(
      \.description)
    try #require(painted.count == 2)
    #expect(painted[0].contains("fill #FF0000") && painted[1].contains("stroke #0000FF"))
  }
}
