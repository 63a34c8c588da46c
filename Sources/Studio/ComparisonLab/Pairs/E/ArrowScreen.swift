import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// A screen with large arrows above its content that show the reported directions.
final class ArrowScreen: View {
  private static let boardHeight: CGFloat = 56
  private static let arrow = TextStyle(.sans, .bold, size: 30, lineHeightMultiple: 1.2)

  private let board = View()
  private let words = Label()
  private let arrows: [Label]
  private let content: View
  private let controls: [Button]

  /// Creates the screen; `controls` replace the text beside the arrows.
  init(_ content: View, _ caption: String, arrows count: Int, controls: [Button] = []) {
    self.content = content
    arrows = (0..<count).map { _ in Label() }
    self.controls = controls
    super.init(frame: .zero)
    board.elementName = "board"
    board.decoration.backgroundColor = Palette.card
    board.decoration.borderColor = Palette.line
    words.text = caption
    words.style = Typography.caption
    words.textColor = Palette.secondInk
    words.isHidden = !controls.isEmpty
    addSubview(content)
    addSubview(board)
    board.addSubview(words)
    for label in arrows {
      label.style = Self.arrow
      label.textAlignment = .center
      board.addSubview(label)
    }
    controls.forEach(board.addSubview)
    show(arrows.map { _ in .none })
  }

  /// Shows arrows; wrong ones are vermilion.
  func show(_ reported: [ReportedDirection], areWrong: Bool = false) {
    for (label, direction) in zip(arrows, reported) {
      label.text = direction.rawValue
      label.textColor =
        direction == .none ? Palette.secondInk : areWrong ? Palette.vermilion : Palette.indigo
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(Self.boardHeight, bounds.height)
    board.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    content.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
    let isTurned = context?.traits.isRightToLeft ?? false
    func place(_ view: View, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      let left = isTurned ? bounds.width - x - size.width : x
      view.frame = CGRect(origin: CGPoint(x: left, y: y), size: size)
    }
    for (index, label) in arrows.enumerated() {
      let x = bounds.width - 60 - CGFloat(arrows.count - 1 - index) * 48
      place(label, x, 9, CGSize(width: 44, height: 38))
    }
    place(words, 16, 18, CGSize(width: max(0, bounds.width - 130), height: 20))
    for (index, control) in controls.enumerated() {
      place(control, 16 + CGFloat(index) * 112, 10, CGSize(width: 100, height: 36))
    }
  }
}
