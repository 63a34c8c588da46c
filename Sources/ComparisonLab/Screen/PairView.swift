import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// The screen of a pair: what goes wrong in words, and both sides under their numbers.
final class PairView: View {
  private let title = Label()
  private let sentence = Label()
  private let keys = Label()
  private let panels: [ReadingPanel]
  private let frames: [View]
  private let sides: [LabSide]
  private let setting: LabSetting
  private let mark = View()

  /// The width of the ring that shows the second hand, in points.
  private static let ring: CGFloat = 18

  /// The words beneath the sentence.
  static let hint = "Space もう一度 again  ·  ← → 前後 others  ·  Esc 一覧 index"

  init(_ pair: LabPair, _ sides: [LabSide], hasKeys: Bool) {
    self.sides = sides
    setting = pair.setting
    panels = [pair.origin.caption, pair.cureCaption].map { ReadingPanel($0, pair.measures) }
    frames = sides.map { _ in View() }
    super.init(frame: .zero)
    title.text = "\(pair.id)  \(pair.name.japanese) · \(pair.name.english)"
    title.style = Typography.title
    title.textColor = Palette.ink
    sentence.text = pair.failure
    sentence.style = Typography.caption
    sentence.textColor = Palette.ink
    sentence.numberOfLines = 2
    keys.text = hasKeys ? Self.hint : ""
    keys.style = Typography.hint
    keys.textColor = Palette.secondInk
    for (label, name) in [(title, "title"), (sentence, "failure"), (keys, "keys")] {
      label.elementName = name
      addSubview(label)
    }
    for (index, name) in ["naive", "ours"].enumerated() {
      panels[index].elementName = "\(name)-reading"
      addSubview(panels[index])
      frames[index].elementName = name
      frames[index].clipsToBounds = true
      frames[index].decoration.backgroundColor = Palette.paper
      frames[index].decoration.borderColor = Palette.line
      sides[index].screen.elementName = sides[index].screen.elementName ?? "screen"
      frames[index].addSubview(sides[index].screen)
      addSubview(frames[index])
    }
    mark.elementName = "hand"
    mark.decoration.borderColor = Palette.secondInk
    mark.decoration.borderWidth = 1.5
    mark.decoration.cornerRadius = Self.ring / 2
    mark.isUserInteractionEnabled = false
    mark.isHidden = true
    addSubview(mark)
  }

  /// Shows where the second hand is, in points of the window; `nil` for nowhere.
  func showHand(at point: CGPoint?) {
    mark.isHidden = point == nil
    guard let point else { return }
    mark.frame = CGRect(
      x: point.x - Self.ring / 2, y: point.y - Self.ring / 2, width: Self.ring, height: Self.ring)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = PairLayout(setting.size, measures: panels[0].count, in: bounds.size)
    let words = layout.words
    title.style = Typography.title
    if title.sizeThatFits(CGSize(width: 9999, height: 26)).width > words.width {
      title.style = Typography.name
    }
    title.frame = CGRect(x: words.minX, y: words.minY + 14, width: words.width, height: 26)
    sentence.frame = CGRect(x: words.minX, y: words.minY + 44, width: words.width, height: 38)
    keys.frame = CGRect(x: words.minX, y: words.minY + 86, width: words.width, height: 17)
    for index in sides.indices {
      panels[index].frame = layout.readings[index]
      frames[index].frame = layout.screens[index]
      sides[index].screen.frame = frames[index].bounds
    }
  }

  /// The frames of the sides in the window, the naive side's first.
  var screens: [CGRect] { frames.map { $0.convertToWindow($0.box) } }

  /// Shows what the gauges have counted.
  func showReadings() {
    for (panel, side) in zip(panels, sides) { panel.show(side.gauge.readings) }
  }
}
