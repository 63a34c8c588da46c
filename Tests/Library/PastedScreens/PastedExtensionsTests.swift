import OrihonTesting
import Stage
import Testing
import UIKitNames

/// Tests of a screen that extends UIKit's classes as most projects do.
@MainActor struct PastedExtensionsTests {
  @Test func `colours and fonts have convenience initializers and class methods`() {
    #expect(UIColor(hex: 0xFF0000) == .red && UIColor(hex: 0xFF0000).hashValue == UIColor.red.hashValue)
    #expect(UIColor.brand == UIColor(red: 200 / 255, green: 64 / 255, blue: 31 / 255, alpha: 1))
    #expect(UIColor.faded(0.5) != .brand)
    #expect(UIFont.app(15) == UIFont.systemFont(ofSize: 15, weight: .semibold))
    #expect(UIFont(rounded: 20)?.pointSize == 20)
    #expect("\(UIColor(hex: 0xFF8000))" == "#FF8000" && "\(UIColor.label)".contains("/"))
    #expect("\(UIFont.app(15))" != "\(UIFont.app(16))")
    #expect(NSCollectionLayoutSize.square(8) == .square(8) && NSCollectionLayoutSize.square(8) != .full)
  }

  @Test func `what extends NSObject is there for views, layouts and descriptions`() {
    #expect(UICollectionViewCell.name == "CollectionViewCell" && PaletteScreen.name == "PaletteScreen")
    let (one, other) = (UIView(), UIView())
    #expect(one == one && one != other && Set([one, other, one]).count == 2)
    #expect(one.isEqual(one) && !one.isEqual(other) && one.isKind(of: UIView.self))
  }

  @Test func `the screen shows its squares, and a click removes one`() {
    let screen = PaletteScreen()
    let harness = StageHarness(screen, size: CGSize(width: 375, height: 812))
    harness.advance(by: 0.1)
    #expect(screen.host === screen.view && screen.collectionView.visibleCells.count == 4)
    #expect(screen.bar.label.font == .app(15) && screen.bar.backgroundColor != nil)
    harness.click(at: CGPoint(x: 50, y: 160))
    harness.settle()
    #expect(screen.colors == [UIColor(hex: 0xC8401F), UIColor(hex: 0x1FC86F), UIColor(hex: 0xC8A91F)])
    #expect(screen.collectionView.visibleCells.count == 3 && screen.bar.frame.width == 375)
  }

  @Test func `a view that was set to nil is loaded anew`() {
    let screen = UIViewController()
    let first: UIView = screen.view
    screen.view = nil
    #expect(screen.view !== first && screen.isViewLoaded)
  }
}
