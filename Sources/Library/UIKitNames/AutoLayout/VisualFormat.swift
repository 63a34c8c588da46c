import CollectionViews
import Constraints
import Foundation

extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, and the direction in which it is read.
  public nonisolated struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left sides are at the same place.
    public static let alignAllLeft = FormatOptions(rawValue: 1)
    /// All right sides are at the same place.
    public static let alignAllRight = FormatOptions(rawValue: 2)
    /// All top sides are at the same place.
    public static let alignAllTop = FormatOptions(rawValue: 4)
    /// All bottom sides are at the same place.
    public static let alignAllBottom = FormatOptions(rawValue: 8)
    /// All leading sides are at the same place.
    public static let alignAllLeading = FormatOptions(rawValue: 16)
    /// All trailing sides are at the same place.
    public static let alignAllTrailing = FormatOptions(rawValue: 32)
    /// All middles are at the same horizontal place.
    public static let alignAllCenterX = FormatOptions(rawValue: 64)
    /// All middles are at the same vertical place.
    public static let alignAllCenterY = FormatOptions(rawValue: 128)
    /// All baselines of last lines are at the same place.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 256)
    /// From the leading to the trailing side; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, whatever the reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    /// The attributes to align.
    var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Returns the constraints of a visual format, such as `H:|-16-[title(>=80)]-[value]-16-|`.
  ///
  /// A format with a mistake, a view or a metric that was not given ends the program, as on iOS.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, metrics: metrics ?? [:], views: views, options: opts)
    do {
      return try reader.constraints()
    } catch {
      preconditionFailure("“\(format)” is no visual format: \(error.words), at character \(error.place).")
    }
  }
}

/// A mistake in a visual format.
struct VisualFormatError: Error {
  let words: String
  let place: Int
}

/// A reader of one visual format.
@MainActor
struct VisualFormatReader {
  private let text: [Character]
  private var place = 0
  private let metrics: [String: Any]
  private let views: [String: Any]
  private let options: NSLayoutConstraint.FormatOptions
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []
  private var chain: [View] = []

  init(
    _ format: String, metrics: [String: Any], views: [String: Any], options: NSLayoutConstraint.FormatOptions
  ) {
    text = Array(format.filter { !$0.isWhitespace })
    (self.metrics, self.views, self.options) = (metrics, views, options)
  }

  /// The relation, the amount and the priority of a part in parentheses or of a gap.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var amount: CGFloat = 0
    var other: View?
    var priority = LayoutPriority.required
  }

  mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    if take("H:") { isVertical = false } else if take("V:") { isVertical = true }
    var isFromEdge = take("|")
    var gap: [Predicate]? = isFromEdge || text.first == "-" ? try readGap() : nil
    var former: View?
    while !isAtEnd {
      if take("|") {
        guard let former, let parent = former.superview else {
          throw mistake("a view comes before the last |")
        }
        pin(end, former, end, parent, gap, isInwards: true)
        break
      }
      let view = try readView()
      if let former {
        pin(start, view, end, former, gap, isInwards: false)
      } else if isFromEdge {
        guard let parent = view.superview else { throw mistake("the first view has no superview") }
        pin(start, view, start, parent, gap, isInwards: false)
      }
      (former, isFromEdge) = (view, false)
      gap = isAtEnd ? nil : try readGap()
    }
    for attribute in options.attributes {
      for (view, next) in zip(chain, chain.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: next, attribute: attribute,
            multiplier: 1, constant: 0))
      }
    }
    return made
  }

  private var isAtEnd: Bool { place >= text.count }
  private var start: NSLayoutConstraint.Attribute {
    isVertical ? .top : options.contains(.directionLeftToRight) ? .left : .leading
  }
  private var end: NSLayoutConstraint.Attribute {
    isVertical ? .bottom : options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func mistake(_ words: String) -> VisualFormatError {
    VisualFormatError(words: words, place: place + 1)
  }

  private mutating func take(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  private mutating func name() -> String {
    let first = place
    while !isAtEnd, text[place].isLetter || text[place].isNumber || text[place] == "_" || text[place] == "." {
      place += 1
    }
    return String(text[first..<place])
  }

  private mutating func pin(
    _ side: NSLayoutConstraint.Attribute, _ view: View, _ otherSide: NSLayoutConstraint.Attribute,
    _ other: View,
    _ gap: [Predicate]?, isInwards: Bool
  ) {
    for one in gap ?? [Predicate()] {
      let relation: NSLayoutConstraint.Relation =
        isInwards && one.relation != .equal
        ? (one.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual) : one.relation
      let constraint = NSLayoutConstraint(
        item: view, attribute: side, relatedBy: relation, toItem: other, attribute: otherSide, multiplier: 1,
        constant: isInwards ? -one.amount : one.amount)
      constraint.priority = one.priority
      made.append(constraint)
    }
  }

  /// Reads `-`, `-8-`, `-(>=8@750)-` or nothing.
  private mutating func readGap() throws(VisualFormatError) -> [Predicate]? {
    guard take("-") else { return nil }
    if !isAtEnd, text[place] == "[" || text[place] == "|" {
      return [Predicate(amount: 8)]
    }
    let gap = take("(") ? try readPredicates() : [try readPredicate()]
    guard take("-") else { throw mistake("a - is missing after a gap") }
    return gap
  }

  private mutating func readView() throws(VisualFormatError) -> View {
    guard take("[") else { throw mistake("a view in [ ] is needed") }
    let name = name()
    guard let view = views[name] as? View else { throw mistake("no view is called “\(name)”") }
    chain.append(view)
    for one in take("(") ? try readPredicates() : [] {
      let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: one.relation, toItem: one.other,
        attribute: one.other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: one.amount)
      constraint.priority = one.priority
      made.append(constraint)
    }
    guard take("]") else { throw mistake("a ] is missing") }
    return view
  }

  private mutating func readPredicates() throws(VisualFormatError) -> [Predicate] {
    var all = [try readPredicate()]
    while take(",") { all.append(try readPredicate()) }
    guard take(")") else { throw mistake("a ) is missing") }
    return all
  }

  private mutating func readPredicate() throws(VisualFormatError) -> Predicate {
    var one = Predicate()
    if take(">=") {
      one.relation = .greaterThanOrEqual
    } else if take("<=") {
      one.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let word = name()
    if let view = views[word] as? View { one.other = view } else { one.amount = try number(word) }
    if take("@") { one.priority = LayoutPriority(Float(try number(name()))) }
    return one
  }

  private func number(_ word: String) throws(VisualFormatError) -> CGFloat {
    if let number = Double(word), number.isFinite { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: throw mistake("“\(word)” is no number and no metric")
    }
  }
}
