import Foundation
import LayoutGeometry

extension DisplayList: CustomStringConvertible {
  /// The list as text, one command a line, for draw-list goldens and for comparison.
  public var description: String {
    var text = "\(Self.text(size.width))x\(Self.text(size.height)) \(background.hexDescription)\n"
    text.reserveCapacity(Self.usualLine * (commands.count + 1))
    for command in commands {
      command.write(to: &text)
      text += "\n"
    }
    return text
  }

  /// The length that few lines exceed, in bytes.
  private static let usualLine = 160

  /// Returns a number as text, with at most three decimals and no trailing zeros.
  static func text(_ number: CGFloat) -> String {
    let thousandths = (number * 1000).rounded()
    if thousandths == (number.rounded() * 1000), let whole = Int(exactly: number.rounded()) {
      return String(whole)
    }
    // Near the middle between two thousandths the product's own rounding could choose the other one.
    let doubt = abs(abs(number * 1000 - thousandths) - 0.5)
    if doubt > 1e-6, abs(thousandths) < 1e9 {
      let all = Int(thousandths.magnitude)
      return (number < 0 ? "-" : "") + String(all / 1000) + decimals(of: all % 1000)
    }
    var digits = String(format: "%.3f", Double(number))
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.hasSuffix(".") { digits.removeLast() }
    return digits == "-0" ? "0" : digits
  }

  /// Returns a point and the digits of thousandths without the zeros at their end.
  private static func decimals(of thousandths: Int) -> String {
    var (rest, places) = (thousandths, 3)
    while rest % 10 == 0, places > 1 { (rest, places) = (rest / 10, places - 1) }
    let digits = String(rest)
    return "." + String(repeating: "0", count: places - digits.utf8.count) + digits
  }
}

extension DrawCommand: CustomStringConvertible {
  /// The command as one line: element, order, frame, content, and clip, round corners and opacity that have an effect.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  fileprivate func write(to text: inout String) {
    text += element.path
    text += " z\(order.zIndex).\(order.category) "
    Self.write(frame, to: &text)
    if !clip.contains(frame) {
      text += " clip "
      Self.write(clip, to: &text)
    }
    if let rounding {
      text += " round "
      Self.write(rounding.frame, to: &text)
      text += " r" + DisplayList.text(rounding.radius)
      if rounding.corners != .all { text += " at \(rounding.corners)" }
    }
    if opacity != 1 { text += " opacity " + DisplayList.text(opacity) }
    text += " "
    text += contentDescription
  }

  private static func write(_ rect: CGRect, to text: inout String) {
    text += DisplayList.text(rect.minX)
    text += ","
    text += DisplayList.text(rect.minY)
    text += ","
    text += DisplayList.text(rect.width)
    text += ","
    text += DisplayList.text(rect.height)
  }

  /// Returns the direction of a line that is not wholly left to right, and its runs, as bytes and level.
  private static func order(of line: TextLine) -> String {
    var text = line.direction == .rightToLeft && !line.stretches.isEmpty ? " rtl" : ""
    if line.stretches.count > 1 {
      let stretches = line.stretches.map { "\($0.bytes.lowerBound)-\($0.bytes.upperBound):\($0.level)" }
      text += " stretches " + stretches.joined(separator: " ")
    }
    return line.gapExpansion == 0 ? text : text + " gaps " + DisplayList.text(line.gapExpansion)
  }

  private var contentDescription: String {
    func corner(_ radius: CGFloat) -> String { radius == 0 ? "" : " r\(DisplayList.text(radius))" }
    switch content {
    case .fill(let color, let radius): return "fill \(color.hexDescription)\(corner(radius))"
    case .stroke(let color, let width, let radius):
      return "stroke \(color.hexDescription) \(DisplayList.text(width))\(corner(radius))"
    case .shadow(let color, let blur, let radius):
      return "shadow \(color.hexDescription) \(DisplayList.text(blur))\(corner(radius))"
    case .gradient(let start, let end, let axis, let radius):
      return "gradient \(axis.rawValue) \(start.hexDescription) \(end.hexDescription)\(corner(radius))"
    case .text(let line, let color):
      let style = line.style
      return "text \(style.familyDescription) \(style.weight.rawValue)\(style.isItalic ? " italic" : "") "
        + "\(DisplayList.text(style.size)) "
        + "\(color.hexDescription) \(line.string.debugDescription)\(Self.order(of: line))"
    case .picture(let picture, let radius):
      let side = picture.isFlipped ? " flipped" : ""
      let frame = picture.frame > 0 ? " frame \(picture.frame)" : ""
      return
        "picture \((picture.path as NSString).lastPathComponent)\(corner(radius))\(side)\(picture.fit.description)\(frame)"
    case .difference(let picture): return "difference \((picture.path as NSString).lastPathComponent)"
    case .symbol(let symbol, let color): return "symbol \(symbol.rawValue) \(color.hexDescription)"
    case .projected(let list):
      let matrix = list.projection
      let turn = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(DisplayList.text)
      let depth = [matrix.perspectiveX, matrix.perspectiveY].map { DisplayList.text($0 * 1000) }
      let perspective = matrix.hasPerspective ? " perspective \(depth.joined(separator: ",")) in 1000" : ""
      let inside = list.commands.map(\.contentDescription).joined(separator: "; ")
      return "projected \(turn.joined(separator: ","))\(perspective) [\(inside)]"
    }
  }
}
