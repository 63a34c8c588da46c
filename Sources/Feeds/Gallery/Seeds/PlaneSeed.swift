import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage

/// The screen of article E: a plane that scrolls both ways, with its direction typed on it.
final class PlaneSeed: View, FrameParticipant {
  /// The cards of いろは, each sound once, in columns of seven.
  private static let sounds = Array(
    "いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせすん京")
  private static let columns = 7

  private let plane = ScrollView(frame: .zero)
  private let cards = sounds.indices.map { PlaneCard(String(sounds[$0]), number: $0) }
  private let panel = PlanePanel()

  /// The scene called `seed-e`.
  static var scene: Scene {
    Scene("seed-e", title: "いろはの面 · A plane with its direction typed on it") { context in
      Scene("seed-e", showing: PlaneSeed(frame: .zero)).makeContent(context)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for card in cards { plane.addSubview(card) }
    for view in [plane, panel] { addSubview(view) }
  }

  override func layoutSubviews() {
    let side = max(200, max(bounds.width, bounds.height) * 1.3 / CGFloat(Self.columns)).rounded()
    let extent = side * CGFloat(Self.columns) + 16
    plane.frame = bounds
    plane.contentSize = CGSize(width: extent, height: extent + 160)
    for (index, card) in cards.enumerated() {
      let (column, row) = index.quotientAndRemainder(dividingBy: Self.columns)
      card.frame = CGRect(
        x: 16 + CGFloat(column) * side, y: 16 + CGFloat(row) * side,
        width: side - 16, height: side - 16)
    }
    let width = min(bounds.width - 40, 440)
    panel.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - 132 - 24, width: width, height: 132)
  }

  /// Takes up a change of direction, which is told once for each axis: no old offset has to be kept.
  func sceneDidEmit(_ event: SceneEvent) {
    guard case .motion(.directionChanged(let direction)) = event.kind else { return }
    panel.directions[event.scroller.scroller] = direction
  }

  func snapshot() -> any Sendable { panel.directions }

  func restore(_ snapshot: any Sendable) {
    if let directions = snapshot as? [Scroller: ScrollDirection] { panel.directions = directions }
  }
}

/// A card of the plane: one sound of the old alphabet, framed in the colour of its column.
private final class PlaneCard: View {
  private static let tints: [UInt32] = [0x2F4A6B, 0x5B6B3A, 0x6E3B4E, 0x8A6A35, 0x3C5A57, 0x7A4A32, 0x4A4468]
  private let (frameLine, sound, place) = (View(), Label.leading(), Label.leading())

  init(_ text: String, number: Int) {
    super.init(frame: .zero)
    let (column, row) = number.quotientAndRemainder(dividingBy: 7)
    let tint = DynamicColor(Color(hex: Self.tints[column]))
    decoration.backgroundColor = tint
    decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
    frameLine.decoration.backgroundColor = Palette.card
    frameLine.decoration.cornerRadius = 2
    (sound.style, sound.textColor, sound.text) = (Typography.numeral, Palette.ink, text)
    (place.style, place.textColor) = (Typography.hint, Palette.secondInk)
    place.text = "\(Array("一二三四五六七")[column])の\(Array("一二三四五六七")[row])"
    for label in [sound, place] { label.textAlignment = .center }
    for view in [frameLine, sound, place] { addSubview(view) }
  }

  override func layoutSubviews() {
    frameLine.frame = bounds.insetBy(dx: 7, dy: 7)
    sound.frame = CGRect(x: 0, y: bounds.midY - 48, width: bounds.width, height: 80)
    place.frame = CGRect(x: 0, y: bounds.height - 36, width: bounds.width, height: 18)
  }
}

/// The words for the direction on each axis, of which the present one is marked.
private final class PlanePanel: View {
  /// The present direction along each axis.
  var directions: [Scroller: ScrollDirection] = [:]
  private let hint = Label.leading()
  private let across = PlanePanel.words(["leading", "none", "trailing"])
  private let down = PlanePanel.words(["top", "none", "bottom"])

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    decoration.backgroundColor = Palette.paper
    decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
    decoration.shadow = Shadow(color: Palette.shadow, offset: 4, blur: 16)
    (hint.style, hint.textColor, hint.textAlignment) = (Typography.hint, Palette.secondInk, .center)
    hint.text = "斜めに引く · Drag slantwise and back"
    for view in [hint] + across + down { addSubview(view) }
  }

  private static func words(_ words: [String]) -> [Label] {
    words.map { word in
      let label = Label.leading()
      (label.text, label.style, label.textAlignment) = (word, Typography.name, .center)
      label.decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
      return label
    }
  }

  /// Marks the present words; the plane begins at the left, which is its trailing side when read from the right.
  override func display(with pen: inout DrawingContext) {
    for (labels, direction) in [(across, directions[.horizontal]), (down, directions[.vertical])] {
      let isTurned = labels.first === across.first && context?.traits.isRightToLeft == true
      let order: [ScrollDirection] = [
        isTurned ? .towardsEnd : .towardsStart, .none, isTurned ? .towardsStart : .towardsEnd,
      ]
      for (label, word) in zip(labels, order) {
        let isPresent = word == direction ?? .none
        let mark = word == .none ? Palette.secondInk : Palette.vermilion
        label.textColor = isPresent ? Palette.card : Palette.secondInk
        label.decoration.backgroundColor = isPresent ? mark : nil
      }
    }
    super.display(with: &pen)
  }

  override func layoutSubviews() {
    let width = ((bounds.width - 48) / 3).rounded(.down)
    let isMirrored = context?.traits.isRightToLeft == true
    for (line, labels) in [across, down].enumerated() {
      for (index, label) in labels.enumerated() {
        let place = isMirrored && line == 0 ? 2 - index : index
        label.frame = CGRect(
          x: 16 + CGFloat(place) * (width + 8), y: 38 + CGFloat(line) * 44, width: width, height: 36)
      }
    }
    hint.frame = CGRect(x: 16, y: 10, width: bounds.width - 32, height: 18)
  }
}
