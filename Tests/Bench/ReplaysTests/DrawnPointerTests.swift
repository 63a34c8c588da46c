import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import Replays

struct DrawnPointerTests {
  private let paper = Color(hex: 0xF6F1E6)
  private let lacquer = Color(hex: 0x141519)

  private func commands(_ mark: DrawnPointer, on ground: Color, size: CGFloat = 1) -> [DrawCommand] {
    var list = DisplayList(size: CGSize(width: 400, height: 300), background: ground)
    mark.draw(in: &list, on: ground, size: size)
    return list.commands
  }

  @Test(arguments: [0.5, 1, 3])
  func `every part lies around the pointer, and grows with the size asked for`(size: CGFloat) throws {
    let place = CGPoint(x: 120, y: 80)
    for isPressed in [true, false] {
      let drawn = commands(DrawnPointer(at: place, isPressed: isPressed), on: paper, size: size)
      #expect(drawn.count >= 2)
      for command in drawn {
        #expect(isClose(CGPoint(x: command.frame.midX, y: command.frame.midY), place))
        #expect(command.element.path.hasPrefix("tools/pointer/"))
        #expect(command.frame.width <= 20 * size + 1e-9)
      }
    }
  }

  @Test func `a press looks otherwise than a pointer that only moves`() {
    let place = CGPoint(x: 120, y: 80)
    let pressed = commands(DrawnPointer(at: place, isPressed: true), on: paper)
    #expect(pressed != commands(DrawnPointer(at: place, isPressed: false), on: paper))
  }

  @Test func `a ripple widens and fades from where the press was, and is gone in time`() throws {
    func ripple(_ age: TimeInterval) -> DrawCommand? {
      var mark = DrawnPointer(at: CGPoint(x: 300, y: 200), isPressed: true)
      mark.ripple = DrawnPointer.Ripple(at: CGPoint(x: 50, y: 60), age: age)
      return commands(mark, on: paper).first { $0.element.path == "tools/pointer/ripple" }
    }
    func alpha(_ command: DrawCommand) -> Int {
      guard case .stroke(let color, _, _) = command.content else { return -1 }
      return Int(color.alpha)
    }
    let ages: [TimeInterval] = [0, 0.1, 0.2, 0.3, 0.44]
    let ripples = try ages.map { try #require(ripple($0)) }
    for (early, late) in zip(ripples, ripples.dropFirst()) {
      #expect(early.frame.width < late.frame.width && alpha(early) > alpha(late))
      #expect(isClose(CGPoint(x: late.frame.midX, y: late.frame.midY), CGPoint(x: 50, y: 60)))
    }
    #expect(ripple(DrawnPointer.Ripple.duration) == nil)
  }

  @Test func `the ink parts from the ground, light or dark`() {
    #expect(PointerColors(on: paper) != PointerColors(on: lacquer))
    #expect(PointerColors(on: paper).halo.red > 200 && PointerColors(on: lacquer).halo.red < 60)
  }
}
