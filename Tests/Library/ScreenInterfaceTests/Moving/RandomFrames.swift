import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport

/// Random pairs of frames: a feed that scrolls, a row that flies in it, and things that stay, change, come and go.
struct RandomFrames {
  private static let size = CGSize(width: 140, height: 120)
  private let window = CGRect(origin: .zero, size: size)
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The scene and the tools above it, before and after.
  mutating func frames() -> (old: [DisplayList], new: [DisplayList]) {
    let feed = CGPoint(x: 0, y: step())
    let row = CGPoint(x: random.below(2) == 0 ? 0 : step(), y: 0)
    let band = CGRect(x: 0, y: 40, width: 140, height: 50)
    var (old, new): ([DrawCommand], [DrawCommand]) = ([], [])
    for index in 0..<(5 + random.below(8)) {
      var command = command(ElementID("e\(index)"), upTo: CGSize(width: 130, height: 90))
      let isInRow = random.below(3) == 0
      if isInRow { command.clip = band.intersection(window) }
      old.append(command)
      command.frame = command.frame.offsetBy(dx: feed.x, dy: feed.y)
      if isInRow {
        command.frame = command.frame.offsetBy(dx: row.x, dy: row.y)
        command.clip = band.offsetBy(dx: feed.x, dy: feed.y).intersection(window)
      }
      new.append(command)
    }
    disturb(&old, &new)
    let tool = command("tool", upTo: CGSize(width: 30, height: 20))
    return ([list(old), list([tool], isClear: true)], [list(new), list([tool], isClear: true)])
  }

  /// Puts small things among the others that stay, change, come or go, and now and then exchanges two.
  private mutating func disturb(_ old: inout [DrawCommand], _ new: inout [DrawCommand]) {
    let small = CGSize(width: 40, height: 30)
    for index in 0..<random.below(4) {
      let (one, other) = (
        command(ElementID("s\(index)"), upTo: small), command(ElementID("s\(index)"), upTo: small)
      )
      switch random.below(4) {
      case 0: old.insert(one, at: random.below(old.count))
      case 1: new.insert(other, at: random.below(new.count))
      case 2:
        old.append(one)
        new.append(other)
      default:
        let place = random.below(min(old.count, new.count))
        old.insert(one, at: place)
        new.insert(one, at: place)
      }
    }
    if random.below(6) == 0 { new.swapAt(0, new.count - 1) }
  }

  private func list(_ commands: [DrawCommand], isClear: Bool = false) -> DisplayList {
    DisplayList(
      size: Self.size, background: isClear ? .clear : Color(hex: 0xFFFFFF), commands: commands)
  }

  /// A distance of a frame, mostly of whole points.
  private mutating func step() -> CGFloat {
    let whole = CGFloat(random.below(41) - 20)
    return random.below(4) == 0 ? whole + CGFloat(random.below(8)) / 8 : whole
  }

  private mutating func command(_ element: ElementID, upTo size: CGSize) -> DrawCommand {
    let frame = CGRect(
      x: random.below(150) - 40, y: random.below(130) - 40, width: 10 + random.below(Int(size.width)),
      height: 10 + random.below(Int(size.height)))
    let isInset = random.below(8) == 0
    var command = DrawCommand(
      content(), element: element, frame: frame, clip: isInset ? window.insetBy(dx: 8, dy: 11) : window)
    if random.below(6) == 0 { command.opacity = 0.5 }
    return command
  }

  private mutating func content() -> DrawCommand.Content {
    let color = Color(hex: UInt32(random.below(1 << 24))).withOpacity(random.below(3) == 0 ? 0.5 : 1)
    switch random.below(7) {
    case 0: return .fill(color, cornerRadius: 0)
    case 1: return .fill(color, cornerRadius: CGFloat(2 + random.below(8)))
    case 2: return .stroke(color, width: CGFloat(1 + random.below(3)), cornerRadius: 0)
    case 3: return .shadow(color, blur: CGFloat(random.below(8)), cornerRadius: 4)
    case 4: return .text(TextLine("春", style: TextStyle(size: 14), width: 14), color)
    default: return .picture(PictureReference(path: "\(random.below(3)).png"), cornerRadius: 0)
    }
  }
}
