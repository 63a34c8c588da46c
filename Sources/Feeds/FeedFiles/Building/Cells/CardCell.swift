import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The base class of card cells: the front, the back, and the shade of a press or a transform.
class CardCell: CollectionViewCell, CarouselAppearing, InteractionShowing {
  private struct State {
    var card: FeedCard?
    var note: CardNote?
    var look: FeedLook?
    var titleLines = FeedSection.usualTitleLines
    var tint: DynamicColor?
    var appearance = CarouselAppearance()
    var covered = CoveredEdges()
    var rowCards: (() -> [FeedCard])?
    var feedWidth: CGFloat = 0
    var isInRow = false
    var linkTitle = ""
    var chevron: LinkChevron?
    var badgeCover = BadgeCover()
  }

  private var state = State()
  private let back = CardBackView()
  private let shade = CardShadeView()
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

  /// The heights at a card's top and bottom that its row's band and dots cover, in points.
  nonisolated struct CoveredEdges: Sendable, Hashable {
    var head: CGFloat = 0
    var foot: CGFloat = 0
  }

  /// The covered edges of the card, between which text over a picture is placed; default none.
  final var covered: CoveredEdges {
    get { state.covered }
    set {
      guard state.covered != newValue else { return }
      state.covered = newValue
      setNeedsLayout()
    }
  }

  /// Returns the cards of the row of a grid in which the card stands, this one among them; `nil` elsewhere.
  ///
  /// Their pictures are equally high, whatever their texts.
  final var rowCards: (() -> [FeedCard])? {
    get { state.rowCards }
    set { state.rowCards = newValue }
  }

  /// The width of the feed, which decides where text over pages and mosaics begins, in points; 0 if unknown.
  final var feedWidth: CGFloat {
    get { state.feedWidth }
    set {
      guard state.feedWidth != newValue else { return }
      state.feedWidth = newValue
      if followsFeedWidth { setNeedsLayout() }
    }
  }

  /// True for a card whose layout depends on the width of the feed.
  var followsFeedWidth: Bool { ground == .page }

  /// True for a card of a row, whose estimated height is the number that is written; default false.
  final var isInRow: Bool {
    get { state.isInRow }
    set { state.isInRow = newValue }
  }

  /// The title of the section or the feed that the card leads to; empty for a card without a link.
  var linkTitle: String {
    get { state.linkTitle }
    set { state.linkTitle = newValue }
  }

  /// True where a button leads on instead of the whole card; override it in a card that may hide the button.
  var leadsByButton: Bool { card.map { !$0.button.isEmpty } ?? false }

  /// The part of the card that the badge on its corner covers; default none.
  final var badgeCover: BadgeCover {
    get { state.badgeCover }
    set {
      guard state.badgeCover != newValue else { return }
      state.badgeCover = newValue
      setNeedsLayout()
    }
  }

  /// The chevron of a card that leads on; `nil` before the first such card.
  final var chevron: LinkChevron? { state.chevron }

  /// The surface of a card's front.
  enum Surface {
    /// A sheet with rounded corners and a shadow.
    case sheet
    /// A page from edge to edge, without corners and shadow.
    case page
    /// No background: the views beneath the card are visible.
    case bare
  }

  /// True where the chevron lies over a picture, on a disc; override it, default false.
  var isChevronOverPicture: Bool { false }

  /// The surface of the card's front; override it, default a sheet.
  var ground: Surface { .sheet }

  /// The style of the feed; the default style before the first card.
  final var look: FeedLook { state.look ?? FeedLook() }

  /// The maximum number of lines of the card's title at scale 1; 0 for as many as fit.
  final var titleLines: Int { state.titleLines }

  /// The corner radius of the card, in points; 0 for a page.
  var cornerRadius: CGFloat { ground == .page ? 0 : look.corner }

  /// Applies the style of the feed, available as `look`; override it.
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

  /// Returns the height of the card's text with its padding in a card of a width, in points; 0 without text.
  ///
  /// Override it in a card that grows with the text scale.
  func wordsHeight(width: CGFloat) -> CGFloat { 0 }

  /// The labels and lines in secondary colours; on a tint they use the tint's text colour.
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

  /// Shows another card; the note describes its position, and a tint replaces its background colour.
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
    if state.card != card {
      state.card = card
      show(card)
    }
    wearChevron()
  }

  /// Adds the chevron for the first card that leads on, and colours it as the card's secondary text.
  private func wearChevron() {
    if state.card?.leadsOn ?? false, state.chevron == nil {
      let chevron = LinkChevron()
      contentView.addSubview(chevron)
      state.chevron = chevron
    }
    let color = state.tint == nil ? look.palette.secondInk : look.palette.ink
    state.chevron?.wear(look, color, isOverPicture: isChevronOverPicture)
  }

  /// Updates the card's position in the note on its back.
  final func noteOrigin(_ origin: CGPoint) {
    guard let note = state.note, note.origin != origin else { return }
    state.note?.origin = origin
    setNeedsLayout()
  }

  /// Shows a card; override it.
  func show(_ card: FeedCard) {}

  /// The appearance that the row's transform applies to the card.
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

  /// Returns the frame of a picture that fills `rect`, with the parallax of the row's transform.
  func pictureFrame(filling rect: CGRect) -> CGRect {
    let appearance = state.appearance
    guard appearance.contentScale > 1 else { return rect }
    let more = (appearance.contentScale - 1) / 2
    let isMirrored = appearance.axis == .horizontal && context?.traits.isRightToLeft ?? false
    let shift = isMirrored ? -appearance.contentShift : appearance.contentShift
    return rect.insetBy(dx: -more * rect.width, dy: -more * rect.height)
      .offsetBy(CGPoint(along: shift, across: 0, on: appearance.axis))
  }

  /// The views with the card's text; override it where they are not the whole content view.
  var wordViews: [View] { [contentView] }

  /// The hidden fraction of a card's width at either side at which its text has faded out.
  private static var wordless: CGFloat { 0.2 }

  /// Shifts the text with the leading edge and fades it while the card is partly hidden at its sides.
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
    state.chevron?.isHidden = true
    back.frame = bounds
    shade.frame = bounds
    edgeShade.frame = bounds
    if state.appearance.hiddenMargin > 0 { fadeWords() }
  }
}
