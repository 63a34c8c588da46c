import Foundation
import LayoutGeometry

extension DisplayList: CustomStringConvertible {
  /// The list as text, one command a line, for draw-list goldens and for people to compare.
  public var description: String {
    var lines = ["\(Self.text(size.width))x\(Self.text(size.height)) \(background.hexDescription)"]
    lines.reserveCapacity(commands.count + 1)
    for command in commands { lines.append(command.description) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a number as text, with at most three decimals and no trailing zeros.
  static func text(_ number: CGFloat) -> String {
    let thousandths = (number * 1000).rounded()
    if thousandths == (number.rounded() * 1000), let whole = Int(exactly: number.rounded()) {
      return String(whole)
    }
    var digits = String(format: "%.3f", Double(number))
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits
  }
}

extension DrawCommand: CustomStringConvertible {
  /// The command as one line: element, order, frame, clip if it cuts, round corners that cut, opacity if it is not 1, content.
  public var description: String {
    var parts = [element.path, "z\(order.zIndex).\(order.category)", Self.text(frame)]
    if !clip.contains(frame) { parts.append("clip \(Self.text(clip))") }
    if let rounding {
      parts.append("round \(Self.text(rounding.frame)) r\(DisplayList.text(rounding.radius))")
    }
    if opacity != 1 { parts.append("opacity \(DisplayList.text(opacity))") }
    parts.append(contentDescription)
    return parts.joined(separator: " ")
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(DisplayList.text).joined(separator: ",")
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
      return "text \(style.familyDescription) \(style.weight.rawValue) \(DisplayList.text(style.size)) "
        + "\(color.hexDescription) \(line.string.debugDescription)"
    case .picture(let picture, let radius):
      let side = picture.isFlipped ? " flipped" : ""
      return
        "picture \((picture.path as NSString).lastPathComponent)\(corner(radius))\(side)\(picture.fit.description)"
    case .difference(let picture): return "difference \((picture.path as NSString).lastPathComponent)"
    case .symbol(let symbol, let color): return "symbol \(symbol.rawValue) \(color.hexDescription)"
    }
  }
}
