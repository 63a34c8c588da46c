import ScreenInterface

nonisolated extension FeedDocument {
  /// The feed with every visible text pseudolocalized: as long and accented as a translation may be.
  var pseudolocalized: FeedDocument {
    var feed = self
    feed.title.pseudolocalize()
    feed.subtitle.pseudolocalize()
    for index in feed.sections.indices { feed.sections[index].pseudolocalize() }
    return feed
  }
}

nonisolated extension FeedSection {
  fileprivate mutating func pseudolocalize() {
    title.pseudolocalize()
    subtitle.pseudolocalize()
    hint.pseudolocalize()
    for index in cards.indices { cards[index].pseudolocalize() }
    for index in newCards.indices { newCards[index].pseudolocalize() }
    for index in moreCards.indices { moreCards[index].pseudolocalize() }
    guard case .carousel(var carousel) = layout, var overlay = carousel.overlay else { return }
    for index in overlay.lines.indices { overlay.lines[index].pseudolocalize() }
    for index in overlay.moreLines.indices { overlay.moreLines[index].pseudolocalize() }
    overlay.button.pseudolocalize()
    overlay.less.pseudolocalize()
    carousel.overlay = overlay
    layout = .carousel(carousel)
  }
}

nonisolated extension FeedCard {
  fileprivate mutating func pseudolocalize() {
    title.pseudolocalize()
    subtitle.pseudolocalize()
    body.pseudolocalize()
    badge.pseudolocalize()
    price.pseudolocalize()
    button.pseudolocalize()
    back.pseudolocalize()
  }
}

nonisolated extension String {
  fileprivate mutating func pseudolocalize() { self = Pseudolocalization.text(self) }
}
