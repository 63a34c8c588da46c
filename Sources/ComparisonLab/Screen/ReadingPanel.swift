import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// The number above a side: whose side it is, how much it has counted, and what.
final class ReadingPanel: View {
  private static let number = TextStyle(.serif, .bold, size: 38, lineHeightMultiple: 1.1)

  private let caption = Label()
  private let value = Label()
  private let meaning = Label()
  private let measure: LabMeasure

  init(_ caption: String, _ measure: LabMeasure) {
    self.measure = measure
    super.init(frame: .zero)
    self.caption.text = caption
    self.caption.style = Typography.hint
    self.caption.textColor = Palette.secondInk
    value.style = Self.number
    meaning.style = Typography.caption
    meaning.textColor = Palette.secondInk
    meaning.numberOfLines = 2
    meaning.text = measure.name
    for (label, name) in [(self.caption, "caption"), (value, "value"), (meaning, "meaning")] {
      label.elementName = name
      addSubview(label)
    }
    show(0)
  }

  /// Shows a reading, vermilion once it is beyond the limit.
  func show(_ reading: Double) {
    value.text = LabNumber.text(reading, unit: measure.unit)
    value.textColor = measure.holds(reading) ? Palette.ink : Palette.vermilion
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = value.sizeThatFits(bounds.size)
    let width = min(bounds.width * 0.62, own.width.rounded(.up) + 10)
    caption.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 17)
    value.frame = inReadingOrder(CGRect(x: 0, y: 24, width: width, height: 44))
    meaning.frame = inReadingOrder(
      CGRect(x: width, y: 28, width: max(0, bounds.width - width), height: 38))
  }
}
