import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A card: its face, its paper back, and the shade that a press or a transform casts on it.
class CardCell: CollectionViewCell, CarouselAppearing, InteractionShowing {
  private struct State {
    var card: FeedCard?
    var note: CardNote?
    var look: FeedLook?
    var titleLines = FeedSection.usualTitleLines
    var tint: DynamicColor?
    var appearance = CarouselAppearance()
    var covered = CoveredEdges()
  }

  private var state = State()
  private let back = CardBack()
  private let shade = CardShade()
  private let edgeShade = EdgeShadeView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    back.elementName = "back"
    back.isHidden = true
    shade.elementName = "shade"
    shade.isUserInteractionEnabled = false
    addSubview(back)
    edgeShade.elementName = "fold"
    addSubview(shade)
    addSubview(edgeShade)
  }

  /// The card that the cell shows; `nil` before the first.
  var card: FeedCard? { state.card }

  /// The heights at a card's head and foot over which its row's band and dots lie, in points.
  nonisolated struct CoveredEdges: Sendable, Hashable {
    var head: CGFloat = 0
    var foot: CGFloat = 0
  }

  /// What lies over the card, and between which words over a picture stand; default nothing.
  final var covered: CoveredEdges {
    get { state.covered }
    set {
      guard state.covered != newValue else { return }
      state.covered = newValue
      setNeedsLayout()
    }
  }

  /// What a card's face lies on.
  enum Surface {
    /// A sheet of paper with corners and a shadow.
    case sheet
    /// A page of paper from edge to edge.
    case page
    /// Nothing: what is beneath the card shows.
    case bare
  }

  /// What the card's face lies on; override it, default a sheet.
  var ground: Surface { .sheet }

  /// The look of the feed; plain before the first card.
  final var look: FeedLook { state.look ?? FeedLook() }

  /// The most lines of the card's title at scale 1; 0 for as many as have room.
  final var titleLines: Int { state.titleLines }

  /// The corner radius of the card, in points; 0 for a page.
  var cornerRadius: CGFloat { ground == .page ? 0 : look.corner }

  /// Takes the look of the feed, which `look` tells; override it.
  func wear(_ look: FeedLook) {
    var paper = look.paper
    paper.cornerRadius = cornerRadius
    if ground == .page { paper.shadow = nil }
    decoration = ground == .bare ? Decoration() : paper
    shade.cornerRadius = cornerRadius
    edgeShade.cornerRadius = cornerRadius
    back.decoration = paper
    back.wear(look)
  }

  /// The height of the card's words with the space around them in a card of some width, in points; 0 for no words.
  ///
  /// Override it in a card that larger text makes higher.
  func wordsHeight(width: CGFloat) -> CGFloat { 0 }

  /// The labels and lines that are fainter than the title; on a tint they take its ink.
  var faintViews: (labels: [Label], rules: [View]) { ([], []) }

  private func tintPaper(_ tint: DynamicColor?) {
    guard state.tint != tint, decoration.backgroundColor != nil else { return }
    state.tint = tint
    let palette = look.palette
    decoration.backgroundColor = tint ?? palette.card
    for label in faintViews.labels { label.textColor = tint == nil ? palette.secondInk : palette.ink }
    for rule in faintViews.rules {
      rule.backgroundColor = tint == nil ? palette.line : palette.ink.withOpacity(0.2)
    }
  }

  /// Shows another card; the note describes its place, and a tint takes the place of its paper's colour.
  final func configure(
    _ card: FeedCard, note: CardNote, look: FeedLook, tint: DynamicColor? = nil,
    titleLines: Int = FeedSection.usualTitleLines
  ) {
    state.note = note
    if state.look != look || state.titleLines != titleLines {
      (state.look, state.titleLines) = (look, titleLines)
      (state.card, state.tint) = (nil, nil)
      wear(look)
    }
    tintPaper(tint)
    setNeedsLayout()
    guard state.card != card else { return }
    state.card = card
    show(card)
  }

  /// Updates the card's place in the note on its back.
  final func noteOrigin(_ origin: CGPoint) {
    guard let note = state.note, note.origin != origin else { return }
    state.note?.origin = origin
    setNeedsLayout()
  }

  /// Shows a card; override it.
  func show(_ card: FeedCard) {}

  /// The look that the row's transform gives the card.
  var carouselAppearance: CarouselAppearance {
    get { state.appearance }
    set {
      guard state.appearance != newValue else { return }
      var former = state.appearance
      state.appearance = newValue
      former.hiddenMargin = newValue.hiddenMargin
      former.transform = newValue.transform
      fadeWords()
      if former == newValue { return }
      edgeShade.shade = newValue.shade
      contentView.clipsToBounds = newValue.contentScale > 1
      setNeedsLayout()
    }
  }

  /// The frame of a picture that fills `rect`, moved by the row's transform inside the card.
  func pictureFrame(filling rect: CGRect) -> CGRect {
    let appearance = state.appearance
    guard appearance.contentScale > 1 else { return rect }
    let more = (appearance.contentScale - 1) / 2
    let isMirrored = appearance.axis == .horizontal && context?.traits.isRightToLeft ?? false
    let shift = isMirrored ? -appearance.contentShift : appearance.contentShift
    return rect.insetBy(dx: -more * rect.width, dy: -more * rect.height)
      .offsetBy(CGPoint(along: shift, across: 0, on: appearance.axis))
  }

  /// What is written over the card; override it where that is not all of its content.
  var wordViews: [View] { [contentView] }

  /// The share of a card's width that is hidden at either side when its words have faded.
  private static var wordless: CGFloat { 0.2 }

  /// Lets the words go with the edge at which reading begins while the card is hidden at its sides, and fade.
  private func fadeWords() {
    let (margin, axis) = (state.appearance.hiddenMargin, state.appearance.axis)
    let extent = max(bounds.size[axis], 1)
    let isMirrored = axis == .horizontal && context?.traits.isRightToLeft ?? false
    let way = CGPoint(along: isMirrored ? -margin : margin, across: 0, on: axis)
    for view in wordViews {
      view.alpha = min(max(1 - margin / (extent * Self.wordless), 0), 1)
      view.transform = CGAffineTransform(translationX: way.x, y: way.y)
    }
  }

  override func prepareForReuse() { carouselAppearance = CarouselAppearance() }

  func interactionDidChange() {
    shade.shade = interaction.shade
    if interaction.showsBack, back.isHidden { setNeedsLayout() }
    contentView.isHidden = interaction.showsBack
    back.isHidden = !interaction.showsBack
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if interaction.showsBack {
      back.text = state.card.flatMap { state.note?.text(of: $0, size: bounds.size) }
    }
    back.frame = bounds
    shade.frame = bounds
    edgeShade.frame = bounds
    if state.appearance.hiddenMargin > 0 { fadeWords() }
  }
}
