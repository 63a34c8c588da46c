import Foundation

/// The list of keys.
enum HelpText {
  static let lines = [
    "drag\tthe feed, a row, the dots",
    "← →\tthe page of a row",
    "↑ ↓ Space\tthe feed by a line, by a page",
    "Home End\tthe ends of the feed",
    "Tab ⇧Tab\trows and buttons",
    "wheel ⇧wheel\tthe feed, the row",
    "T\tlight or dark",
    "M\tright to left",
    "R\treduced motion",
    "P\tpause auto-scroll",
    "D ⇧D\tdevice size, turned",
    "H ⇧H\tmeasurements, traces of motion",
    "I\tinspect; a click copies",
    "V\tlayers",
    "O ⇧O\tdropped picture: next mode, away",
    "[ ] A\tits opacity, align to element",
    "L\tloupe",
    "⌥ Tab ⇧Tab\tdistances, element inside, around",
    "F\tfreeze, go back, take over",
    ", .\tone frame back, one on",
    "- =\tslower, faster",
    "S\tsave a still",
    "C\tcopy the command for this state",
    "⌃S\tsave what has just happened",
    "⌃R\tbegin a recording, end it",
    "F11 Esc\tfull screen, back",
    "⌃Q\tquit",
  ]

  static func frame(in size: CGSize) -> CGRect {
    let height = CGFloat(lines.count) * 18 + 20
    let width = min(CGFloat(340), size.width - 24)
    return CGRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }
}
