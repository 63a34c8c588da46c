import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The title slip of a folded book: 折本 on a strip of paper, sealed in red.
final class TitleSlip: View {
  /// The extent of the slip with its seal, in points.
  static let size = CGSize(width: 40, height: 66)

  private let strip = View()
  private let title = Cartouche(style: Typography.title)
  private let seal = View()
  private let sealMark = Label(Typography.hint, Palette.paper)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    title.text = "折本"
    title.decoration.backgroundColor = Palette.card
    title.decoration.shadow = Shadow(color: Palette.shadow, offset: 1, blur: 4)
    seal.decoration.backgroundColor = Palette.vermilion
    seal.decoration.cornerRadius = 2
    sealMark.text = "年"
    sealMark.textAlignment = .center
    addSubview(title)
    addSubview(seal)
    seal.addSubview(sealMark)
  }

  override func layoutSubviews() {
    place(title, at: CGRect(x: 0, y: 0, width: 31, height: 60))
    place(seal, at: CGRect(x: 21, y: 48, width: 18, height: 18))
    sealMark.frame = seal.bounds
  }
}
