import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Typesetting

/// The view of a feed's brand: a logo, or a slip with a text, optionally with a seal in its corner.
final class BrandMark: View {
  private struct State {
    var brand = FeedBrand.none
    var look: FeedLook?
  }

  /// The size of a seal on a slip, and of one without a slip, in points.
  fileprivate nonisolated static let (sealExtent, loneSeal): (CGFloat, CGFloat) = (18, 32)
  /// The part of a seal that hangs over the end and the side of its slip, in points.
  private static let overhang = CGSize(width: 8, height: 6)

  private var state = State()
  private let logo = ImageView()
  private let slip = TitleStrip()
  private let seal = View()
  private let sealMark = Label(lines: 1)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    slip.isUserInteractionEnabled = false
    logo.placeholder = .clear
    seal.decoration.cornerRadius = 2
    sealMark.textAlignment = .center
    for view in [slip, seal, logo] { addSubview(view) }
    seal.addSubview(sealMark)
  }

  /// Applies the style of the feed, and shows its brand.
  func wear(_ look: FeedLook) {
    guard state.look != look else { return }
    state = State(brand: look.brand, look: look)
    slip.wear(look, Typography.title)
    slip.decoration.backgroundColor = look.palette.card
    slip.decoration.shadow = look.paper.shadow.map { Shadow(color: $0.color, offset: 1, blur: 4) }
    seal.decoration.backgroundColor = look.palette.current
    logo.image = nil
    (slip.text, sealMark.text) = ("", "")
    switch look.brand {
    case .none: break
    case .logo(let picture, _): logo.image = picture.file.map { PictureReference(path: $0.path, fit: .whole) }
    case .slip(let text, let mark): (slip.text, sealMark.text) = (text, mark)
    }
    sealMark.wear(look, slip.text.isEmpty ? Typography.name : Typography.hint, .paper)
    logo.isHidden = logo.image == nil
    slip.isHidden = slip.text.isEmpty
    seal.isHidden = sealMark.text.isEmpty
    setNeedsLayout()
  }

  private func scaled(_ points: CGFloat) -> CGFloat { state.look?.scaled(points) ?? points }

  private var overhang: CGSize {
    CGSize(width: scaled(Self.overhang.width), height: scaled(Self.overhang.height))
  }

  /// The extent of the slip alone, in points.
  private var slipSize: CGSize { slip.arrange(in: CGSize(width: 240, height: CGFloat.infinity)) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    switch state.brand {
    case .none: return .zero
    case .logo(_, let size): return size
    case .slip(let text, _) where text.isEmpty:
      return CGSize(width: scaled(Self.loneSeal), height: scaled(Self.loneSeal))
    case .slip(_, let mark):
      let (slip, over) = (slipSize, mark.isEmpty ? CGSize.zero : overhang)
      return CGSize(
        width: slip.width + over.width + (mark.isEmpty ? 0 : 1), height: slip.height + over.height)
    }
  }

  override func layoutSubviews() {
    place(logo, at: bounds)
    let slipFrame = CGRect(origin: .zero, size: slip.text.isEmpty ? .zero : slipSize)
    place(slip, at: slipFrame)
    let extent = slip.text.isEmpty ? scaled(Self.loneSeal) : scaled(Self.sealExtent)
    let corner =
      slip.text.isEmpty
      ? .zero
      : CGPoint(
        x: slipFrame.maxX + overhang.width - extent, y: slipFrame.maxY + overhang.height - extent)
    place(seal, at: CGRect(origin: corner, size: CGSize(width: extent, height: extent)))
    sealMark.frame = seal.bounds
  }
}

extension FeedBrand {
  /// Returns the height that the brand needs in a header, with the space above and below, in points.
  nonisolated func headerHeight(in look: FeedLook) -> CGFloat {
    let height: CGFloat
    switch self {
    case .none: return 0
    case .logo(_, let size): height = size.height + 8
    case .slip(let text, _) where text.isEmpty: height = look.scaled(BrandMark.loneSeal) + 8
    case .slip(let text, let mark):
      height =
        TitleStrip.height(of: text, look.fonts[Typography.title]) + 8 + (mark.isEmpty ? 0 : look.scaled(6))
    }
    return ((height + 6) / 8).rounded(.up) * 8
  }

  /// Returns the greatest width that the brand takes in a header, with the space after it, in points.
  nonisolated func mostHeaderWidth(in look: FeedLook) -> CGFloat {
    let size = look.fonts[Typography.title].size
    switch self {
    case .none: return 0
    case .logo(_, let size): return size.width + 12
    case .slip(let text, _) where text.isEmpty: return look.scaled(BrandMark.loneSeal) + 12
    case .slip(let text, _):
      return (text.canStandUpright ? size : CGFloat(text.utf16.count) * size) + 40
    }
  }
}
