import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// The view of a pair: the texts, and both sides below their numbers.
final class PairView: View {
  private let words: PairCaptions
  private let panels: [ReadoutPanel]
  private let frames: [View]
  private let sides: [LabSide]
  private let pair: LabPair
  private let mark = View()

  /// The width of the ring that shows the second pointer, in points.
  private static let ring: CGFloat = 18

  init(_ pair: LabPair, _ sides: [LabSide], hasKeys: Bool) {
    self.sides = sides
    self.pair = pair
    words = PairCaptions(pair, hasKeys: hasKeys)
    panels = [pair.origin.caption, pair.cureCaption].map { ReadoutPanel($0, pair.measures) }
    frames = sides.map { _ in View() }
    super.init(frame: .zero)
    words.elementName = "words"
    addSubview(words)
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

  /// Shows the location of the second pointer, in points of the window; `nil` for none.
  func showHand(at point: CGPoint?) {
    mark.isHidden = point == nil
    guard let point else { return }
    mark.frame = CGRect(
      x: point.x - Self.ring / 2, y: point.y - Self.ring / 2, width: Self.ring, height: Self.ring)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = pair.layout(in: bounds.size)
    words.isColumn = layout.isColumn
    let (wanted, given) = (pair.setting.size.width, layout.screens[0].width)
    words.narrowing = given < wanted ? (wanted, given) : nil
    words.frame = layout.words
    for index in sides.indices {
      panels[index].room = layout.room
      panels[index].frame = layout.readings[index]
      frames[index].frame = layout.screens[index]
      sides[index].screen.frame = frames[index].bounds
    }
  }

  /// The frames of the sides in the window, the naive side's first.
  var screens: [CGRect] { frames.map { $0.convertToWindow($0.box) } }

  /// Shows a note when the naive side has not failed: its stroke is made for another size of window.
  func showVerdict() {
    words.lacksFailure = !pair.measures[0].fails(sides[0].metric.readings[0])
  }

  /// Shows the values of the metrics.
  func showReadings() {
    for (panel, side) in zip(panels, sides) { panel.show(side.metric.readings) }
  }
}
