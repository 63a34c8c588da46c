import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A card: its face, its paper back, and the shade that a press or a fold casts on it.
class CardCell: CollectionViewCell, FoldShading {
  private struct State {
    var card: FeedCard?
    var note: CardNote?
    var hasPaper = true
  }

  private var state = State()
  private let back = CardBack()
  private let shade = CardShade()
  private let fold = FoldShadeView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    back.elementName = "back"
    back.isHidden = true
    shade.elementName = "shade"
    shade.isUserInteractionEnabled = false
    addSubview(back)
    fold.elementName = "fold"
    addSubview(shade)
    addSubview(fold)
    standOnPaper(true)
  }

  /// What the card shows.
  var card: FeedCard? { state.card }

  /// The corners of the card.
  var cornerRadius: CGFloat { state.hasPaper ? FeedMetrics.cornerRadius : 0 }

  /// Whether the card is a piece of paper with corners and a shadow; a full-bleed page is none.
  func standOnPaper(_ isPaper: Bool) {
    state.hasPaper = isPaper
    var look = Decoration()
    look.backgroundColor = Palette.card
    look.cornerRadius = cornerRadius
    if isPaper { look.shadow = Shadow(color: Palette.shadow, offset: 2, blur: 8) }
    decoration = look
    shade.cornerRadius = cornerRadius
    fold.cornerRadius = cornerRadius
    back.decoration = look
  }

  /// Takes another card; the note tells where it stands.
  final func configure(_ card: FeedCard, note: CardNote) {
    state.note = note
    back.text = nil
    guard state.card != card else { return }
    state.card = card
    show(card)
    setNeedsLayout()
  }

  /// Shows a card; override it.
  func show(_ card: FeedCard) {}

  /// How the fold falls on the card.
  var foldShade: FoldShade {
    get { fold.fold }
    set { fold.fold = newValue }
  }

  override func prepareForReuse() { fold.fold = FoldShade() }

  override func interactionDidChange() {
    shade.press = interaction.press
    if interaction.showsBack, back.text == nil, let note = state.note {
      back.text = note.text(title: card?.title ?? "", size: bounds.size)
    }
    contentView.isHidden = interaction.showsBack
    back.isHidden = !interaction.showsBack
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = bounds
    shade.frame = bounds
    fold.frame = bounds
  }
}
