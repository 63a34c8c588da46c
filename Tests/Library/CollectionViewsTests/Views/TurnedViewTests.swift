import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of views that a transform turns, mirrors or shows in perspective.
struct TurnedViewTests {
  private let root = View()
  private let card = View(frame: CGRect(x: 100, y: 50, width: 80, height: 40))
  private let corner = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

  private let harness: StageHarness

  init() {
    card.backgroundColor = .white
    corner.backgroundColor = .black
    card.addSubview(corner)
    root.addSubview(card)
    harness = StageHarness(root, size: CGSize(width: 400, height: 300))
  }

  private var list: DisplayList {
    harness.advance(by: 0.02)
    return harness.stage.displayList
  }

  private func turned(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Returns the one command that shows the card, and what it shows.
  private func projected() throws -> (DrawCommand, ProjectedList) {
    let command = try #require(list.commands.first { $0.element == card.elementID })
    guard case .projected(let sheet) = command.content else {
      throw CancellationError()
    }
    return (command, sheet)
  }

  @Test func `a quarter turn is painted on a sheet, about the middle`() throws {
    card.transform = turned(by: .pi / 2)
    let (command, sheet) = try projected()
    #expect(command.frame.insetBy(dx: 1, dy: 1) == CGRect(x: 120, y: 30, width: 40, height: 80))
    #expect(sheet.commands.map(\.element) == [card.elementID, corner.elementID])
    #expect(isClose(command.frame(of: corner.elementID.path), CGRect(x: 150, y: 30, width: 10, height: 20)))
    #expect(!list.commands.contains { $0.element == corner.elementID })
  }

  @Test func `a whole turn and a scale need no sheet`() {
    for transform in [turned(by: 2 * .pi), CGAffineTransform(scaleX: 0.5, y: 2)] {
      card.transform = transform
      #expect(list.commands.contains { $0.element == corner.elementID })
    }
  }

  @Test func `the sheet is the same wherever the view is`() throws {
    card.transform = turned(by: 0.3)
    let (first, sheet) = try projected()
    card.frame.origin.y += 17
    let (second, other) = try projected()
    #expect(sheet == other)
    #expect(second.frame.minY - first.frame.minY == 17)
  }

  @Test func `opacity is of the whole, and a clip of the card stays on the sheet`() throws {
    card.transform = turned(by: 0.5)
    (card.alpha, card.clipsToBounds) = (0.5, true)
    corner.frame.origin.x = -10
    let (command, sheet) = try projected()
    #expect(command.opacity == 0.5)
    #expect(sheet.commands.allSatisfy { $0.opacity == 1 })
    #expect(sheet.commands.last.map { $0.frame.minX < $0.clip.minX } == true)
  }

  @Test func `a press finds what is painted there`() {
    card.transform = turned(by: .pi / 2)
    _ = list
    #expect(root.hitTest(CGPoint(x: 155, y: 35)) === corner)
    #expect(root.hitTest(CGPoint(x: 125, y: 35)) === card)
    #expect(root.hitTest(CGPoint(x: 105, y: 70)) === root, "where the card was")
    card.transform = CGAffineTransform(scaleX: -1, y: 1)
    #expect(root.hitTest(CGPoint(x: 175, y: 52)) === corner)
  }

  @Test func `another anchor point moves the view, and the turn is about it`() throws {
    card.anchorPoint = .zero
    #expect(card.frame == CGRect(x: 140, y: 70, width: 80, height: 40))
    card.frame = CGRect(x: 100, y: 50, width: 80, height: 40)
    #expect(card.center == CGPoint(x: 100, y: 50))
    card.transform = turned(by: .pi / 2)
    #expect(try projected().0.frame.insetBy(dx: 1, dy: 1) == CGRect(x: 60, y: 50, width: 40, height: 80))
  }

  @Test func `a turned view in a turned view is on its own sheet`() throws {
    (card.transform, corner.transform) = (turned(by: 0.5), turned(by: -0.5))
    let (_, sheet) = try projected()
    let inner = try #require(sheet.commands.last)
    guard case .projected = inner.content else { throw CancellationError() }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `no number breaks it`(number: CGFloat) {
    card.transform = CGAffineTransform(a: number, b: number, c: -number, d: number, tx: number, ty: 0)
    _ = list
    _ = root.hitTest(CGPoint(x: 10, y: 10))
    card.transform = CGAffineTransform(a: 0, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    _ = list
    card.anchorPoint = CGPoint(x: number, y: 0)
    _ = list
  }
}
