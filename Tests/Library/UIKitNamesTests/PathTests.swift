import Foundation
import Testing

@testable import UIKitNames

/// Tests of paths: their extent, their inside, and their parts.
@MainActor struct PathTests {
  private func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 0.1 && abs(left.minY - right.minY) < 0.1
      && abs(left.maxX - right.maxX) < 0.1 && abs(left.maxY - right.maxY) < 0.1
  }

  private let area = CGRect(x: 10, y: 20, width: 80, height: 40)

  @Test func `a rectangle, an ellipse and round corners fill their rectangle`() {
    let paths = [
      UIBezierPath(rect: area), UIBezierPath(ovalIn: area), UIBezierPath(roundedRect: area, cornerRadius: 12),
      UIBezierPath(
        roundedRect: area, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 12, height: 12)),
      UIBezierPath(roundedRect: area, cornerRadius: 1e9),
    ]
    for path in paths {
      #expect(isClose(path.bounds, area))
      #expect(path.contains(CGPoint(x: 50, y: 40)) && !path.contains(CGPoint(x: 5, y: 40)))
    }
    let corner = CGPoint(x: 11, y: 21)
    #expect(paths.map { $0.contains(corner) } == [true, false, false, false, false])
    #expect(paths[3].contains(CGPoint(x: 89, y: 21)) && !paths[3].contains(CGPoint(x: 89, y: 59)))
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat.pi / 2, true, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (0, .pi / 2, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (-.pi / 2, .pi * 1.5, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (.pi, 0, true, CGRect(x: -10, y: -10, width: 20, height: 10)),
    (.pi, 0, false, CGRect(x: -10, y: 0, width: 20, height: 10)),
  ])
  func `an arc goes the way it is told`(start: CGFloat, end: CGFloat, isClockwise: Bool, bounds: CGRect) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: isClockwise)
    #expect(isClose(path.bounds, bounds), "\(path.bounds)")
    let mutable = CGMutablePath()
    mutable.addArc(
      center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: !isClockwise)
    #expect(mutable == path.cgPath)
  }

  @Test func `a part of a path is measured along its length`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    #expect(path.cgPath.parts.part(from: 0.25, to: 1).text(movedBy: .zero) == "M10 0L30 0L30 10")
    #expect(path.cgPath.parts.part(from: 0, to: 0.5).text(movedBy: CGPoint(x: 1, y: 2)) == "M1 2L21 2")
    #expect(path.cgPath.parts.part(from: 0.5, to: 0.5).steps.isEmpty)
    let circle = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(
      isClose(circle.cgPath.parts.part(from: 0, to: 0.5).bounds, CGRect(x: -10, y: 0, width: 20, height: 10)))
  }

  @Test func `paths are joined, moved, emptied and never broken by numbers`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds == CGRect(x: 100, y: 0, width: 10, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty && path.cgPath.isEmpty && !path.contains(.zero))
    path.close()
    path.addCurve(to: CGPoint(x: CGFloat.nan, y: 1e300), controlPoint1: .zero, controlPoint2: .zero)
    path.addArc(withCenter: .zero, radius: -.infinity, startAngle: .nan, endAngle: 1e300, clockwise: true)
    #expect(path.bounds.width.isFinite && path.cgPath.parts.part(from: .nan, to: .nan).steps.isEmpty == false)
  }
}
