import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// The texts of a pair: its name, its failure in both languages, the article, and the keys.
///
/// Texts that do not fit are left out.
final class PairCaptions: View {
  /// The help on a pair's keys.
  static let hint = "Space もう一度 again  ·  ← → 前後 others  ·  Esc 一覧 index"

  /// True when the texts are in a column beside the sides, where they are larger.
  var isColumn = false { didSet { if isColumn != oldValue { setNeedsLayout() } } }
  /// The space between the texts and the sides, in points.
  private static let foot: CGFloat = 4

  /// A side's intended width and its narrower actual width, in points; default `nil`, for equal widths.
  var narrowing: (wanted: CGFloat, given: CGFloat)? {
    didSet {
      let text = narrowing.map(Self.text(of:)) ?? ""
      guard text != shortfall.text else { return }
      shortfall.text = text
      setNeedsLayout()
    }
  }

  /// True when the stroke has been played and the naive side has not failed; default false.
  var lacksFailure = false {
    didSet {
      guard lacksFailure != oldValue else { return }
      verdict.text = lacksFailure ? Self.noFailure : ""
      setNeedsLayout()
    }
  }
  /// The note on a naive side that has not failed.
  static let noFailure = "この窓では起きない · It does not fail in this window: try another size, then Space"

  private let title = Label()
  private let verdict = Label()
  private let shortfall = Label()
  private let english = Label()
  private let japanese = Label()
  private let source = Label()
  private let keys = Label()

  init(_ pair: LabPair, hasKeys: Bool) {
    super.init(frame: .zero)
    let words = [
      (title, "title", "\(pair.id)  \(pair.name.japanese) · \(pair.name.english)"),
      (verdict, "verdict", ""), (shortfall, "narrowing", ""),
      (japanese, "failure-ja", pair.japaneseFailure), (english, "failure", pair.failure),
      (source, "source", pair.article.credit), (keys, "keys", hasKeys ? Self.hint : ""),
    ]
    for (label, name, text) in words {
      label.text = text
      label.elementName = name
      label.textColor = Palette.ink
      addSubview(label)
    }
    source.textColor = Palette.secondInk
    shortfall.textColor = Palette.indigo
    verdict.textColor = Palette.indigo
    keys.textColor = Palette.secondInk
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sentence = isColumn ? Typography.body : Typography.caption
    title.style = isColumn ? Typography.display : Typography.title
    if !isColumn, titleWidth > bounds.width { title.style = Typography.name }
    title.numberOfLines = isColumn ? 3 : titleWidth > bounds.width ? 2 : 1
    var top: CGFloat = isColumn ? 4 : min(14, max(2, (bounds.height - 62) / 2))
    for (label, style, space) in [
      (title, title.style, isColumn ? 16 : 4), (verdict, Typography.hint, 4), (shortfall, Typography.hint, 4),
      (english, sentence, isColumn ? 8 : 2),
      (japanese, sentence, isColumn ? 20 : 4), (source, Typography.hint, 4), (keys, Typography.hint, 0),
    ] as [(Label, TextStyle, CGFloat)] {
      label.style = style
      if label !== title { label.numberOfLines = 0 }
      let height = height(of: label)
      let fits = top + height <= bounds.height - (isColumn ? 0 : Self.foot) || label === title
      label.isHidden = !fits || label.text.isEmpty
      guard !label.isHidden else { continue }
      label.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height + space
    }
  }

  private static func text(of narrowing: (wanted: CGFloat, given: CGFloat)) -> String {
    let (wanted, given) = (Int(narrowing.wanted), Int(narrowing.given))
    return "幅\(wanted)用 · Made \(wanted) pt wide, here \(given)"
  }

  /// The width of the title on one line.
  private var titleWidth: CGFloat { title.sizeThatFits(CGSize(width: 9999, height: 26)).width }

  private func height(of label: Label) -> CGFloat {
    label.sizeThatFits(CGSize(width: bounds.width, height: 9999)).height.rounded(.up)
  }
}
